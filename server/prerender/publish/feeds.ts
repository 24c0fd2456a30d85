// The feeds of the blog: RSS 2.0, Atom and JSON Feed 1.1, each with the full text.
import { Feed, type Item } from 'feed';
import { absoluteUrl, resolveUrl } from '#lib/address/site-address.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Language } from '#lib/language.ts';
import type { Post } from '#pages/posts.ts';
import type { Settings } from '#schema/settings.ts';
import { feedPaths, feedTitle } from '#site/feed-links.ts';
import { feedHtml } from './feed-html.ts';
import { writable } from './xml.ts';

/** The inputs of the feeds. */
export interface FeedInput {
  settings: Settings;
  siteUrl: string;
  /** Newest first. */
  posts: readonly Post[];
  /** The description of the feeds. */
  description: string;
  /** The page that lists the posts. */
  home: string;
  /** The language of the page that lists them. */
  language: Language;
  /** A post as shown on its page. */
  textOf(path: string): PostText;
}

interface PostText extends Language {
  html: string;
}

/** Feed readers keep old posts; a feed only needs the new ones. */
const mostPosts = 50;

/** The three files by path; none if there are no posts. */
export function feedFiles(input: FeedInput): Record<string, string> {
  const entries = input.posts.slice(0, mostPosts).map((post) => entryOf(post, input));
  const [newest] = entries;
  if (!newest) return {};
  const rss = xmlFeed(input, newest.date);
  const atom = xmlFeed(input, newest.date);
  for (const entry of entries) {
    rss.addItem({ ...xmlItem(entry), extensions: creatorsOf(entry) });
    atom.addItem({ ...xmlItem(entry), author: peopleOf(entry) });
  }
  return {
    [feedPaths.rss]: `${rss.rss2()}\n`,
    // The library does not write a language into this format.
    [feedPaths.atom]: `${atom.atom1().replace('<feed ', `<feed xml:lang="${input.language.lang}" `)}\n`,
    [feedPaths.json]: `${JSON.stringify(jsonFeed(input, entries), null, 2)}\n`,
  };
}

interface Entry {
  url: string;
  title: string;
  description: string;
  date: Date;
  /** Set if it differs from that of the feed. */
  lang?: string;
  html: string;
  authors: { name: string; url?: string; avatar?: string }[];
  tags: string[];
}

function entryOf(post: Post, { siteUrl, language, textOf }: FeedInput): Entry {
  const url = absoluteUrl(siteUrl, post.path);
  const { html, lang, dir } = textOf(post.path);
  const text = writable(feedHtml(html, url));
  // Feed readers assume left-to-right text unless it is marked.
  const isMarked = lang !== language.lang || dir === 'rtl';
  return {
    url,
    title: writable(post.title),
    description: writable(post.description),
    date: new Date(`${post.date}T00:00:00Z`),
    ...(lang !== language.lang && { lang }),
    html: isMarked ? `<div lang="${lang}" dir="${dir}">${text}</div>` : text,
    authors: (post.authors ?? []).map((author) => authorOf(author, siteUrl)),
    tags: tagsOf(post.meta.tags),
  };
}

/** A person as written by an author; only the name is required. */
interface Person {
  name: string;
  to?: string | undefined;
  avatar?: { src: string } | undefined;
}

function authorOf({ name, to, avatar }: Person, siteUrl: string): Entry['authors'][number] {
  return {
    name: writable(name),
    ...(to && { url: resolveUrl(siteUrl, to) }),
    ...(avatar && { avatar: resolveUrl(siteUrl, avatar.src) }),
  };
}

/** A tag is a name. Characters that the feed library cannot write are left out. */
function tagsOf(tags: unknown): string[] {
  const words = Array.isArray(tags) ? tags : [];
  return words.map((word) => writable(String(word)).replace(/[<>"]/g, '').trim()).filter(Boolean);
}

function xmlFeed({ settings, siteUrl, language, description, home }: FeedInput, updated: Date): Feed {
  const link = absoluteUrl(siteUrl, home);
  return new Feed({
    id: link,
    title: writable(feedTitle(settings)),
    description: writable(description),
    link,
    language: language.lang,
    updated,
    generator: false,
    author: { name: writable(settings.fullName), link: absoluteUrl(siteUrl, '/') },
    image: absoluteUrl(siteUrl, '/icon-192.png'),
    favicon: absoluteUrl(siteUrl, '/favicon.ico'),
    feedLinks: { rss: absoluteUrl(siteUrl, feedPaths.rss), atom: absoluteUrl(siteUrl, feedPaths.atom) },
  });
}

/** In both formats, title and description are HTML, so their special characters are escaped. */
function xmlItem({ url, title, description, date, html, tags }: Entry): Item {
  return {
    link: url,
    title: escapeHtml(title),
    description: escapeHtml(description),
    content: html,
    date,
    published: date,
    category: tags.map((name) => ({ name, term: name })),
  };
}

function peopleOf({ authors }: Entry): NonNullable<Item['author']> {
  return authors.map(({ name, url }) => ({ name, ...(url && { link: url }) }));
}

/** The author in RSS is an e-mail address; names have an element of their own. */
function creatorsOf({ authors }: Entry): NonNullable<Item['extensions']> {
  if (authors.length === 0) return [];
  return [{ name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } }];
}

function jsonFeed(
  { settings, siteUrl, language, description, home }: FeedInput,
  entries: readonly Entry[],
): unknown {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(settings),
    home_page_url: absoluteUrl(siteUrl, home),
    feed_url: absoluteUrl(siteUrl, feedPaths.json),
    description,
    icon: absoluteUrl(siteUrl, '/icon-512.png'),
    favicon: absoluteUrl(siteUrl, '/favicon.ico'),
    authors: [{ name: settings.fullName, url: absoluteUrl(siteUrl, '/') }],
    language: language.lang,
    items: entries.map(({ url, title, description: summary, date, lang, html, authors, tags }) => ({
      id: url,
      url,
      title,
      content_html: html,
      ...(summary && { summary }),
      ...(lang && { language: lang }),
      date_published: date.toISOString(),
      ...(authors.length > 0 && { authors }),
      ...(tags.length > 0 && { tags }),
    })),
  };
}
