// The Baseline status under the title of a page about an element, an attribute or a value.
import type { PageBaseline } from '#schema/facts.ts';
import { carefulBaselineOn } from './baseline.ts';
import { type InventoryEntry, supportsOf } from './inventory.ts';

/** Null without data, as for everything of ARIA. An attribute whose elements differ has no single status. */
export function pageBaseline(entry: InventoryEntry, day: string): PageBaseline | null {
  const known = supportsOf(entry).flatMap((support) =>
    support.baseline ? [carefulBaselineOn(support.baseline.value, day)] : [],
  );
  const [first] = known;
  if (!first) return null;
  if (known.some(({ status }) => status !== first.status)) return { status: 'varies' };
  // Elements may have got it one after another; the latest date counts.
  const since = known
    .flatMap(({ newlySince = '' }) => newlySince)
    .toSorted()
    .at(-1);
  return { status: first.status, ...(since && { year: Number(since.slice(0, 4)) }) };
}
