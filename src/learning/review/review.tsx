// The review of a day. It works by keyboard alone: digits choose, Enter checks and moves on, Escape leaves.
import '#styles/with-scripts/quiz.css';
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dayAndMonth } from '#messages/dates.ts';
import type { CardEntry } from '#schema/progress.ts';
import { EndOfDay } from './end-of-day.tsx';
import { dayWords } from './end-words.ts';
import type { Asking, ReviewSession } from './review-session.ts';

/** Starts the card of an exercise; returns how to stop it. */
export type StartExercise = (card: HTMLElement, path: string, solved: () => void) => () => void;

interface ReviewProps {
  session: ReviewSession;
  startExercise: StartExercise;
  /** The status line in the header of the page. */
  left: Element | null;
  leave(): void;
}

export function Review({ session, startExercise, left, leave }: ReviewProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  useReviewKeys(session, leave);
  if (state.phase === 'loading') return null;
  if (state.phase === 'end') return <EndOfDay {...state} again={session.start} />;
  return (
    <>
      {left && createPortal(<QuestionsLeft answered={state.answered} total={state.total} />, left)}
      <Card key={`${state.card.path} ${state.card.id}`} {...{ state, session, startExercise }} />
    </>
  );
}

/** `6 left of 8 due today`, and a block for each. */
function QuestionsLeft({ answered, total }: { answered: number; total: number }) {
  return (
    <>
      <b>{total - answered} left</b> of {total} due today
      <span className="quiz-blocks" aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          <i key={at} className={at < answered ? 'on' : at === answered ? 'now' : undefined} />
        ))}
      </span>
    </>
  );
}

interface CardProps {
  state: Asking;
  session: ReviewSession;
  startExercise: StartExercise;
}

function Card({ state, session, startExercise }: CardProps) {
  const { card, title, question, verdict, isUnanswered } = state;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (verdict) main.current?.focus();
  }, [verdict]);
  return (
    <>
      <div className="review-card">
        <p className="review-from">
          From <a href={card.path}>{title}</a>
          <span>{seenWords(card)}</span>
        </p>
        {question.exercise === null ? (
          <Question state={state} choose={session.choose} />
        ) : (
          <Exercise html={question.exercise} path={card.path} solved={session.solved} start={startExercise} />
        )}
        <div className="review-foot">
          {!verdict && (
            <button type="button" className="button button-quiet" onClick={() => session.check(true)}>
              I do not know
            </button>
          )}
          <p role="status">
            {isUnanswered &&
              (question.exercise === null ? 'Choose an answer first.' : 'Solve the exercise first.')}
            {verdict &&
              `${verdict.isRight ? 'Right.' : 'Not this time.'} Comes again ${dayWords(new Date(verdict.due), new Date())}.`}
          </p>
          <button
            type="button"
            className="button"
            ref={main}
            hidden={question.exercise !== null && !verdict}
            onClick={() => (verdict ? session.next() : session.check(false))}
          >
            {verdict ? 'Next' : 'Check'}
          </button>
        </div>
      </div>
      <p className="review-keys">
        {question.exercise === null && (
          <>
            <KeyHint keys={['1', String(question.choices.length)]}>choose</KeyHint>
            <KeyHint keys={['Enter']}>checks</KeyHint>
          </>
        )}
        <KeyHint keys={['?']}>I do not know</KeyHint>
        <KeyHint keys={['Esc']}>leaves, nothing is lost</KeyHint>
      </p>
    </>
  );
}

interface ExerciseProps {
  html: string;
  path: string;
  solved(): void;
  start: StartExercise;
}

/** The same card as in the lesson, without the answer from before. */
function Exercise({ html, path, solved, start }: ExerciseProps) {
  const place = useRef<HTMLDivElement>(null);
  const [content] = useState({ __html: html });
  useEffect(() => {
    const card = place.current?.querySelector<HTMLElement>('.exercise');
    return card ? start(card, path, solved) : undefined;
  }, [path, solved, start]);
  return <div className="prose" ref={place} dangerouslySetInnerHTML={content} />;
}

interface QuestionProps {
  state: Asking;
  choose(index: number): void;
}

function Question({ state: { question, chosen, verdict }, choose }: QuestionProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    inputs.current[chosen ?? 0]?.focus();
  }, [chosen]);
  return (
    <fieldset className="question" data-question="" data-current="">
      <legend dangerouslySetInnerHTML={{ __html: question.legend }} />
      {question.shown && <div dangerouslySetInnerHTML={{ __html: question.shown }} />}
      <div className="question-choices">
        {question.choices.map(({ html, isRight }, at) => {
          const mark = verdict && (isRight ? 'right' : at === chosen ? 'wrong' : undefined);
          return (
            <Fragment key={html}>
              <label className="choice" data-verdict={mark ?? undefined}>
                <input
                  type="radio"
                  name="review-choice"
                  ref={(input) => {
                    inputs.current[at] = input;
                  }}
                  data-right={isRight ? '' : undefined}
                  checked={at === chosen}
                  disabled={verdict !== null && at !== chosen}
                  onChange={() => choose(at)}
                />
                <span dangerouslySetInnerHTML={{ __html: html }} />
                {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd element takes no focus */}
                <kbd aria-hidden="true">{at + 1}</kbd>
              </label>
              {verdict && isRight && question.why && (
                <div className="question-why" dangerouslySetInnerHTML={{ __html: question.why }} />
              )}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}

function KeyHint({ keys: [first = '', last], children }: { keys: string[]; children: string }) {
  return (
    <span>
      <kbd>{first}</kbd> {last && 'to '}
      {last && <kbd>{last}</kbd>} {children}
    </span>
  );
}

/** Keys of the page, except while the reader types or a link or button has the key. */
function useReviewKeys(session: ReviewSession, leave: () => void): void {
  useEffect(() => {
    const act = (key: string) => {
      const state = session.get();
      if (state.phase !== 'asking') return false;
      if (/^[1-9]$/.test(key)) session.choose(Number(key) - 1);
      else if (key === 'Enter' && state.verdict) session.next();
      else if (key === 'Enter') session.check(false);
      else if (key === '?') session.check(true);
      else if (key === 'Escape') leave();
      else return false;
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
      if (target.matches('input:not([type="radio"]), textarea, select')) return;
      // An exercise has keys of its own.
      if (target.closest('.exercise') || (key === 'Enter' && target.closest('a, button'))) return;
      if (act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, leave]);
}

function seenWords({ reps, reviewed }: CardEntry): string {
  if (reps === 0) return 'Not asked here before';
  const times = reps === 1 ? 'once' : reps === 2 ? 'twice' : `${reps} times`;
  return `Seen ${times}, last on ${dayAndMonth(new Date(reviewed))}`;
}
