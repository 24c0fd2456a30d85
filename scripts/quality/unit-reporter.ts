// Keeps the result of a complete run of the unit tests for the page /quality.
import { writeQuality } from './record.ts';

/** What this reporter needs of Vitest's. */
interface TestModule {
  children: { allTests(): Iterable<{ result(): { state: string } }> };
}

export default class UnitReporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: string): void {
    if (reason === 'interrupted' || !isWholeRun(process.argv)) return;
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    writeQuality('unit', unitFigures(modules.length, states));
  }
}

/** `vitest run` and nothing else; whoever names files or titles leaves the others out. */
export function isWholeRun(argv: readonly string[]): boolean {
  return argv.slice(2).join(' ') === 'run';
}

/** The figures of a run by the states of its tests. */
export function unitFigures(files: number, states: readonly string[]) {
  const count = (state: string) => states.filter((own) => own === state).length;
  return {
    files,
    tests: states.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: states.length - count('passed') - count('failed'),
  };
}
