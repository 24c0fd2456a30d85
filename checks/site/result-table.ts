// The table at the end of the report: checks, counts, findings and durations.
import { counted } from '#lib/counted.ts';
import type { SiteCheckResult } from './index.ts';

/** One line per check, with its measurements below it. */
export function resultTable(results: readonly SiteCheckResult[]): string {
  const rows = results.map(({ name, what, findings, milliseconds, notes = [] }) => ({
    cells: [
      name,
      what,
      findings.length === 0 ? 'nothing found' : counted(findings.length, 'finding'),
      `${(milliseconds / 1000).toFixed(1)} s`,
    ],
    notes,
  }));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map(({ cells }) => [...(cells[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 3 ? cell.padStart(widths[3] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  return rows.flatMap(({ cells, notes }) => [line(cells), ...notes.map((note) => `    ${note}`)]).join('\n');
}
