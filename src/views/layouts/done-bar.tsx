// Controls for marking a page as done, at the end of a lesson and of a step.

interface LessonDoneProps {
  /** Number of questions in the lesson. */
  questions: number;
  /** The number of the lesson in its course. */
  place: number;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/**
 * The bar that finishes a lesson, with both states; styles show one of them. Its script enables the button
 * (`app/behaviours/done/mark-lesson-done.ts`); without JavaScript, styles hide the bar.
 */
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
        <span>Mark as done</span>
        <span>Done</span>
      </button>
    </div>
  );
}

/** The checkbox that finishes a step of a guide; disabled until the script that saves it has loaded. */
export function StepDone() {
  return (
    <label className="step-done">
      <input type="checkbox" disabled />I have done this step
    </label>
  );
}

/** Number of questions in the text of a page. */
export function countQuestions(html: string): number {
  return html.split(' data-question="').length - 1;
}
