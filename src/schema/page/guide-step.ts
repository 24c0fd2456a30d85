// Facts about the code of a guide step, added by the pipeline, never by an author.

/** The result of running a step's tests against some code. */
export interface TestRun {
  passed: number;
  failed: number;
  /** Tests that could not start, because their file imports something that does not exist yet. */
  blocked: number;
}

export interface StepFacts {
  /** The tests of the step, and how many of them are new in this step. */
  tests: { total: number; added: number };
  /** The same tests run on the code of the previous step. */
  before: TestRun;
  /** Lines of the step's code, and how many of them are new. */
  lines: { total: number; added: number };
  /** Whether its tests can run in the page; otherwise readers download its files. */
  runsInPage: boolean;
  /** Bytes of the archive with all its files. */
  zip: number;
}
