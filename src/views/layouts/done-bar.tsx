// How a reader says that a page is done: the end of a lesson, the end of a step. Which of the two states holds is
// known to the reader's device alone; a script says it (`app/behaviours/done`), and both states take the same room.
import { Icon } from '#ui/icon.tsx';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

interface LessonDoneProps {
  /** How many questions the lesson asks. */
  questions: number;
  /** The number of the lesson in its course. */
  place: number;
}

/** The button that finishes a lesson. */
export function LessonDone({ questions, place }: LessonDoneProps) {
  const answers =
    questions === 1 ? 'One right answer finishes' : `${numbers[questions] ?? questions} right answers finish`;
  return (
    <div className="done-bar">
      <div className="done-states">
        <p>
          <b>Know this already?</b>
          {questions > 0 ? `${answers} the lesson. So does this button.` : 'This button finishes the lesson.'}
        </p>
        <p>
          <b>Done</b>
          {`Block ${place} is filled.${questions > 0 ? ' The questions come again when they are due.' : ''}`}
        </p>
      </div>
      <button type="button" className="button button-quiet done-states" aria-pressed="false" disabled>
        <span>
          <Icon name="i-lucide-check" /> Mark as done
        </span>
        <span>
          <Icon name="i-lucide-circle-check" /> Done
        </span>
      </button>
    </div>
  );
}

/** The box that finishes a step of a guide. */
export function StepDone() {
  return (
    <label className="step-done">
      <input type="checkbox" />I have done this step
    </label>
  );
}

/** How many questions the text of a page asks. */
export function countQuestions(html: string): number {
  return html.split(' data-question=""').length - 1;
}
