// The part of an exercise that readers work in.
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#workbench/parts/sentence.tsx';
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
  check: { label: string; run(): void; isBusy?: boolean } | null;
  reset: (() => void) | null;
}

function Actions({ status, check, reset }: ActionsProps) {
  return (
    <div className="exercise-actions">
      {check && (
        <button type="button" className="button" aria-disabled={check.isBusy} onClick={check.run}>
          {check.label}
        </button>
      )}
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

/** One file with its result and its checks. */
export function FileExercise({ place }: { place: Element | null }) {
  const { handlers, services } = useWorkbench();
  const file = useWorkbenchState(({ files }) => files[0]);
  const lines = useWorkbenchState(({ starter }) => starter[0]?.text.split('\n').length ?? 1);
  const checks = useWorkbenchState((state) => state.checks);
  const run = useWorkbenchState((state) => state.run);
  const status = useWorkbenchState((state) => state.status);
  const isDone = useWorkbenchState((state) => state.isDone);
  const { passed, total } = scoreOfRows(checks);
  return (
    <>
      <Score place={place} isDone={isDone}>
        {run === 'none' ? (
          !isDone && (total === 1 ? '1 check' : `${total} checks`)
        ) : (
          <span>
            <b>{`${passed} of ${total}`}</b> pass
          </span>
        )}
      </Score>
      <div className="exercise-editor" style={{ height: `${lines * 1.7 * 0.8125 + 1.75 + 0.125}rem` }}>
        {file && <SourceField file={file} at={0} isOnly caretMoved={ignore} tabLeaves={ignore} />}
      </div>
      <div className="exercise-result">
        <div className="example-view" ref={services?.attachResult} />
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
        check={verdict === 'wrong' && !isOrder ? { label: 'Try again', run: reset } : check}
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
