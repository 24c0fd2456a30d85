import { latestPostsOf } from '#pages/latest-posts.ts';
import type { SiteData } from '#pages/site-data.ts';
import { homePosts } from '#site/islands.ts';

/** What the islands of a page show of other pages: when it changes, the page has to be rendered again. */
export function islandInputs(site: SiteData, path: string): unknown {
  return path === '/' ? latestPostsOf(site, homePosts.props.count) : null;
}
