// The tests of a guide's step: what they are called, found in their source, and how they do.
import type { TestResult } from '#schema/page/step-run.ts';
import type { WorkFile } from './files.ts';

export interface StepTest {
  /** As the test calls itself: `step 3: a choice of two`. */
  title: string;
  /** Without the step: `a choice of two`. */
  name: string;
  /** The step that it came with; null where its title does not say. */
  step: number | null;
  file: string;
  line: number;
}

export interface TestRow extends StepTest {
  state: 'waiting' | TestResult['state'];
  /** How long it took; null before its end. */
  ms: number | null;
  message: string;
  /** The two values that differ, as text; null where it is not about values. */
  difference: { expected: string; actual: string } | null;
  /** Where it failed. */
  place: { file: string; line: number } | null;
}

export interface StepTests {
  rows: readonly TestRow[];
  /** The tests of the last run, as far as their files could be loaded. */
  known: readonly KnownTest[];
  run: 'none' | 'running' | 'ended';
  /** When the last run ended: `14:06`. */
  lastRun: string;
  /** Why tests could not run or did not end, in words. */
  problem: string;
  /** What screen readers announce after a run. */
  status: string;
}

type KnownTest = Pick<TestResult, 'name' | 'step'>;

export type StepTestsAction =
  | { type: 'begin' }
  | { type: 'know'; tests: readonly KnownTest[] }
  | { type: 'result'; result: TestResult }
  /** Something kept tests from running. */
  | { type: 'break'; problem: string }
  | { type: 'end'; time: string };

const testCall = /\btest\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const stepPrefix = /^step (\d+): /i;

/**
 * The tests in the order of the files, before they have run. A title that is put together while the test runs is not
 * known before, and what looks like a test in a text turns out to be none.
 */
export function listTests(files: readonly WorkFile[]): StepTest[] {
  return files.flatMap(({ name: file, text }) =>
    [...text.matchAll(testCall)].map(({ 2: source = '', index }) => ({
      ...namedTest(source.replace(/\\(.)/g, '$1')),
      file,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}

function namedTest(title: string): Pick<StepTest, 'title' | 'name' | 'step'> {
  const [prefix = '', step] = stepPrefix.exec(title) ?? [];
  return { title, name: title.slice(prefix.length), step: step === undefined ? null : Number(step) };
}

export function createStepTests(tests: readonly StepTest[]): StepTests {
  return { rows: tests.map(waiting), known: [], run: 'none', lastRun: '', problem: '', status: '' };
}

function waiting(test: StepTest): TestRow {
  return { ...test, state: 'waiting', ms: null, message: '', difference: null, place: null };
}

export function reduceStepTests(state: StepTests, action: StepTestsAction): StepTests {
  switch (action.type) {
    case 'begin':
      // The messages of the last run stay until there are new ones, so that the list does not jump.
      return {
        ...state,
        rows: state.rows.map((row) => ({ ...row, state: 'waiting', ms: null })),
        ...{ run: 'running', problem: '', status: '' },
      };
    case 'know':
      return { ...state, known: action.tests };
    case 'result':
      return { ...state, rows: withResult(state.rows, action.result) };
    case 'break':
      return { ...state, problem: [state.problem, action.problem].filter(Boolean).join('\n') };
    case 'end': {
      const rows = state.rows.filter((row) => hasRun(row, state)).map(settled);
      return {
        ...state,
        ...{ rows, run: 'ended', lastRun: action.time, status: statusOf(rows, state.problem) },
      };
    }
    default:
      return action satisfies never;
  }
}

/** False for what only looked like a test. Where a file could not be loaded, its tests are not known. */
function hasRun(row: TestRow, { problem, known }: StepTests): boolean {
  return row.state !== 'waiting' || problem !== '' || known.some((test) => isSameTest(row, test));
}

/** What was said about a test in an earlier run says nothing of this one. */
function settled(row: TestRow): TestRow {
  return row.state === 'waiting' ? waiting(row) : row;
}

function isSameTest(row: StepTest, { name, step }: KnownTest): boolean {
  const known = namedTest(name);
  return row.name === known.name && row.step === (step ?? known.step);
}

/** Of tests with the same title, the first that waits has ended. */
function withResult(rows: readonly TestRow[], result: TestResult): TestRow[] {
  const { name, step, file, line, state, ms, message = '', expected, actual } = result;
  const end = {
    ...{ state, ms, message },
    difference: expected === undefined || actual === undefined ? null : { expected, actual },
    place: line === null ? null : { file, line },
  };
  const at = rows.findIndex(
    (row) => row.file === file && row.state === 'waiting' && isSameTest(row, { name, step }),
  );
  if (at >= 0) return rows.map((row, place) => (place === at ? { ...row, ...end } : row));
  const named = namedTest(name);
  return [...rows, { ...named, step: step ?? named.step, file, line: line ?? 1, ...end }];
}

function statusOf(rows: readonly TestRow[], problem: string): string {
  const passed = rows.filter(({ state }) => state === 'passed').length;
  const sentence = `${passed} of ${rows.length} tests pass.`;
  return [problem, arePassed(rows) ? `${sentence} The step is done.` : sentence].filter(Boolean).join(' ');
}

function arePassed(rows: readonly TestRow[]): boolean {
  return rows.length > 0 && rows.every(({ state }) => state === 'passed');
}

/** Whether the last run ended with every test passed. */
export function isStepPassed({ rows, run, problem }: StepTests): boolean {
  return run === 'ended' && problem === '' && arePassed(rows);
}

/** The tests that came with a step, and those of the steps before. Without a step in their titles, all are its own. */
export function groupTests<Test extends StepTest>(
  tests: readonly Test[],
  step: number,
): { own: Test[]; earlier: Test[] } {
  const isEarlier = (test: Test) => test.step !== null && test.step < step;
  return { own: tests.filter((test) => !isEarlier(test)), earlier: tests.filter(isEarlier) };
}

/** The lines of a value, with those marked that the other value does not have. */
export function differingLines(text: string, other: string): { line: string; differs: boolean }[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').map((line) => ({ line, differs: !known.has(line) }));
}
