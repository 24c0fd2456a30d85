// The posts that readers can subscribe to.
import { isIndexed } from '#lib/robots.ts';
import { kindOfPage } from '#site/page-kind.ts';
import type { ListedPage } from './listed-pages.ts';

/** A page that says when it was published. */
export type Post = ListedPage & { date: string };

/** Pages of the blog that are neither the front of a folder nor hidden. */
export function blogPages(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(
    ({ path, stem, navigation, robots }) =>
      kindOfPage(path) === 'post' &&
      !stem.endsWith('/index') &&
      navigation !== false &&
      !path.includes('/.') &&
      isIndexed(robots),
  );
}

/** Those of them that have a date, newest first. */
export function postsOf(pages: readonly ListedPage[]): Post[] {
  return blogPages(pages)
    .filter((page): page is Post => page.date !== null)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}
