// The rows of the search, unpacked from their file: one for every page and one for every heading.
import { headingId, type SearchFile, type SearchKind, searchKinds } from '#schema/search.ts';

export interface SearchRow {
  /** The address it leads to, which is also its name. */
  id: string;
  label: string;
  description: string;
  /** The titles it stands under, outermost first; of a heading, the page's is the second or, at the top, the first. */
  titles: string[];
  icon: string | null;
  kind: SearchKind;
  /** 1 for a page, 2 for a heading. */
  level: 1 | 2;
  /** The title of its top-level section; null for a page beside them. */
  section: string | null;
}

/** In reading order. */
export function readSearchRows({ icons, sections, parents, pages }: SearchFile): SearchRow[] {
  return pages.flatMap(([path, title, description, section, parent, icon, kind, headings]) => {
    const above = parents[parent] === undefined ? [] : [parents[parent]];
    const shared = { icon: icons[icon] ?? null, section: sections[section] ?? null };
    const page: SearchRow = {
      id: path,
      label: title,
      description,
      titles: above,
      kind: searchKinds[kind] ?? 'page',
      level: 1,
      ...shared,
    };
    const chain = [title];
    const rows = headings.map(([depth, text, id = headingId(text)]): SearchRow => {
      const titles = [...above, ...chain.slice(0, depth)];
      chain[depth] = text;
      return { id: `${path}#${id}`, label: text, description: '', titles, kind: 'page', level: 2, ...shared };
    });
    return [page, ...rows];
  });
}
