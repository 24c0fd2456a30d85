// How a reader says that a page is done: at the end of a lesson, and of a step.

interface LessonDoneProps {
  /** How many questions the lesson asks. */
  questions: number;
  /** The number of the lesson in its course. */
  place: number;
}

/**
 * The room for the button that finishes a lesson. Whether it is finished is known to the reader's device alone, so a
 * script draws it (`app/behaviours/done/mark-lesson-done.ts`), a little before it comes into view.
 */
export function LessonDone({ questions, place }: LessonDoneProps) {
  return <div className="done-bar" data-questions={questions} data-place={place} />;
}

/** The box that finishes a step of a guide; disabled until its script is there to keep the tick. */
export function StepDone() {
  return (
    <label className="step-done">
      <input type="checkbox" disabled />I have done this step
    </label>
  );
}

/** How many questions the text of a page asks. */
export function countQuestions(html: string): number {
  return html.split(' data-question=""').length - 1;
}
