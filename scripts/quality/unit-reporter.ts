// Records a complete run of the unit tests for the page /quality, and for the summary of `npm test`.
import { type Failure, writeRun } from '../test/timings.ts';
import { writeQuality } from './record.ts';

/** The part of Vitest's types that this reporter needs. */
interface TestModule {
  moduleId: string;
  children: { allTests(): Iterable<TestCase> };
  errors(): readonly TestError[];
  diagnostic(): { duration: number };
}

interface TestCase {
  fullName: string;
  result(): { state: string; errors?: readonly TestError[] | undefined };
}

interface TestError {
  message: string;
  diff?: string | undefined;
}

export default class UnitReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly TestError[], reason: string): void {
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
    // An error outside of tests fails the run too, and belongs to no file.
    const unhandled = errors.map((error) => ({ file: '', test: 'outside of tests', message: text([error]) }));
    writeRun(project, { ...figures, files, failures: [...modules.flatMap(failuresOf), ...unhandled] });
  }
}

/** The tests of a file that failed. A file that could not be loaded has no tests, but errors of its own. */
export function failuresOf(module: Omit<TestModule, 'diagnostic'>): Failure[] {
  const file = module.moduleId;
  const own = module.errors();
  return [
    ...(own.length > 0 ? [{ file, test: 'the file itself', message: text(own) }] : []),
    ...[...module.children.allTests()]
      .filter((test) => test.result().state === 'failed')
      .map((test) => ({ file, test: test.fullName, message: text(test.result().errors ?? []) })),
  ];
}

function text(errors: readonly TestError[]): string {
  return errors.map(({ message, diff }) => (diff ? `${message}\n${diff}` : message)).join('\n');
}

/** The project of `vitest run --project name`; null for any other run, which may be incomplete. */
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
