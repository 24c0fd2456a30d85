import { type ReactNode, useId } from 'react';

interface QuestionProps {
  asked: ReactNode;
  /** What stands between the question and its choices. */
  shown: ReactNode;
  choices: readonly { letter: string; isRight: boolean; content: ReactNode }[];
  why?: ReactNode;
}

/**
 * A question with its choices. Without script the answer opens on demand; with it, readers choose, ask whether they
 * are right, and hear why (`app/behaviours/quiz`).
 */
export function Question({ asked, shown, choices, why }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className="question" data-question="">
      <legend>{asked}</legend>
      {shown}
      <div className="question-choices">
        {choices.map(({ letter, isRight, content }) => (
          <label key={letter} className="choice">
            <input type="radio" name={name} value={letter} data-right={isRight ? '' : undefined} />
            <span className="choice-letter" aria-hidden="true">
              {letter}
            </span>
            <span>{content}</span>
          </label>
        ))}
      </div>
      <div className="question-check">
        <button type="button" className="button button-quiet button-small">
          Check my answer
        </button>
        <p role="status" />
      </div>
      <details className="details">
        <summary>The answer</summary>
        {choices
          .filter(({ isRight }) => isRight)
          .map(({ letter, content }) => (
            <div key={letter} className="answer">
              <span className="badge badge-primary">{letter}</span>
              <div>{content}</div>
            </div>
          ))}
        {why}
      </details>
    </fieldset>
  );
}
