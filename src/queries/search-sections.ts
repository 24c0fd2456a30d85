// The search rows of a page: one for the page and one for each of its headings.
import type { Body } from '#schema/page/body.ts';
import type { Page } from '#schema/page/page.ts';

export interface SearchSection {
  id: string;
  title: string;
  /** The titles above this row, outermost first. */
  titles: string[];
  level: number;
  description: string;
}

/** Splits a page into search rows; each heading has the chain of titles above it. */
export function searchSectionsOf(
  page: Pick<Page, 'path' | 'title' | 'description'> & { body: Pick<Body, 'toc'> },
): SearchSection[] {
  const rows: SearchSection[] = [
    { id: page.path, title: page.title, titles: [], level: 1, description: page.description },
  ];
  const above = [{ text: page.title, depth: 1 }];
  for (const heading of page.body.toc) {
    while (above.length > 0 && (above.at(-1)?.depth ?? 0) >= heading.depth) above.pop();
    rows.push({
      id: `${page.path}#${heading.id}`,
      title: heading.text,
      titles: above.map((title) => title.text),
      level: heading.depth,
      description: '',
    });
    above.push(heading);
  }
  return rows;
}
