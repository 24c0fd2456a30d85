// Questions read from the HTML in the payload of their page.
import { shuffle } from '#lib/shuffle.ts';
import { exercisePrefix } from '#schema/progress.ts';

export interface PageQuestion {
  id: string;
  /** The question, as HTML. */
  legend: string;
  /** Content between the question and its choices, such as code to look at, as HTML; empty if there is none. */
  shown: string;
  choices: { html: string; isRight: boolean }[];
  /** Why the answer is right, as HTML; empty if the lesson doesn't say. */
  why: string;
}

/** The choices are in a new order each time, so that readers don't learn the position of the right answer. */
export interface DueQuestion extends Omit<PageQuestion, 'id'> {
  /** The card of an exercise, as HTML, which is done again here; null for a question. */
  exercise: string | null;
}

/** All questions of a page, in their order. */
export function readQuestions(html: string): PageQuestion[] {
  return [...parse(html).querySelectorAll<HTMLElement>('.question')].map((question) => ({
    id: question.dataset.question ?? '',
    legend: question.querySelector('legend')?.innerHTML ?? '',
    shown: question.querySelector(':scope > legend + :not(.question-choices)')?.innerHTML ?? '',
    choices: [...question.querySelectorAll('.choice')].map((choice) => ({
      html: choice.querySelector('span')?.innerHTML ?? '',
      isRight: choice.querySelector('input[data-right]') !== null,
    })),
    why: [...question.querySelectorAll('details > .answer ~ *')].map((part) => part.outerHTML).join(''),
  }));
}

/** The question or exercise with this id on a page; null if the page no longer has it. */
export function findQuestion(html: string, id: string): DueQuestion | null {
  if (id.startsWith(exercisePrefix)) return findExercise(html, id);
  const question = readQuestions(html).find((one) => one.id === id);
  return question ? { ...question, exercise: null, choices: shuffle(question.choices) } : null;
}

function findExercise(html: string, id: string): DueQuestion | null {
  const exercises = [...parse(html).querySelectorAll<HTMLElement>('.exercise')];
  const exercise = exercises.find(({ dataset }) => exercisePrefix + dataset.exercise === id);
  return exercise ? { exercise: exercise.outerHTML, legend: '', shown: '', choices: [], why: '' } : null;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
