// The messages between the page and the worker that runs the tests, over a port.
import type { LinkedModule } from '#lib/modules/link-modules.ts';
import type { StepFile } from '#schema/page/step-run.ts';

/** The frame's first message, sent when it is ready for the worker's port. */
export const stepGreeting = 'plinth-step-frame';

/** From the page to the worker. */
export interface RunOrder {
  /** For `readFileSync`. */
  files: readonly StepFile[];
  suites: readonly Suite[];
}

/** A test file with everything that it imports. Its modules are not shared with other test files. */
export interface Suite {
  file: string;
  modules: LinkedModule[];
}

export interface Failure {
  message: string;
  expected: string | null;
  actual: string | null;
  /** Where it was thrown: in the test's file, and in another one. */
  line: number | null;
  thrownAt: Place | null;
}

export interface Place {
  file: string;
  line: number;
}

/** From the worker to the page. */
export type WorkerNews =
  /** The worker runs. */
  | { news: 'ready' }
  | { news: 'loading'; file: string }
  /** A module of a test file could not be loaded. */
  | { news: 'unloaded'; module: string; isSyntax: boolean; message: string; place: Place | null }
  | { news: 'tests'; tests: { name: string; file: string; line: number | null }[] }
  | { news: 'start'; at: number }
  | { news: 'done'; at: number; ms: number; failure: Failure | null }
  | { news: 'log'; level: 'log' | 'warn' | 'error'; text: string }
  | { news: 'ended' };
