// The summary of `npm test`: durations and test results.
import type { StageResult } from './run-stages.ts';
import type { Failure, TestRun } from './timings.ts';

const slowest = 10;

/**
 * Maximum number of lines of a failure's message. The whole of it is further up, in the output of its stage.
 */
const messageLines = 20;

/** Stages with their durations, the slowest test files, every failure, and the number of tests. */
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
    ...runs.flatMap(({ failures }) => failures).flatMap(describeFailure),
    ...(runs.length === 0
      ? []
      : [
          '',
          `${sum((run) => run.passed)} passed, ${sum((run) => run.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        ]),
  ].join('\n');
}

/** Repeated at the end, because CI logs are often read from there. */
function describeFailure({ file, test, message }: Failure): string[] {
  const lines = message.split('\n');
  const rest = lines.length - messageLines;
  return [
    '',
    `Failed: ${file ? `${file} › ` : ''}${test}`,
    ...lines.slice(0, messageLines).map((line) => `  ${line}`.trimEnd()),
    ...(rest > 0 ? [`  … ${rest} more lines`] : []),
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** Aligned columns: the first left-aligned, the second, a number, right-aligned. */
function table(rows: readonly string[][]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([name = '', number = '', ...rest]) =>
    [name.padEnd(widths[0] ?? 0), number.padStart(widths[1] ?? 0), ...rest].join('  ').trimEnd(),
  );
}
