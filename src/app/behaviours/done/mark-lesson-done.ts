// The bar at the end of a lesson, whose button says that the lesson is done, and takes it back.
import '#styles/with-scripts/done.css';
import { dayAndMonth } from '#messages/dates.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { questionIds } from './question-ids.ts';

export function markLessonDone(root: HTMLElement, progress: SiteProgress): (() => void) | undefined {
  const button = root.querySelector('button');
  const day = root.querySelector('p:last-child > b');
  if (!button || !day) return undefined;
  const path = pagePathOf(root);
  const leaving = new AbortController();
  button.disabled = false;

  button.addEventListener(
    'click',
    async () => {
      const isDone = button.getAttribute('aria-pressed') === 'true';
      const store = await progress.open();
      if (!isDone) await store.startReview(path, questionIds());
      await store.setDone(path, !isDone);
    },
    { signal: leaving.signal },
  );
  progress.follow(leaving.signal, async (store) => {
    const doneAt = await store.doneAt(path);
    root.toggleAttribute('data-done', doneAt !== null);
    button.setAttribute('aria-pressed', String(doneAt !== null));
    if (doneAt !== null) day.textContent = `Done on ${dayAndMonth(new Date(doneAt))}`;
  });
  return () => leaving.abort();
}
