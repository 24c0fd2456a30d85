// Counts the facts in total and by source.

import type { FactSource, Facts } from '#schema/facts.ts';
import type { FactCounts } from '#schema/quality.ts';

/** Counts every value that names its sources. */
export function countFacts(facts: Facts): FactCounts {
  const bySource = new Map<FactSource, number>();
  const counts = { total: 0, shared: 0, ruled: 0 };
  for (const from of sourcesIn(facts)) {
    const named = new Set(from);
    counts.total++;
    if (named.delete('ruling')) counts.ruled++;
    if (named.size > 1) counts.shared++;
    for (const source of named) bySource.set(source, (bySource.get(source) ?? 0) + 1);
  }
  return {
    ...counts,
    things: Object.entries(facts.counts),
    sources: [...bySource]
      .map(([name, count]) => ({ name, version: facts.sources[name] ?? null, facts: count }))
      .toSorted((a, b) => b.facts - a.facts),
  };
}

function* sourcesIn(value: unknown): Generator<FactSource[]> {
  if (typeof value !== 'object' || value === null) return;
  if ('value' in value && 'from' in value && Array.isArray(value.from)) yield value.from as FactSource[];
  for (const child of Object.values(value)) yield* sourcesIn(child);
}
