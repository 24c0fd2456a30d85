import type { SearchRow } from './search-rows.ts';

/**
 * The pages to list before anything is typed: from every section the ones nearest to its top, in reading order. All
 * sections get the same room; what one does not need goes to those after it.
 */
export function choosePages(rows: readonly SearchRow[], limit: number): SearchRow[] {
  const pages = rows.filter(({ level }) => level === 1);
  const sections = [...Map.groupBy(pages, ({ section }) => section).values()];
  const chosen = new Set<SearchRow>();
  let room = limit;
  const byNeed = sections.toSorted((a, b) => a.length - b.length);
  for (const [index, section] of byNeed.entries()) {
    const share = Math.floor(room / (byNeed.length - index));
    for (const page of nearestToTop(section).slice(0, share)) chosen.add(page);
    room -= Math.min(share, section.length);
  }
  return pages.filter((page) => chosen.has(page));
}

function nearestToTop(pages: readonly SearchRow[]): SearchRow[] {
  const depth = ({ id }: SearchRow) => id.split('/').length;
  return pages.toSorted((a, b) => depth(a) - depth(b));
}
