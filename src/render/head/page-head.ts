// The head of a page, from the author's tags, the page's fields and the site's defaults. Of two tags with the
// same name the higher priority wins: `head`, then `seo`, then the fields, then the site.

import { markdownPath } from '#lib/address/markdown-path.ts';
import { absoluteUrl } from '#lib/address/site-address.ts';
import type { Language } from '#lib/language.ts';
import { robotsContent } from '#lib/robots.ts';
import { dataType, type HeadTag, refusalOf } from '#schema/page/head.ts';
import type { Page } from '#schema/page/page.ts';
import type { PageData, PageHead } from '#schema/page/page-data.ts';
import type { Settings } from '#schema/settings.ts';
import { feedLinks } from '#site/feed-links.ts';
import { kindOfPage } from '#site/place.ts';
import { onePerName } from './one-per-name.ts';
import { searchTags } from './search-tags.ts';
import { structuredData } from './structured-data.ts';

/** The fields of a page that only affect its head. */
type HeadFields = Pick<Page, 'seo' | 'robots' | 'head' | 'schemaOrg' | 'ogImage'>;

interface HeadInput {
  page: PageData;
  /** Null for a page without a document. */
  fields: HeadFields | null;
  settings: Settings;
  language: Language;
  siteUrl: string | null;
  /** The address of the generated preview image. */
  shareImage: string | null;
  /** Whether the site has feeds. */
  hasFeeds: boolean;
}

const noFields: HeadFields = {
  seo: { title: '', description: '' },
  robots: null,
  head: null,
  schemaOrg: null,
  ogImage: null,
};

export function pageHead(input: HeadInput): PageHead {
  const { page, settings, language, siteUrl, shareImage } = input;
  const fields = input.fields ?? noFields;
  const addressOf = (path: string) => addressIn(siteUrl, path);
  const own = fields.ogImage?.url;
  const picture = typeof own === 'string' ? own : shareImage;
  const image = picture && addressOf(picture);
  const title = page.documentTitle;
  const description = fields.seo.description || page.description;
  const address = addressOf(page.path);
  const robots = robotsContent(fields.robots);
  const isPost = kindOfPage(page.path) === 'post';
  const data = structuredData({ page, settings, language, schemaOrg: fields.schemaOrg, addressOf, image });
  const fromFields: HeadTag[] = [
    ...meta('name', 'description', description),
    ...meta('name', 'robots', robots),
    ['link', { rel: 'canonical', href: address }],
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', isPost ? 'article' : 'website'),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:site_name', settings.name),
    ...meta('property', 'og:image', image),
    ...(image ? meta('property', 'og:image:alt', `${page.title} – ${settings.fullName}`) : []),
    ...(image && !own
      ? [...meta('property', 'og:image:width', '1200'), ...meta('property', 'og:image:height', '630')]
      : []),
    ...(isPost ? meta('property', 'article:published_time', page.date) : []),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ['link', { rel: 'alternate', type: 'text/markdown', href: encodeURI(markdownPath(page.path)) }],
    ...(page.path === '/' ? [searchLink(settings)] : []),
    ...feedLinks(settings, input.hasFeeds && (page.path === '/' || page.layout === 'blog')).map(
      (link): HeadTag => ['link', { ...link }],
    ),
    ['script', { type: dataType }, data],
  ];
  const tags = onePerName([...authorTags(fields.head), ...searchTags(fields.seo), ...fromFields]);
  return { ...language, title, tags };
}

/** The absolute address of a path, if the site's address is set. */
function addressIn(siteUrl: string | null, address: string): string {
  if (!address.startsWith('/')) return address;
  return siteUrl ? absoluteUrl(siteUrl, address) : encodeURI(address);
}

/** OpenSearch: lets a browser search the site from its address bar. */
function searchLink({ name }: Settings): HeadTag {
  const type = 'application/opensearchdescription+xml';
  return ['link', { rel: 'search', type, title: name, href: '/opensearch.xml' }];
}

function meta(attribute: 'name' | 'property', word: string, content: string | null): HeadTag[] {
  return content ? [['meta', { [attribute]: word, content }]] : [];
}

/** The tags under `head`, without those that content must not set. */
function authorTags(head: Page['head']): HeadTag[] {
  if (!head) return [];
  const tags = (['meta', 'link', 'script'] as const).flatMap((kind) =>
    (head[kind] ?? []).map((attributes) => ({ kind, attributes })),
  );
  return tags
    .filter(({ kind, attributes }) => refusalOf(kind, attributes) === null)
    .map(({ kind, attributes }) => {
      const { innerHTML, children, ...rest } = attributes;
      const text = innerHTML ?? children;
      return kind === 'script'
        ? [kind, rest, String(text ?? '{}').replaceAll('<', '\\u003c')]
        : [kind, attributes];
    });
}
