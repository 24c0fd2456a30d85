// Parses the feeds of a build with a parser as used by feed readers.
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import type { BuiltSite } from '../built-site.ts';

export interface FeedItem {
  title: string;
  link: string;
  id: string;
  date: string;
  html: string;
}

export interface ReadFeed {
  file: string;
  /** Null if it cannot be parsed. */
  feed: { title: string; self: string; items: FeedItem[] } | null;
}

const parsers: Record<string, (text: string) => NonNullable<ReadFeed['feed']>> = {
  'feed.xml': (text) => {
    const { title = '', atom, items = [] } = parseRssFeed(text);
    return {
      title,
      self: atom?.links?.find(({ rel }) => rel === 'self')?.href ?? '',
      items: items.map((item) => ({
        title: item.title ?? '',
        link: item.link ?? '',
        id: item.guid?.value ?? '',
        date: String(item.pubDate ?? ''),
        html: item.content?.encoded ?? '',
      })),
    };
  },
  'atom.xml': (text) => {
    const { title, links = [], entries = [] } = parseAtomFeed(text);
    return {
      title: title?.value ?? '',
      self: links.find(({ rel }) => rel === 'self')?.href ?? '',
      items: entries.map((entry) => ({
        title: entry.title?.value ?? '',
        link: entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '',
        id: entry.id ?? '',
        date: String(entry.published ?? entry.updated ?? ''),
        html: entry.content?.value ?? '',
      })),
    };
  },
  'feed.json': (text) => {
    const { title = '', feed_url = '', items = [] } = parseJsonFeed(text);
    return {
      title,
      self: feed_url,
      items: items.map((item) => ({
        title: item.title ?? '',
        link: item.url ?? '',
        id: item.id ?? '',
        date: String(item.date_published ?? ''),
        html: item.content_html ?? '',
      })),
    };
  },
};

/** The feeds of the build. */
export function readFeeds(site: Pick<BuiltSite, 'files' | 'read'>): ReadFeed[] {
  return Object.entries(parsers)
    .filter(([file]) => site.files.has(file))
    .map(([file, parse]) => {
      try {
        return { file, feed: parse(site.read(file).toString()) };
      } catch {
        return { file, feed: null };
      }
    });
}
