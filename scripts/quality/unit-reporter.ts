// Keeps the result of a complete run of the unit tests for the page /quality, and how long each file took.
import { writeRun } from '../test/timings.ts';
import { writeQuality } from './record.ts';

/** What this reporter needs of Vitest's. */
interface TestModule {
  moduleId: string;
  children: { allTests(): Iterable<{ result(): { state: string } }> };
  diagnostic(): { duration: number };
}

export default class UnitReporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: string): void {
    const project = projectOfRun(process.argv);
    if (reason === 'interrupted' || project === null) return;
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const figures = unitFigures(modules.length, states);
    if (project === 'unit') writeQuality('unit', figures);
    const files = Object.fromEntries(
      modules.map((module) => [module.moduleId, module.diagnostic().duration]),
    );
    writeRun(project, { ...figures, files });
  }
}

/** The project of `vitest run --project name`; null for any other run, which may have left tests out. */
export function projectOfRun(argv: readonly string[]): string | null {
  return /^run --project (\w+)$/.exec(argv.slice(2).join(' '))?.[1] ?? null;
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
