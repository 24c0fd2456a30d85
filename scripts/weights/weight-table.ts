// The table that `npm run weights` prints.
import type { Baseline } from './baseline.ts';
import { format, percent } from './compare.ts';
import type { WeighedPage } from './weighed-pages.ts';
import { figureNames, figures, type Weights } from './weight.ts';

/** One block of lines for each page: measured, baseline, change, budget. */
export function weightTable(pages: readonly WeighedPage[], measured: Weights, baseline: Baseline): string {
  const rows = pages.flatMap(({ kind, path, budget }) => [
    [`${kind}, ${path}`],
    ...figures.map((figure) => {
      const value = measured[path]?.[figure];
      const base = baseline[path]?.[figure];
      return [
        `  ${figureNames[figure]}`,
        value === undefined ? '–' : format(value),
        base === undefined ? '–' : format(base),
        value === undefined || base === undefined ? '' : percent(value, base),
        format(budget[figure]),
      ];
    }),
  ]);
  return layOut([['', 'measured', 'baseline', '', 'budget'], ...rows]);
}

/** Columns as wide as their widest cell; numbers are aligned to the right. Headings of pages may be wider. */
function layOut(rows: readonly string[][]): string {
  const full = rows.filter((row) => row.length > 1);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...full.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.length === 1
        ? row[0]
        : row
            .map((cell, column) =>
              column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
            )
            .join('  ')
            .trimEnd(),
    )
    .join('\n');
}
