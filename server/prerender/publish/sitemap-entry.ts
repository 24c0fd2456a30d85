// The sitemap entry of a page.
import type { EnumChangefreq, Img, SitemapItem, VideoItem } from 'sitemap';
import { absoluteUrl, resolveUrl } from '#lib/address/site-address.ts';
import { isIndexed } from '#lib/robots.ts';
import type { ListedPage } from '#pages/listed-pages.ts';

/** The required fields of a page. */
export type SitemapPage = Pick<ListedPage, 'path' | 'title' | 'description' | 'date' | 'sitemap' | 'robots'>;

type SitemapFields = Exclude<SitemapPage['sitemap'], false | null>;
type ImageFields = NonNullable<SitemapFields['images']>[number];
type VideoFields = NonNullable<SitemapFields['videos']>[number];

/** A thumbnail is required for each video; this one is used if the page has no picture. */
const pictureOfSite = '/icon-512.png';

/** Whether a page belongs in the sitemap. */
export function isListed({ path, sitemap, robots }: SitemapPage): boolean {
  return sitemap !== false && isIndexed(robots) && !path.includes('/.');
}

/** The page as input for the sitemap library. Its fields were validated when the page was read. */
export function sitemapEntry(page: SitemapPage, siteUrl: string): SitemapItem {
  const fields: SitemapFields = page.sitemap || {};
  const lastmod = fields.lastmod ?? page.date;
  const img = (fields.images ?? []).map((image) => imageEntry(image, siteUrl));
  const picture = img[0]?.url ?? absoluteUrl(siteUrl, pictureOfSite);
  return {
    url: fields.loc ? resolveUrl(siteUrl, fields.loc) : absoluteUrl(siteUrl, page.path),
    ...(lastmod && { lastmod: dateOf(lastmod) }),
    ...(fields.changefreq && { changefreq: fields.changefreq as EnumChangefreq }),
    ...(fields.priority !== undefined && { priority: fields.priority, fullPrecisionPriority: true }),
    img,
    video: (fields.videos ?? []).map((video) => videoEntry(video, page, picture, siteUrl)),
    links: [],
  };
}

function imageEntry({ loc, caption, geo_location, title, license }: ImageFields, siteUrl: string): Img {
  return {
    url: resolveUrl(siteUrl, loc),
    ...(caption && { caption }),
    ...(geo_location && { geoLocation: geo_location }),
    ...(title && { title }),
    ...(license && { license: resolveUrl(siteUrl, license) }),
  };
}

/** Three fields are required, so missing ones are taken from the page. */
function videoEntry(video: VideoFields, page: SitemapPage, picture: string, siteUrl: string): VideoItem {
  const { tag = [], ...rest } = video;
  const fields = Object.entries(rest).map(([name, value]) => [name, videoValue(name, value, siteUrl)]);
  return {
    thumbnail_loc: picture,
    title: page.title,
    description: page.description || page.title,
    ...Object.fromEntries(fields),
    tag: [tag].flat().map(String),
  };
}

function videoValue(name: string, value: unknown, siteUrl: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return name.endsWith('_loc') ? resolveUrl(siteUrl, String(value)) : String(value);
}

/** A date stays a date; a time is converted to UTC. */
function dateOf(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : new Date(value).toISOString();
}
