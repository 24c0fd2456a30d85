// The rows that match a term, among rows that are at hand. The site's index has a search of its own.
import { findTerm } from './mark-ranges.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';

/** In each group the rows found by their label, then those found by their description, each in their order. */
export function matchItems(groups: readonly PaletteGroup[], term: string): PaletteGroup[] {
  return groups.flatMap((group) => {
    const byLabel = group.items.filter(({ label }) => findTerm(label, term));
    const byDescription = group.items.filter(
      (item) => !byLabel.includes(item) && hasInDescription(item, term),
    );
    const items = [...byLabel, ...byDescription];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

function hasInDescription({ description = '' }: PaletteItem, term: string): boolean {
  return findTerm(description, term) !== null;
}
