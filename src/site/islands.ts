// The islands of each page. The layouts use this too, so that exactly the islands that are rendered are
// prepared.
import type { IslandUse } from '#schema/page/island.ts';
import type { IslandName } from '#schema/page/island-props.ts';
import type { PageData } from '#schema/page/page-data.ts';

/** One of the site's own islands. */
type OwnIsland = IslandUse & { name: IslandName };

/** On the home page, below its text. */
export const homePosts = { name: 'LatestPosts', props: { count: 3 } } as const satisfies OwnIsland;

/** Under the heading of every page. */
export function pageMetaOf(page: Pick<PageData, 'path'>): OwnIsland {
  return { name: 'PageMeta', props: { path: page.path } };
}

export function showsPosts(page: Pick<PageData, 'path' | 'layout'>): boolean {
  return page.path === '/' && page.layout === 'default';
}

/** The islands of a page, in document order. */
export function islandsOf(page: Pick<PageData, 'path' | 'layout'>): OwnIsland[] {
  return [pageMetaOf(page), ...(showsPosts(page) ? [homePosts] : [])];
}
