import type { SiteData } from '../site-data.ts';
import { latestPostsOf } from './latest-posts.tsx';
import { homePosts } from './uses.ts';

/** What the islands of a page show of other pages: when it changes, the page has to be rendered again. */
export function islandInputs(site: SiteData, path: string): unknown {
  return path === '/' ? latestPostsOf(site, homePosts.props.count) : null;
}
