// A final exam: one question at a time, the step before handing in, and the result. It works by keyboard alone: digits
// choose, Enter goes on.
import '#styles/with-scripts/quiz.css';
import '#styles/with-scripts/exam.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as text from '#messages/exam.ts';
import { Certificate } from './certificate.tsx';
import type { ExamSession, ExamSettings, ExamView } from './exam-session.ts';
import { ExamStart } from './exam-start.tsx';
import { type Attempt, finderOf } from './exam-state.ts';

interface ExamProps {
  session: ExamSession;
  settings: ExamSettings;
}

export function Exam({ session, settings }: ExamProps) {
  const view = useSyncExternalStore(session.subscribe, session.get);
  const { phase, attempt, topics, passed } = view;
  const resumesAt =
    attempt && attempt.endedAt === null ? Math.min(attempt.at + 1, attempt.questions.length) : null;
  if (phase === 'asking' && attempt)
    return attempt.at < attempt.questions.length ? (
      <Question attempt={attempt} topics={topics} session={session} />
    ) : (
      <BeforeHandIn attempt={attempt} session={session} />
    );
  return (
    <>
      {phase === 'result' && view.score ? (
        <Result view={view} settings={settings} session={session} />
      ) : (
        <>
          <ExamStart {...settings} resumesAt={resumesAt} start={() => void session.start()} />
          <p className="exam-notice" role="status">
            {noticeOf(view, settings.questions)}
          </p>
        </>
      )}
      {passed && <Certificate {...{ view, passed, settings, session }} />}
    </>
  );
}

function noticeOf({ phase, topics }: ExamView, needed: number): string | null {
  if (phase === 'loading') return text.loading;
  if (phase === 'failed') return text.notLoaded;
  if (phase !== 'too few') return null;
  return text.tooFew(
    topics.reduce((sum, { questions }) => sum + questions.length, 0),
    needed,
  );
}

/** Where the reader is in the exam: a block for each question, and the same in words. */
function Position({ attempt: { at, questions } }: { attempt: Attempt }) {
  const answered = questions.filter(({ chosen }) => chosen !== null).length;
  const flagged = questions.filter(({ isFlagged }) => isFlagged).length;
  return (
    <div className="exam-position">
      <div
        className="exam-wall"
        role="img"
        aria-label={text.positions(answered, flagged, Math.min(at + 1, questions.length), questions.length)}
      >
        {questions.map(({ chosen, isFlagged }, place) => (
          <i
            key={place}
            className={place === at ? 'now' : isFlagged ? 'flagged' : chosen !== null ? 'on' : undefined}
          />
        ))}
      </div>
      <p className="exam-legend" aria-hidden="true">
        <span>
          <i className="on" />
          {text.answered(answered)}
        </span>
        <span>
          <i className="flagged" />
          {text.flagged(flagged)}
        </span>
        <span>
          <i className="now" />
          {text.here}
        </span>
        <span>
          <i />
          {text.open(questions.length - answered)}
        </span>
      </p>
    </div>
  );
}

interface QuestionProps {
  attempt: Attempt;
  topics: ExamView['topics'];
  session: ExamSession;
}

function Question({ attempt, topics, session }: QuestionProps) {
  const { at, questions } = attempt;
  const drawn = questions[at];
  const question = drawn && finderOf(topics)(drawn);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const chosenPlace = drawn && drawn.chosen !== null ? drawn.order.indexOf(drawn.chosen) : 0;
  // The name of the group is the question, so screen readers announce it with the choice.
  // Only when another question is shown, not when a choice is selected.
  useEffect(() => {
    if (at >= 0) inputs.current[chosenPlace]?.focus();
  }, [at]);
  useExamKeys(session, (place) => inputs.current[place]?.focus());
  if (!drawn || !question) return null;
  return (
    <>
      <Position attempt={attempt} />
      <section className="exam-question" aria-label={text.questionOf(at + 1, questions.length)}>
        <header>
          <p>{text.questionOf(at + 1, questions.length)}</p>
          <button
            type="button"
            className="button button-quiet button-small"
            aria-pressed={drawn.isFlagged}
            onClick={() => session.act({ type: 'flagged' })}
          >
            {drawn.isFlagged ? text.isFlagged : text.flag}
          </button>
        </header>
        <fieldset className="question" data-question="" data-current="" key={`${drawn.path}#${drawn.id}`}>
          <legend dangerouslySetInnerHTML={{ __html: question.legend }} />
          {question.shown && <div dangerouslySetInnerHTML={{ __html: question.shown }} />}
          <div className="question-choices">
            {drawn.order.map((choice, place) => (
              <label className="choice" key={choice}>
                <input
                  type="radio"
                  name="exam-choice"
                  ref={(input) => {
                    inputs.current[place] = input;
                  }}
                  checked={choice === drawn.chosen}
                  onChange={() => session.act({ type: 'chose', choice: place })}
                />
                <span dangerouslySetInnerHTML={{ __html: question.choices[choice]?.html ?? '' }} />
                {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd element takes no focus */}
                <kbd aria-hidden="true">{place + 1}</kbd>
              </label>
            ))}
          </div>
        </fieldset>
        <footer>
          <button
            type="button"
            className="button button-quiet"
            disabled={at === 0}
            onClick={() => session.act({ type: 'went', to: at - 1 })}
          >
            {text.previous}
          </button>
          <p>{text.canChange}</p>
          <button type="button" className="button" onClick={() => session.act({ type: 'went', to: at + 1 })}>
            {at + 1 < questions.length ? text.next : text.toEnd}
          </button>
        </footer>
      </section>
    </>
  );
}

/** The step after the last question: what is open or flagged, and the button that ends the exam. */
function BeforeHandIn({ attempt, session }: { attempt: Attempt; session: ExamSession }) {
  const { questions } = attempt;
  const heading = useFocusedHeading();
  const open = questions.filter(({ chosen }) => chosen === null).length;
  const again = questions.flatMap(({ chosen, isFlagged }, at) =>
    chosen === null || isFlagged ? [{ at, isOpen: chosen === null }] : [],
  );
  return (
    <>
      <Position attempt={attempt} />
      <section className="exam-question exam-end">
        <h2 tabIndex={-1} ref={heading}>
          {text.beforeHandIn}
        </h2>
        <p>{open === 0 ? text.allAnswered : text.someOpen(open)}</p>
        {again.length > 0 && (
          <>
            <p>{text.lookAgain}</p>
            <ul>
              {again.map(({ at, isOpen }) => (
                <li key={at}>
                  <button
                    type="button"
                    className="button button-small button-quiet"
                    onClick={() => session.act({ type: 'went', to: at })}
                  >
                    {text.questionOf(at + 1, questions.length)} ({isOpen ? text.isOpen : text.isFlagged})
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <footer>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => session.act({ type: 'went', to: questions.length - 1 })}
          >
            {text.back}
          </button>
          <button type="button" className="button" onClick={() => void session.handIn()}>
            {text.handIn}
          </button>
        </footer>
      </section>
    </>
  );
}

interface ResultProps {
  view: ExamView;
  settings: ExamSettings;
  session: ExamSession;
}

function Result({ view: { score, attempt, topics }, settings: { pass }, session }: ResultProps) {
  const heading = useFocusedHeading();
  if (!score || !attempt) return null;
  const { right, total, wrong } = score;
  const isPassed = right >= pass;
  const find = finderOf(topics);
  return (
    <section className="exam-result" aria-label={text.result}>
      <h2 tabIndex={-1} ref={heading} data-verdict={isPassed ? 'passed' : undefined}>
        {isPassed ? text.passed : text.notPassed}
      </h2>
      <p className="exam-score">
        <b>{right}</b> {text.rightOf(total, pass)}
      </p>
      {wrong.length > 0 && <p>{text.wrongInReview}</p>}
      <ul className="exam-parts">
        {score.topics.map((topic) => (
          <li key={topic.title}>
            <span>{topic.title}</span>
            <span className="exam-wall" aria-hidden="true">
              {Array.from({ length: topic.total }, (_, at) => (
                <i key={at} className={at < topic.right ? 'on' : 'wrong'} />
              ))}
            </span>
            <span>{text.partOf(topic.right, topic.total)}</span>
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <details className="details">
          <summary>{text.seeWrong(wrong.length)}</summary>
          {wrong.map((at) => {
            const drawn = attempt.questions[at];
            const question = drawn && find(drawn);
            if (!question) return null;
            const chosen = question.choices[drawn.chosen ?? -1];
            return (
              <article className="exam-wrong" key={at}>
                <h3 dangerouslySetInnerHTML={{ __html: question.legend }} />
                {question.shown && <div dangerouslySetInnerHTML={{ __html: question.shown }} />}
                {chosen ? (
                  <p>
                    {text.yourAnswer}: <span dangerouslySetInnerHTML={{ __html: chosen.html }} />
                  </p>
                ) : (
                  <p>{text.noAnswer}</p>
                )}
                <p>
                  {text.rightAnswer}:{' '}
                  <b
                    dangerouslySetInnerHTML={{
                      __html: question.choices.find(({ isRight }) => isRight)?.html ?? '',
                    }}
                  />
                </p>
                <div dangerouslySetInnerHTML={{ __html: question.why }} />
              </article>
            );
          })}
        </details>
      )}
      <button type="button" className="button button-quiet" onClick={() => void session.again()}>
        {text.again}
      </button>
    </section>
  );
}

/** A heading that takes the focus when its step appears, because the button that led to it is gone. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not on a page that was just opened: the reader is still at its start.
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  return heading;
}

/** Digits choose an answer; Enter on an answer goes on. */
function useExamKeys(session: ExamSession, focus: (place: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
      if (!target.closest('.exam')) return;
      if (/^[1-9]$/.test(key)) {
        session.act({ type: 'chose', choice: Number(key) - 1 });
        focus(Number(key) - 1);
      } else if (key === 'Enter' && target.matches('input[type="radio"]')) {
        session.act({ type: 'went', to: (session.get().attempt?.at ?? 0) + 1 });
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
