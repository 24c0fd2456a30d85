import { type ReactNode, useId } from 'react';

interface QuestionProps {
  /** Answers and reviews are saved under it. */
  id: string;
  asked: ReactNode;
  /** Content between the question and its choices. */
  shown: ReactNode;
  choices: readonly { letter: string; isRight: boolean; content: ReactNode }[];
  why?: ReactNode;
}

/**
 * Consecutive questions. Without JavaScript all are visible, and their answers open on demand; with it,
 * readers answer one at a time and see how many are right (`app/behaviours/quiz`).
 */
export function Quiz({ questions }: { questions: readonly QuestionProps[] }) {
  const total = questions.length;
  return (
    <div className="quiz">
      {total > 1 && (
        <div className="quiz-head">
          <p>{`Question 1 of ${total}`}</p>
          <p className="quiz-score">
            <span>{`0 of ${total} right`}</span>
            <span className="quiz-blocks" aria-hidden="true">
              {questions.map((_, at) => (
                <i key={at} className={at === 0 ? 'now' : undefined} />
              ))}
            </span>
          </p>
        </div>
      )}
      {questions.map((question, at) => (
        <Question key={at} {...question} isFirst={at === 0} />
      ))}
    </div>
  );
}

/** A question with its choices. The first one is visible from the start. */
function Question({ id, asked, shown, choices, why, isFirst }: QuestionProps & { isFirst: boolean }) {
  const name = useId();
  return (
    <fieldset className="question" data-question={id} data-current={isFirst ? '' : undefined}>
      <legend>{asked}</legend>
      {shown}
      <div className="question-choices">
        {choices.map(({ letter, isRight, content }) => (
          <label key={letter} className="choice">
            <input type="radio" name={name} value={letter} data-right={isRight ? '' : undefined} />
            <span>{content}</span>
          </label>
        ))}
      </div>
      <div className="question-check">
        <p role="status" />
        <button type="button" className="button">
          Check my answer
        </button>
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
