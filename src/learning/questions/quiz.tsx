// Consecutive questions. The server renders them with their initial state, so that without JavaScript all are visible and
// their answers open on demand; in the browser, readers answer one at a time and see how many are right.
import { Fragment, useEffect, useId, useRef } from 'react';
import { type Content, filled } from './content.ts';
import {
  countRight,
  initialQuiz,
  type QuestionState,
  type QuizAction,
  type QuizState,
} from './quiz-state.ts';

export interface QuizQuestion {
  /** Answers and reviews are saved under it. */
  id: string;
  /** The name of its radio buttons, if the server has chosen one. */
  group?: string;
  asked: Content;
  /** Content between the question and its choices. */
  shown: Content | null;
  choices: readonly { letter: string; isRight: boolean; content: Content }[];
  /** The answer with its explanation, for readers without JavaScript. */
  details: Content;
  /** The explanation, and the answer without it; null if the author gives none. */
  reason: { content: Content; rest: Content } | null;
}

interface QuizProps {
  questions: readonly QuizQuestion[];
  state?: QuizState;
  dispatch?(action: QuizAction): void;
}

export function Quiz({ questions, state = initialQuiz(questions.map(() => null)), dispatch }: QuizProps) {
  const total = questions.length;
  return (
    <>
      {total > 1 && (
        <div className="quiz-head">
          <p>{`Question ${state.current + 1} of ${total}`}</p>
          <p className="quiz-score">
            <span>{`${countRight(state)} of ${total} right`}</span>
            <span className="quiz-blocks" aria-hidden="true">
              {state.questions.map(({ isRight }, at) => (
                <i key={at} className={blockClass(at === state.current, isRight)} />
              ))}
            </span>
          </p>
        </div>
      )}
      {questions.map((question, at) => {
        const own = state.questions[at];
        return (
          own && (
            <Question
              key={at}
              {...{ question, at, state: own, quiz: state, isLast: at === total - 1 }}
              dispatch={dispatch ?? ignore}
            />
          )
        );
      })}
    </>
  );
}

function ignore(): void {}

function blockClass(isCurrent: boolean, isRight: boolean): string | undefined {
  return [isCurrent && 'now', isRight && 'on'].filter(Boolean).join(' ') || undefined;
}

const notices = {
  unanswered: 'Choose an answer first.',
  wrong: 'Not this one. Try another.',
  right: 'Right. Here is why.',
} as const;

interface QuestionProps {
  question: QuizQuestion;
  at: number;
  isLast: boolean;
  state: QuestionState;
  quiz: QuizState;
  dispatch(action: QuizAction): void;
}

function Question({ question, at, isLast, state, quiz, dispatch }: QuestionProps) {
  const { id, asked, shown, choices, details, reason } = question;
  const { chosen, wrong, isRight, isReasonShown, notice } = state;
  const ownGroup = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const isCurrent = at === quiz.current;
  const focused = chosen ?? 0;
  const moves = isCurrent ? quiz.moves : 0;
  // Only when the reader moves to another question, not when a choice is selected.
  useEffect(() => {
    // The name of the group is the question, so screen readers announce it with the choice.
    if (moves > 0) inputs.current[focused]?.focus();
  }, [moves]);
  const isOver = isRight && isLast;
  const losesButton = isOver && notice === 'right';
  useEffect(() => {
    if (losesButton) inputs.current[focused]?.focus();
  }, [losesButton]);

  /** `clicks` are the clicks in a row. The second half of a double click was meant for the button before. */
  const goOn = (clicks: number) => {
    if (!isRight)
      dispatch({ type: 'checked', at, isRight: chosen !== null && choices[chosen]?.isRight === true });
    else if (!isLast && clicks < 2) dispatch({ type: 'moved', to: at + 1 });
  };
  return (
    <fieldset className="question" data-question={id} data-current={isCurrent ? '' : undefined}>
      <legend {...filled(asked)} />
      {shown && <div {...filled(shown)} />}
      <div className="question-choices">
        {choices.map((choice, place) => (
          <Fragment key={choice.letter}>
            <label
              className="choice"
              data-verdict={
                isRight && place === chosen ? 'right' : wrong.includes(place) ? 'wrong' : undefined
              }
            >
              <input
                type="radio"
                name={question.group ?? ownGroup}
                value={choice.letter}
                data-right={choice.isRight ? '' : undefined}
                checked={place === chosen}
                disabled={isRight && place !== chosen}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') goOn(0);
                }}
                onChange={() => dispatch({ type: 'chosen', at, choice: place })}
                ref={(input) => {
                  inputs.current[place] = input;
                }}
              />
              <span {...filled(choice.content)} />
            </label>
            {isReasonShown && choice.isRight && reason && (
              <div className="question-why" {...filled(reason.content)} />
            )}
          </Fragment>
        ))}
      </div>
      <div className="question-check">
        {quiz.isLive && at > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => dispatch({ type: 'moved', to: at - 1 })}
          >
            Back
          </button>
        )}
        <p role="status" data-verdict={notice === 'unanswered' ? undefined : (notice ?? undefined)}>
          {notice && notices[notice]}
        </p>
        <button
          type="button"
          className="button"
          hidden={isOver}
          // Keeps the button's left edge in place when its label gets shorter.
          style={state.isRecalled && quiz.buttonWidth ? { minWidth: quiz.buttonWidth } : undefined}
          onClick={({ detail }) => goOn(detail)}
        >
          {isRight && !isLast ? 'Next question' : 'Check my answer'}
        </button>
      </div>
      <details className="details" {...filled(isReasonShown && reason ? reason.rest : details)} />
    </fieldset>
  );
}
