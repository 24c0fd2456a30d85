// One row of the table that `npm run bench` prints.

export interface Measurement {
  what: string;
  value: string;
  /** The budget in words, and whether it is met; null if there is none. */
  budget: string | null;
  holds: boolean | null;
}

export function row(
  what: string,
  value: string,
  budget: string | null = null,
  holds: boolean | null = null,
): Measurement {
  return { what, value, budget, holds };
}

/** A row for repeated measurements in milliseconds: the median, and the range. */
export function spreadRow(
  what: string,
  milliseconds: readonly number[],
  limit: number | null = null,
): Measurement {
  const middle = median(milliseconds);
  const [lowest, highest] = [Math.min(...milliseconds), Math.max(...milliseconds)];
  const value = `${middle.toFixed(0)} ms (${lowest.toFixed(0)}–${highest.toFixed(0)})`;
  return limit === null ? row(what, value) : row(what, value, `≤ ${limit} ms`, middle <= limit);
}

/** A row of milliseconds; without a limit it has no budget. */
export function timeRow(what: string, milliseconds: number, limit: number | null = null): Measurement {
  const value = `${milliseconds.toFixed(0)} ms`;
  return limit === null ? row(what, value) : row(what, value, `≤ ${limit} ms`, milliseconds <= limit);
}

export function printTable(rows: readonly Measurement[]): void {
  const cells = rows.map(({ what, value, budget, holds }) => [
    what,
    value,
    budget ?? '',
    holds === null ? '' : holds ? 'holds' : 'MISSED',
  ]);
  const all = [['What', 'Measured', 'Budget', ''], ...cells];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map((line) => (line[i] ?? '').length)));
  for (const line of all)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which the given share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
