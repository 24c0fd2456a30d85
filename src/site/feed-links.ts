// Where readers can subscribe to the posts, and how a document tells about it.
import type { IndexLanding } from '#schema/page/listings.ts';
import type { Settings } from '#schema/settings.ts';

/** The three feeds, which say the same. */
export const feedPaths = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  json: '/feed.json',
} as const;

/** Whether a list leads to the feeds: a site has them as soon as a post has a day. */
export function hasFeeds({ style, entries }: IndexLanding): boolean {
  return style === 'rows' && entries.some(({ date }) => date);
}

/** The attributes of a link to a feed. */
export interface FeedLink {
  rel: 'alternate';
  type: string;
  title: string;
  href: string;
}

/** What the feeds are called. */
export function feedTitle({ name }: Settings): string {
  return `${name} blog`;
}

/** The links that every document has to the feeds. A site without posts has no feeds. */
export function feedLinks(settings: Settings, hasPosts: boolean): FeedLink[] {
  if (!hasPosts) return [];
  const title = feedTitle(settings);
  return [
    { rel: 'alternate', type: 'application/rss+xml', title: `${title} (RSS)`, href: feedPaths.rss },
    { rel: 'alternate', type: 'application/atom+xml', title: `${title} (Atom)`, href: feedPaths.atom },
    { rel: 'alternate', type: 'application/feed+json', title: `${title} (JSON)`, href: feedPaths.json },
  ];
}
