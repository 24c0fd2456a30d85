// The bar at the end of a lesson, whose button says that the lesson is done, and takes it back.
import '#styles/with-scripts/done.css';
import { dayAndMonth } from '#lib/long-date.ts';
import { element } from '../../progress/element.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { questionNames } from './question-names.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Draws the bar into the room that the page has for it, and starts it. */
export function markLessonDone(root: HTMLElement, progress: SiteProgress): () => void {
  const { button, day, parts } = drawBar(Number(root.dataset.questions), Number(root.dataset.place));
  const path = pagePathOf(root);
  const leaving = new AbortController();
  root.replaceChildren(...parts);

  button.addEventListener(
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
    button.setAttribute('aria-pressed', String(doneAt !== null));
    if (doneAt !== null) day.textContent = `Done on ${dayAndMonth(new Date(doneAt))}`;
  });
  return () => leaving.abort();
}

/** Both states, of which styles show one. */
function drawBar(questions: number, place: number) {
  const day = element('b', {}, 'Done');
  const button = element(
    'button',
    { type: 'button', class: 'button button-quiet done-states', 'aria-pressed': 'false' },
    element('span', {}, 'Mark as done'),
    element('span', {}, 'Done'),
  );
  const answers =
    questions === 1 ? 'One right answer finishes' : `${numbers[questions] ?? questions} right answers finish`;
  const how =
    questions > 0 ? `${answers} the lesson. So does this button.` : 'This button finishes the lesson.';
  const then = `Block ${place} is filled.${questions > 0 ? ' The questions come again when they are due.' : ''}`;
  const words = element(
    'div',
    { class: 'done-states' },
    element('p', {}, element('b', {}, 'Know this already?'), how),
    element('p', {}, day, then),
  );
  return { button, day, parts: [words, button] };
}
