// The tests of a step with their results: those that came with it, and folded those of the steps before.
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { differingLines, groupTests, isStepPassed, type TestRow } from '../state/step-tests.ts';
import { useGuideSteps, useStep, useStepTests, workAddress } from './step-context.ts';

type TestState = TestRow['state'];

const labels: Record<TestState, string> = {
  waiting: 'Waiting',
  passed: 'Passed',
  failed: 'Failed',
  stopped: 'Stopped',
};

const icons: Partial<Record<TestState, string>> = {
  passed: 'i-lucide-circle-check',
  failed: 'i-lucide-circle-x',
  stopped: 'i-lucide-triangle-alert',
};

export function StepTestList() {
  const { number } = useStep();
  const tests = useStepTests();
  const { own, earlier } = groupTests(tests.rows, number);
  return (
    <div className="bench-checks step-tests">
      <div className="bench-head">
        <h2>{`Step ${number}`}</h2>
        <p>{tests.lastRun && `Last run ${tests.lastRun}`}</p>
      </div>
      {tests.problem && (
        <p className="step-problem">
          <Icon name="i-lucide-triangle-alert" />
          <span>{tests.problem}</span>
        </p>
      )}
      <TestRows rows={own} />
      {earlier.length > 0 && <EarlierTests rows={earlier} />}
      <StepDone />
    </div>
  );
}

/** Opens by itself when something in it stops passing. */
function EarlierTests({ rows }: { rows: readonly TestRow[] }) {
  const { number } = useStep();
  const { run } = useStepTests();
  const [isOpen, setOpen] = useState(false);
  const passed = rows.filter(({ state }) => state === 'passed').length;
  const hasFailed = rows.some(({ state }) => state === 'failed' || state === 'stopped');
  return (
    <details
      className="step-earlier"
      open={isOpen || hasFailed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{number === 2 ? 'Step 1' : `Steps 1 to ${number - 1}`}</span>
        <span>{run === 'none' ? `${rows.length} tests` : `${passed} of ${rows.length} pass`}</span>
      </summary>
      <TestRows rows={rows} />
    </details>
  );
}

function TestRows({ rows }: { rows: readonly TestRow[] }) {
  return (
    <ul>
      {rows.map((row, at) => (
        <TestItem row={row} key={`${row.title} ${at}`} />
      ))}
    </ul>
  );
}

function TestItem({ row }: { row: TestRow }) {
  const { openPlace } = useStep();
  const { name, state, ms, message, difference } = row;
  const icon = icons[state];
  const hasFailed = state === 'failed' || state === 'stopped';
  const place = row.place ?? row;
  return (
    <li data-state={state === 'stopped' ? 'broken' : state}>
      <span className="bench-sign">{icon && <Icon name={icon} />}</span>
      <b>{name}</b>
      <span className="bench-state">
        {labels[state]}
        {ms !== null && <small>{` ${Math.round(ms)} ms`}</small>}
      </span>
      {hasFailed && (
        <div className="step-fault">
          {message && <p>{message}</p>}
          {difference && (
            <>
              <Value name="Expected" text={difference.expected} other={difference.actual} />
              <Value name="Actual" text={difference.actual} other={difference.expected} />
            </>
          )}
          <button type="button" onClick={() => openPlace(place.file, place.line)}>
            {`${place.file}, line ${place.line}`}
          </button>
        </div>
      )}
    </li>
  );
}

function Value({ name, text, other }: { name: string; text: string; other: string }) {
  return (
    <figure className="step-value" data-value={name.toLowerCase()}>
      <figcaption>{name}</figcaption>
      <pre>
        <code>
          {differingLines(text, other).map(({ line, differs }, at) => (
            <span className={differs ? 'differs' : undefined} key={`${at} ${line}`}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** Shown when every test passes. */
function StepDone() {
  const { number, path } = useStep();
  const tests = useStepTests();
  const steps = useGuideSteps();
  if (!isStepPassed(tests)) return null;
  const next = steps[steps.findIndex((step) => step.path === path) + 1];
  return (
    <div className="bench-done">
      <span className="bench-wall" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>
        <b>{`Step ${number} is done. Every test passes.`}</b>{' '}
        {next && (
          <>
            Next: <SiteLink to={workAddress(next.path)}>{next.title}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}

/** The tests that came with the step, as what has to be true. */
export function StepCriteria() {
  const { number } = useStep();
  const { rows } = useStepTests();
  return (
    <section className="bench-criteria" aria-labelledby="bench-criteria-title">
      <h2 id="bench-criteria-title">It passes when</h2>
      <ul>
        {groupTests(rows, number).own.map(({ name, state }, at) => (
          <li key={`${name} ${at}`} data-state={state === 'stopped' ? 'broken' : state}>
            {name}
            {state !== 'waiting' && <span className="sr-only">{`: ${labels[state].toLowerCase()}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much is left, for a tab that hides the tests. */
export function TestMark() {
  const { rows, run } = useStepTests();
  if (run !== 'ended') return null;
  const left = rows.filter(({ state }) => state !== 'passed').length;
  return (
    <span className="bench-count" data-solved={left === 0 ? '' : undefined}>
      {left === 0 ? 'Done' : `${left} to fix`}
    </span>
  );
}
