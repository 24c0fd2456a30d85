// What the page of a step says about the step's code. The pipeline puts it there, never an author.

/** How the tests of a step went, run against some code. */
export interface TestRun {
  passed: number;
  failed: number;
  /** Tests that could not start, because their file imports what is not there yet. */
  blocked: number;
}

export interface StepFacts {
  /** The tests of the step, and how many of them the step before it did not have. */
  tests: { total: number; added: number };
  /** The same tests on the code of the step before. */
  before: TestRun;
  /** Lines of the step's code, and how many of them are new. */
  lines: { total: number; added: number };
  /** Its files in one: how many bytes there are to download. */
  zip: number;
}
