// The change that the foot of an example asks for, made by a button. Without script the change can be unfolded.
import { applyEdit, readEdit } from '#lib/line-edit.ts';

interface ShownSource {
  original: string;
  current(): string;
  write(text: string): void;
}

/** Puts a button beside the task, where there is something to try. */
export function addShowMe(figure: HTMLElement, { original, current, write }: ShownSource): void {
  const place = figure.querySelector<HTMLElement>('.try noscript');
  // To a browser that runs scripts, what stands in `noscript` is text.
  const answer = new DOMParser().parseFromString(place?.textContent ?? '', 'text/html');
  const edit = readEdit(answer.querySelector('pre')?.textContent ?? '');
  if (!place || applyEdit(original, edit) === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-action';
  button.textContent = 'Show me';
  button.addEventListener('click', () => {
    // What else the reader has changed stays, unless it is the very place of the edit.
    write(applyEdit(current(), edit) ?? applyEdit(original, edit) ?? original);
    const view = figure.querySelector(`[data-view="${place.dataset.in}"]`);
    if (view) figure.querySelector<HTMLElement>(`[aria-controls="${view.id}"]`)?.click();
  });
  figure.querySelector('.try')?.append(button);
}
