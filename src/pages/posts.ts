// The posts of the feeds.
import { isIndexed } from '#lib/robots.ts';
import { type Place, placeOf } from '#site/place.ts';
import type { ListedPage } from './listed-pages.ts';

/** A page with a publication date. */
export type Post = ListedPage & { date: string };

/** Pages of dated lists, such as the blog, without folder indexes and hidden pages. */
export function blogPages(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(
    ({ path, stem, navigation, robots }) =>
      isEntry(placeOf(path)) &&
      !stem.endsWith('/index') &&
      navigation !== false &&
      !path.includes('/.') &&
      isIndexed(robots),
  );
}

/** Whether a page is an entry of a dated list, not the list itself. */
function isEntry({ section, kind }: Place): boolean {
  return section?.isDated === true && kind !== 'index';
}

/** Those with a date, newest first. */
export function postsOf(pages: readonly ListedPage[]): Post[] {
  return blogPages(pages)
    .filter((page): page is Post => page.date !== null)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}
