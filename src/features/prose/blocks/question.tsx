import type { ReactNode } from 'react';

interface QuestionProps {
  question: ReactNode;
  /** The right choices with their letters. */
  answers: { letter: string; content: ReactNode }[];
  why?: ReactNode;
}

/** A question with its choices; the answer opens on demand and needs no script. */
export function Question({ question, answers, why }: QuestionProps) {
  return (
    <div className="question">
      {question}
      <details className="details">
        <summary>Show the answer</summary>
        {answers.map(({ letter, content }) => (
          <div key={letter} className="answer">
            <span className="badge badge-primary">{letter}</span>
            <div>{content}</div>
          </div>
        ))}
        {why}
      </details>
    </div>
  );
}
