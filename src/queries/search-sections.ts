// What search knows of a page: one row for the page and one for each of its headings.
import type { Page } from '#schema/page.ts';

export interface SearchSection {
  id: string;
  title: string;
  /** The titles this row stands under, outermost first. */
  titles: string[];
  level: number;
  description: string;
}

/** Cuts a page into search rows; headings carry the chain of titles above them. */
export function searchSectionsOf(
  page: Pick<Page, 'path' | 'title' | 'description' | 'body'>,
): SearchSection[] {
  const rows: SearchSection[] = [
    { id: page.path, title: page.title, titles: [], level: 1, description: page.description },
  ];
  let chain = [page.title];
  for (const heading of page.body.toc) {
    chain = chain.slice(0, heading.depth - 1);
    rows.push({
      id: `${page.path}#${heading.id}`,
      title: heading.text,
      titles: chain,
      level: heading.depth,
      description: '',
    });
    chain = [...chain, heading.text];
  }
  return rows;
}
