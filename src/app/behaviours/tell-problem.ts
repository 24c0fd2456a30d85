// Tells readers that a part of the page does not respond yet: beside the part, or after a click on something that a
// page is complete without, in a toast.
import type { PartProblem } from '#runtime/behaviours.ts';
import { createElement } from '#ui/create-element.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

/** Returns how to take the notice back. */
export function tellProblem(toasts: Pick<ToastStore, 'add' | 'remove'>, problem: PartProblem): () => void {
  const { element, name, kind, isExtra, tries, retry } = problem;
  // Its own sentence has more to say, and its styles show it.
  if (kind === 'failed' && element.querySelector('.quest-failed')) return () => {};
  const text = kind === 'stalled' ? `${name} is still loading.` : `${name} could not be loaded.`;
  // A pending request cannot be repeated, and some browsers remember a failed one for as long as the document lives.
  const isReload = kind === 'stalled' || tries > 1;
  const label = isReload ? 'Reload the page' : 'Try again';
  const act = isReload ? () => location.reload() : retry;
  if (isExtra) {
    toasts.add({ id: name, title: text, color: 'error', actions: [{ label, onClick: act }] });
    return () => toasts.remove(name);
  }
  const button = createElement('button', { type: 'button', class: 'button button-small' }, label);
  button.addEventListener('click', act);
  const notice = createElement('p', { class: 'part-notice', role: 'status' }, `${text} `, button);
  element.before(notice);
  return () => notice.remove();
}
