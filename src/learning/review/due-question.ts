// A question of a lesson, read from the HTML in the payload of its page.
import { shuffle } from '#lib/shuffle.ts';
import { exercisePrefix } from '#schema/progress.ts';

export interface DueQuestion {
  /** The card of an exercise, as HTML, which is done again here; null for a question. */
  exercise: string | null;
  /** The question, as HTML. */
  legend: string;
  /** In a new order each time, so that readers don't learn the position of the right answer. */
  choices: { html: string; isRight: boolean }[];
  /** Why the answer is right, as HTML; empty if the lesson doesn't say. */
  why: string;
}

/** The question or exercise with this id on a page; null if the page no longer has it. */
export function findQuestion(html: string, id: string): DueQuestion | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (id.startsWith(exercisePrefix)) {
    const exercise = [...page.querySelectorAll<HTMLElement>('.exercise')].find(
      ({ dataset }) => exercisePrefix + dataset.exercise === id,
    );
    return exercise ? { exercise: exercise.outerHTML, legend: '', choices: [], why: '' } : null;
  }
  const question = [...page.querySelectorAll<HTMLElement>('.question')].find(
    ({ dataset }) => dataset.question === id,
  );
  if (!question) return null;
  const choices = [...question.querySelectorAll('.choice')].map((choice) => ({
    html: choice.querySelector('span')?.innerHTML ?? '',
    isRight: choice.querySelector('input[data-right]') !== null,
  }));
  return {
    exercise: null,
    legend: question.querySelector('legend')?.innerHTML ?? '',
    choices: shuffle(choices),
    why: [...question.querySelectorAll('details > .answer ~ *')].map((part) => part.outerHTML).join(''),
  };
}
