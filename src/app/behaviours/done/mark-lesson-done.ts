// The button at the end of a lesson: says that the lesson is done, and takes it back.
import '#styles/done.css';
import { dayAndMonth } from '#lib/long-date.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { questionNames } from './question-names.ts';

/** Starts the bar at the end of a lesson. */
export function markLessonDone(root: HTMLElement, progress: SiteProgress): () => void {
  const button = root.querySelector('button');
  const day = root.querySelector('p:last-child > b');
  const path = pagePathOf(root);
  const leaving = new AbortController();

  if (button) button.disabled = false;
  button?.addEventListener(
    'click',
    async () => {
      const isDone = button.getAttribute('aria-pressed') === 'true';
      const store = await progress.open();
      if (!isDone) await store.startReview(path, questionNames());
      await store.setDone(path, !isDone);
    },
    { signal: leaving.signal },
  );
  progress.follow(leaving.signal, async (store) => {
    const doneAt = await store.doneAt(path);
    root.toggleAttribute('data-done', doneAt !== null);
    button?.setAttribute('aria-pressed', String(doneAt !== null));
    if (day && doneAt !== null) day.textContent = `Done on ${dayAndMonth(new Date(doneAt))}`;
  });
  return () => leaving.abort();
}
