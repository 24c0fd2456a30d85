// The tests of a guide step as they run in its page: what the page loads for them, and their results. The build
// writes one such file per step with code.

/** A text file of a step, such as `reader.js`. */
export interface StepFile {
  name: string;
  text: string;
}

export interface StepRunData {
  /** The number of the step, from one. */
  number: number;
  title: string;
  /** The code to start from: that of the previous step. */
  files: StepFile[];
  /** The tests of this step; read-only. */
  tests: StepFile[];
  /** The code of this step: our solution. */
  ours: StepFile[];
}

export interface TestResult {
  name: string;
  /** From the title, as in `step 3: a dot matches any character`; null if it has no number. */
  step: number | null;
  /** The test's file. */
  file: string;
  /** The line of the failed assertion, otherwise of the test; null if unknown. */
  line: number | null;
  /** `stopped`: it did not end within the time limit. */
  state: 'passed' | 'failed' | 'stopped';
  /** Milliseconds. */
  ms: number;
  message?: string;
  /** Values of a failed assertion, printed as code; structures have several lines. */
  expected?: string;
  actual?: string;
}

/** News of a run, in order. */
export type RunNews =
  /** The tests that will run; before the first result. */
  | { kind: 'tests'; tests: { name: string; step: number | null }[] }
  | { kind: 'test'; result: TestResult }
  /** Console output of the code. */
  | { kind: 'log'; level: 'log' | 'warn' | 'error'; text: string }
  /** A test file could not be loaded; the others still run. */
  | { kind: 'broken'; message: string; file?: string; line?: number }
  /** Always the last one. */
  | { kind: 'ended' };

/** The document that starts the worker for the tests. */
export const stepFramePath = '/_example/step.html';
