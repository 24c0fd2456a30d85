// Controls for marking a page as done, at the end of a lesson and of a step. The server renders them disabled, and
// `start-done.tsx` hydrates them; without JavaScript, styles hide them.
import { dayAndMonth } from '#messages/dates.ts';
import * as text from '#messages/done.ts';

export interface DoneMarkProps {
  /** False in the document of the server, whose controls do nothing yet. */
  isLive?: boolean;
  /** When the page was marked as done; null if it isn't. */
  doneAt?: number | null;
  mark?(isDone: boolean): void;
}

export interface LessonFacts {
  /** Number of questions in the lesson. */
  questions: number;
  /** The number of the lesson in its course. */
  place: number;
}

/** The bar of a lesson. It contains both states, so that a change moves nothing; styles show one of them. */
export function LessonDone(props: LessonFacts & DoneMarkProps) {
  const { questions, place, isLive = false, doneAt = null, mark } = props;
  const isDone = doneAt !== null;
  return (
    <div className="done-bar" data-done={isDone ? '' : undefined}>
      <div className="done-states">
        <p>
          <b>{text.knowThis}</b>
          {questions > 0 ? text.answersFinish(questions) : text.buttonFinishes}
        </p>
        <p>
          <b>{isDone ? text.doneOn(dayAndMonth(new Date(doneAt))) : text.done}</b>
          {text.blockFilled(place, questions > 0)}
        </p>
      </div>
      <button
        type="button"
        className="button button-quiet done-states"
        aria-pressed={isDone}
        disabled={!isLive}
        onClick={() => mark?.(!isDone)}
      >
        <span>{text.markAsDone}</span>
        <span>{text.done}</span>
      </button>
    </div>
  );
}

/** The checkbox of a step of a guide. */
export function StepDone({ isLive = false, doneAt = null, mark }: DoneMarkProps) {
  return (
    <label className="step-done">
      <input
        type="checkbox"
        checked={doneAt !== null}
        disabled={!isLive}
        onChange={() => mark?.(doneAt === null)}
      />
      {text.stepIsDone}
    </label>
  );
}

/** The place of the bar in a document, with the props that hydration reads. */
export function LessonDonePlace(facts: LessonFacts) {
  return (
    <div className="lesson-mark" data-questions={facts.questions} data-place={facts.place}>
      <LessonDone {...facts} />
    </div>
  );
}

/** The place of the checkbox in a document. */
export function StepDonePlace() {
  return (
    <div className="step-mark">
      <StepDone />
    </div>
  );
}

/** Number of questions in the text of a page. */
export function countQuestions(html: string): number {
  return html.split(' data-question="').length - 1;
}
