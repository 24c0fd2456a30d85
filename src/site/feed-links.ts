// The addresses of the feeds, and the links to them in documents.
import type { IndexLanding } from '#schema/page/listings.ts';
import type { Settings } from '#schema/settings.ts';

/** The three feeds, with the same content. */
export const feedPaths = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  json: '/feed.json',
} as const;

/** Whether a list links to the feeds: a site has feeds if at least one post has a date. */
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

/** The title of the feeds. */
export function feedTitle({ name }: Settings): string {
  return `${name} blog`;
}

/** The links from every document to the feeds; none if the site has no posts. */
export function feedLinks(settings: Settings, hasPosts: boolean): FeedLink[] {
  if (!hasPosts) return [];
  const title = feedTitle(settings);
  return [
    { rel: 'alternate', type: 'application/rss+xml', title: `${title} (RSS)`, href: feedPaths.rss },
    { rel: 'alternate', type: 'application/atom+xml', title: `${title} (Atom)`, href: feedPaths.atom },
    { rel: 'alternate', type: 'application/feed+json', title: `${title} (JSON)`, href: feedPaths.json },
  ];
}
