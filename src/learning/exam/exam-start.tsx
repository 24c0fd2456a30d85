import * as text from '#messages/exam.ts';

interface ExamStartProps {
  questions: number;
  pass: number;
  /** The number of the question where a saved attempt goes on; null if there is none. */
  resumesAt: number | null;
  start?(): void;
}

/** What the server renders, and the browser until an exam begins. */
export function ExamStart({ questions, pass, resumesAt, start }: ExamStartProps) {
  return (
    <div className="exam-start">
      <p>{text.conditions(questions, pass)}</p>
      <button type="button" className="button" onClick={start}>
        {resumesAt === null ? text.start : text.resumeAt(resumesAt)}
      </button>
    </div>
  );
}
