// The end of `npm test`: where the time went, and how the tests went.
import type { StageResult } from './run-stages.ts';
import type { TestRun } from './timings.ts';

const slowest = 10;

/** Stages with their seconds, the slowest test files, and the count of all tests. */
export function formatReport(
  stages: readonly StageResult[],
  runs: readonly TestRun[],
  total: number,
): string {
  const files = runs
    .flatMap(({ files }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, slowest);
  const sum = (count: (run: TestRun) => number) => runs.reduce((total, run) => total + count(run), 0);
  const skipped = sum((run) => run.skipped);
  return [
    ...table([
      ['Stage', 'Seconds', 'Result'],
      ...stages.map(({ name, milliseconds, state }) => [name, seconds(milliseconds), state]),
      ['Total', seconds(total), ''],
    ]),
    ...(files.length === 0
      ? []
      : [
          '',
          ...table([
            ['Slowest test files', 'Seconds'],
            ...files.map(([file, time]) => [file, seconds(time)]),
          ]),
        ]),
    ...(runs.length === 0
      ? []
      : [
          '',
          `${sum((run) => run.passed)} passed, ${sum((run) => run.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        ]),
  ].join('\n');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** Aligned columns: the first to the left, the second, a number, to the right. */
function table(rows: readonly string[][]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([name = '', number = '', ...rest]) =>
    [name.padEnd(widths[0] ?? 0), number.padStart(widths[1] ?? 0), ...rest].join('  ').trimEnd(),
  );
}
