// Records a complete run of the browser tests for the page /quality, and for the summary of `npm test`.
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeRun } from '../test/timings.ts';
import { forgetWorkerVerdicts, gatherWorkerVerdicts } from '../test/worker-verdicts.ts';
import { writeQuality } from './record.ts';

export default class BrowserReporter implements Reporter {
  private config: FullConfig | undefined;
  private suite: Suite | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    forgetWorkerVerdicts();
    this.config = config;
    this.suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const { config, suite } = this;
    if (!config || !suite || status === 'interrupted' || !isWholeRun(config.argv)) return;
    const tests = suite.allTests();
    const figures = browserFigures(tests);
    writeQuality('browser', figures);
    const files: Record<string, number> = {};
    for (const { location, results } of tests)
      for (const { duration } of results) files[location.file] = (files[location.file] ?? 0) + duration;
    const failures = tests
      .filter((test) => !['expected', 'skipped'].includes(test.outcome()))
      .map(({ location, title, results }) => ({
        file: location.file,
        test: title,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
      }));
    writeRun('browser', { ...figures, files, failures });
    if (!process.env.CI) gatherWorkerVerdicts(status === 'passed');
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Only `playwright test` without arguments, because naming files or titles leaves tests out. */
export function isWholeRun(argv: readonly string[]): boolean {
  return argv.slice(2).join(' ') === 'test';
}

/** The figures of a run by test outcome. A flaky test counts as failed. */
export function browserFigures(tests: readonly Pick<TestCase, 'outcome' | 'location'>[]) {
  const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
  const passed = count('expected');
  const skipped = count('skipped');
  return {
    files: new Set(tests.map((test) => test.location.file)).size,
    tests: tests.length,
    passed,
    failed: tests.length - passed - skipped,
    skipped,
  };
}
