// Whether the checks judge an answer as a person did, and the table of all answers.
import type { CheckResult } from '#schema/page/quest.ts';
import type { JudgedCase } from './run-cases.ts';

/** What is wrong with the verdict on a case, a sentence per line; empty if it is right. */
export function faultsOfVerdict({ isRight, fails, failures }: JudgedCase): string[] {
  const noticed = failures.filter(isNoticed);
  if (isRight) return failures.map(({ id, words }) => `${id}: ${words}`);
  // A check that breaks says nothing about the answer.
  const broken = failures.filter((one) => !isNoticed(one)).map(({ id, words }) => `${id}: ${words}`);
  if (noticed.length === 0) return ['accepted by every check', ...broken];
  const missing = (fails ?? []).filter((id) => !noticed.some((one) => one.id === id));
  if (missing.length === 0) return broken;
  return [
    ...missing.map((id) => `${id}: passes, and fails.yaml says that it must fail`),
    ...noticed.map(({ id, words }) => `${id} fails: ${words}`),
    ...broken,
  ];
}

const isNoticed = ({ state, isEndless }: CheckResult) => state === 'failed' || isEndless === true;

/** One row per quest, then every case that was judged wrong. */
export function caseTable(judged: readonly JudgedCase[]): string {
  const groups = [...Map.groupBy(judged, ({ slug }) => slug)];
  const rows = groups.map(([slug, cases]) => [slug, ...countsOf(cases)]);
  const head = ['quest', 'right accepted', 'wrong caught'];
  const total = ['all', ...countsOf(judged)];
  const all = [head, ...rows, ...(rows.length > 1 ? [total] : [])];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const wrong = judged.flatMap((one) => {
    const faults = faultsOfVerdict(one);
    if (faults.length === 0) return [];
    return [
      '',
      `${one.slug}/${one.isRight ? 'right' : 'wrong'}/${one.name}`,
      ...faults.map((line) => `  ${line}`),
    ];
  });
  return [...lines, ...wrong].join('\n');
}

function countsOf(cases: readonly JudgedCase[]): string[] {
  return [true, false].map((isRight) => {
    const own = cases.filter((one) => one.isRight === isRight);
    return `${own.filter((one) => faultsOfVerdict(one).length === 0).length}/${own.length}`;
  });
}
