// The measurements with a budget, each with a self-contained label.
import type { QualityFigures } from '#schema/quality.ts';
import type { Measurement } from '../bench/measurement.ts';

/** An indented row belongs to the one above it, and includes its label. */
export function budgetRows(rows: readonly Measurement[]): QualityFigures['bench']['rows'] {
  const above: { indent: number; words: string }[] = [];
  return rows.flatMap(({ what, value, budget, holds }) => {
    const words = what.trim();
    const indent = what.length - what.trimStart().length;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const full = [...above.map((row) => row.words), words].join(': ');
    above.push({ indent, words });
    return budget === null || holds === null ? [] : [{ what: full, value, budget, holds }];
  });
}
