// A page that was given another address keeps its marks. What was kept under the old one stays there, too: the new
// entries are copies, and a newer mark under the new address wins.
import { type Entry, keyOf } from '#schema/progress.ts';

/** The copies that are missing; `movedTo` says where an address leads now, null for one that has not moved. */
export function movedEntries(kept: readonly Entry[], movedTo: (path: string) => string | null): Entry[] {
  const known = new Map(kept.map((entry) => [String(keyOf(entry)), entry]));
  return kept.flatMap((entry) => {
    if (entry.kind === 'last') {
      const page = movedTo(entry.page);
      return page === null ? [] : { ...entry, page };
    }
    const path = movedTo(entry.path);
    if (path === null) return [];
    const moved: Entry = { ...entry, path };
    const there = known.get(String(keyOf(moved)));
    return there && there.at >= entry.at ? [] : moved;
  });
}
