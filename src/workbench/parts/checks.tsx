// The checks of a task: what passes, what does not and why, and the same as criteria and as a row of blocks.
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { scoreOfRows } from '../state/score.ts';
import type { CheckRow } from '../state/workbench-state.ts';
import { useWorkbenchState } from './workbench-context.ts';

type CheckState = CheckRow['state'];

const labels: Record<CheckState, string> = {
  waiting: 'Waiting',
  passed: 'Passed',
  failed: 'Not yet',
  broken: 'Not yet',
};

/** A waiting check has a circle, which the style sheet draws. */
const icons: Partial<Record<CheckState, string>> = {
  passed: 'i-lucide-circle-check',
  failed: 'i-lucide-circle-x',
  broken: 'i-lucide-triangle-alert',
};

export function Checks() {
  const checks = useWorkbenchState((state) => state.checks);
  const lastRun = useWorkbenchState((state) => state.lastRun);
  return (
    <section className="bench-checks" aria-labelledby="bench-checks-title">
      <div className="bench-head">
        <h2 id="bench-checks-title">Checks</h2>
        <p>{lastRun && `Last run ${lastRun}`}</p>
      </div>
      <ul>
        {checks.map(({ id, title, state, words }) => {
          const icon = icons[state];
          return (
            <li key={id} data-state={state}>
              <span className="bench-sign">{icon && <Icon name={icon} />}</span>
              <b>
                <Sentence>{title}</Sentence>
              </b>
              <span className="bench-state">{labels[state]}</span>
              {words && (
                <p>
                  <Sentence>{words}</Sentence>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What must be true of the page, with a block for each check. */
export function Criteria() {
  const checks = useWorkbenchState((state) => state.checks);
  return (
    <section className="bench-criteria" aria-labelledby="bench-criteria-title">
      <h2 id="bench-criteria-title">It passes when</h2>
      <ul>
        {checks.map(({ id, passed, state }) => (
          <li key={id} data-state={state}>
            <Sentence>{passed}</Sentence>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A block for each check, with the count in words. */
export function Score() {
  const checks = useWorkbenchState((state) => state.checks);
  const hasRun = useWorkbenchState((state) => state.run !== 'none');
  const { passed, total } = scoreOfRows(checks);
  return (
    <p className="bench-score">
      <span className="bench-blocks" aria-hidden="true">
        {checks.map(({ id, state }) => (
          <i key={id} data-state={state} />
        ))}
      </span>
      <span>
        {hasRun ? (
          <>
            <b>{`${passed} of ${total}`}</b> pass
          </>
        ) : (
          `${total} checks`
        )}
      </span>
    </p>
  );
}

/** How much is left, for a tab that hides the checks. */
export function ScoreMark() {
  const checks = useWorkbenchState((state) => state.checks);
  const hasEnded = useWorkbenchState((state) => state.run === 'ended');
  const { passed, total } = scoreOfRows(checks);
  if (!hasEnded) return null;
  const isSolved = passed === total;
  return (
    <span className="bench-count" data-solved={isSolved ? '' : undefined}>
      {isSolved ? 'Done' : `${total - passed} to fix`}
    </span>
  );
}
