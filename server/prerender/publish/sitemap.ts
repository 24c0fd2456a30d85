// `/sitemap.xml`: every indexable page. A long list is split into several files with an index.
import type { SitemapItem } from 'sitemap';
import { absoluteUrl } from '#lib/address/site-address.ts';
import { isListed, type SitemapPage, sitemapEntry } from './sitemap-entry.ts';
import { escapeXml } from './xml.ts';

/** The limits of one file. */
export interface SitemapLimits {
  entries: number;
  bytes: number;
}

/** The limits of sitemaps.org. */
const limits: SitemapLimits = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const start = `${declaration}
<urlset xmlns="${schema}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
`;
const end = '</urlset>\n';

/** The files by path; none if there is nothing to list. */
export async function sitemapFiles(
  pages: readonly SitemapPage[],
  siteUrl: string,
  most: SitemapLimits = limits,
): Promise<Record<string, string>> {
  const parts = inParts(await entriesOf(pages.filter(isListed), siteUrl), most);
  const [only = '', ...others] = parts;
  if (parts.length === 0) return {};
  if (others.length === 0) return { '/sitemap.xml': only };
  const files = Object.fromEntries(parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part]));
  return { '/sitemap.xml': indexOf(Object.keys(files), siteUrl), ...files };
}

/** Each page as XML, in order. */
async function entriesOf(pages: readonly SitemapPage[], siteUrl: string): Promise<string[]> {
  const items = pages.map((page) => sitemapEntry(page, siteUrl));
  const others = (await writtenBySitemap(items.filter((item) => plainEntry(item) === null))).values();
  return items.map((item) => plainEntry(item) ?? others.next().value ?? '');
}

/** An entry with only an address and perhaps a date: nearly all are such, and the library is slow. */
export function plainEntry({ url, lastmod, img, video, links, ...others }: SitemapItem): string | null {
  const hasMore = img.length > 0 || video.length > 0 || links.length > 0 || Object.keys(others).length > 0;
  if (hasMore || !plainText.test(url) || !plainText.test(lastmod ?? '')) return null;
  return `<url><loc>${url}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>\n`;
}

/** No character that has to be escaped. */
const plainText = /^[\w:/.%~+-]*$/;

/** The stream's entries can only be separated by their closing tag. */
async function writtenBySitemap(items: readonly SitemapItem[]): Promise<string[]> {
  const entries: string[] = [];
  if (items.length === 0) return entries;
  // Loaded on demand.
  const { SitemapItemStream } = await import('sitemap');
  const stream = new SitemapItemStream();
  let entry = '';
  stream.on('data', (text: string) => {
    entry += text;
    if (text !== '</url>') return;
    entries.push(`${entry}\n`);
    entry = '';
  });
  const done = new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject));
  for (const item of items) stream.write(item);
  stream.end();
  await done;
  return entries;
}

function inParts(entries: readonly string[], most: SitemapLimits): string[] {
  const parts: string[][] = [];
  const frame = start.length + end.length;
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (bytes + size > most.bytes || (parts.at(-1)?.length ?? 0) >= most.entries) {
      parts.push([]);
      bytes = frame;
    }
    parts.at(-1)?.push(entry);
    bytes += size;
  }
  return parts.map((part) => start + part.join('') + end);
}

function indexOf(paths: readonly string[], siteUrl: string): string {
  const lines = paths.map(
    (path) => `<sitemap><loc>${escapeXml(absoluteUrl(siteUrl, path))}</loc></sitemap>\n`,
  );
  return `${declaration}\n<sitemapindex xmlns="${schema}">\n${lines.join('')}</sitemapindex>\n`;
}
