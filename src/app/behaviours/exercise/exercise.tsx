// The part of an exercise that readers work in.
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { SourceField } from '#workbench/parts/source-field.tsx';
import { useWorkbench, useWorkbenchState } from '#workbench/parts/workbench-context.ts';
import { scoreOfRows } from '#workbench/state/score.ts';
import { Choices } from './choices.tsx';
import { countInPlace, type ExerciseAction, type ExerciseState } from './exercise-state.ts';
import { PartsInOrder } from './parts-in-order.tsx';
import type { ExerciseCard } from './read-card.ts';

function ignore(): void {}

interface ActionsProps {
  status: string;
  check: { label: string; icon?: string; run(): void; isBusy?: boolean };
  reset: (() => void) | null;
}

function Actions({ status, check, reset }: ActionsProps) {
  return (
    <div className="exercise-actions">
      <button type="button" className="button" aria-disabled={check.isBusy} onClick={check.run}>
        <Icon name={check.icon ?? 'i-lucide-play'} />
        {check.label}
      </button>
      {reset && (
        <button type="button" className="button button-quiet" onClick={reset}>
          <Icon name="i-lucide-rotate-ccw" />
          Reset
        </button>
      )}
      <p role="status">{status}</p>
    </div>
  );
}

/** In the head of the card: what is done. */
function Score({
  place,
  isDone,
  children,
}: {
  place: Element | null;
  isDone: boolean;
  children?: ReactNode;
}) {
  if (!place) return null;
  return createPortal(
    <>
      {children}
      {isDone && (
        <b className="exercise-done">
          <Icon name="i-lucide-check" />
          Done
        </b>
      )}
    </>,
    place,
  );
}

const signs = {
  waiting: null,
  passed: 'i-lucide-circle-check',
  failed: 'i-lucide-circle-x',
  broken: 'i-lucide-triangle-alert',
} as const;

const words = { waiting: '', passed: 'Passed', failed: 'Not yet', broken: 'Not yet' } as const;

interface FileExerciseProps {
  card: Pick<ExerciseCard, 'starter' | 'starterHtml' | 'heights'>;
  place: Element | null;
}

/** One file with its result and its checks. */
export function FileExercise({ card: { starter, starterHtml, heights }, place }: FileExerciseProps) {
  const { handlers, services } = useWorkbench();
  const file = useWorkbenchState(({ files }) => files[0]);
  const checks = useWorkbenchState((state) => state.checks);
  const run = useWorkbenchState((state) => state.run);
  const status = useWorkbenchState((state) => state.status);
  const isDone = useWorkbenchState((state) => state.isDone);
  const { passed, total } = scoreOfRows(checks);
  // Memoised, because React sets the markup again whenever this object changes.
  const lines = useMemo(() => ({ __html: starterHtml }), [starterHtml]);
  return (
    <>
      <Score place={place} isDone={isDone}>
        {run === 'none' ? (
          !isDone && (total === 1 ? '1 check' : `${total} checks`)
        ) : (
          <>
            <span className="exercise-blocks" aria-hidden="true">
              {checks.map(({ id, state }) => (
                <i key={id} data-state={state} />
              ))}
            </span>
            <span>
              <b>{`${passed} of ${total}`}</b> pass
            </span>
          </>
        )}
      </Score>
      <div className="exercise-editor" style={{ height: heights.code || undefined }}>
        {file?.text === starter && (
          // Below the textarea, letter on letter, until the reader has changed something or CodeMirror is there.
          <pre className="exercise-code" aria-hidden="true">
            <code dangerouslySetInnerHTML={lines} />
          </pre>
        )}
        {file && <SourceField file={file} at={0} isOnly caretMoved={ignore} tabLeaves={ignore} />}
      </div>
      <div className="exercise-result">
        <p className="exercise-label">Result</p>
        <div
          className="example-view"
          ref={services?.attachResult}
          style={{ minHeight: heights.result || undefined }}
        />
      </div>
      <Actions
        status={status}
        check={{ label: 'Check', run: handlers.run, isBusy: run === 'running' }}
        reset={handlers.reset}
      />
      <ul className="exercise-checks" aria-label="It passes when">
        {checks.map(({ id, passed: sentence, state, words: message }) => (
          <li key={id} data-state={state}>
            <span className="exercise-sign">{signs[state] && <Icon name={signs[state]} />}</span>
            <span>
              <Sentence>{sentence}</Sentence>
            </span>
            <b>{words[state]}</b>
            {(state === 'failed' || state === 'broken') && (
              <p>
                <Sentence>{message}</Sentence>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface AnswerExerciseProps {
  card: ExerciseCard;
  store: Store<ExerciseState>;
  dispatch(action: ExerciseAction): void;
  place: Element | null;
}

/** Lines to choose from, or parts to order. */
export function AnswerExercise({ card, store, dispatch, place }: AnswerExerciseProps) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { right, mixed, why } = card;
  const { verdict } = state;
  const isOrder = right === null;
  const check = { label: 'Check', run: () => dispatch({ type: 'check', right }) };
  const reset = () => dispatch({ type: 'reset', order: mixed });
  return (
    <>
      <Score place={place} isDone={state.isDone} />
      {isOrder ? <PartsInOrder {...{ card, state, dispatch }} /> : <Choices {...{ card, state, dispatch }} />}
      {isOrder && verdict === 'right' && why && (
        <div className="exercise-why" dangerouslySetInnerHTML={{ __html: why }} />
      )}
      <Actions
        status={statusOf(state, isOrder)}
        check={
          verdict === 'wrong' && !isOrder
            ? { label: 'Try again', icon: 'i-lucide-rotate-ccw', run: reset }
            : check
        }
        reset={isOrder || verdict === 'right' ? reset : null}
      />
    </>
  );
}

function statusOf(state: ExerciseState, isOrder: boolean): string {
  switch (state.verdict) {
    case null:
      return '';
    case 'unanswered':
      return 'Choose an answer first.';
    case 'right':
      return 'Right. The exercise is done.';
    case 'wrong':
      return isOrder
        ? `${countInPlace(state)} of ${state.order.length} parts are in the right place.`
        : 'Not this one. The right answer is marked.';
  }
}
