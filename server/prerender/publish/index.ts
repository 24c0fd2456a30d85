// Files for search engines, feed readers, browsers and security researchers. A file of the same name in the
// site's own `public/` takes precedence, if `isReplaceable` in the table of addresses allows it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localAddress } from '#lib/address/site-address.ts';
import type { ListedPage } from '#pages/listed-pages.ts';
import { blogPages, postsOf } from '#pages/posts.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { Settings } from '#schema/settings.ts';
import { languageOfSite } from '#site/language.ts';
import { sections } from '#site/sections.ts';
import { pageFiles } from '../pages/page-files.ts';
import { iconFiles } from './icons.ts';
import { openSearchText } from './open-search.ts';
import { robotsText } from './robots.ts';
import { securityText, securityTextPath } from './security-txt.ts';
import { sitemapFiles } from './sitemap.ts';
import type { SitemapPage } from './sitemap-entry.ts';
import { screenshotsIn, webManifest } from './web-manifest.ts';

/** The inputs of the files. */
export interface PublishInput {
  /** All pages of the site, in reading order. */
  listed: readonly ListedPage[];
  renderer: Pick<Renderer, 'siteUrl'>;
  settings: Settings;
  /** The folder of the site, with its pages and the files of `public/`. */
  outDir: string;
  cacheDir: string;
  /** The folder of files that are published unchanged. */
  publicDir: string;
  now: Date;
  /** Writes a file of the site with its compressed versions. */
  write(file: string, content: string | Buffer): void;
  warn(message: string): void;
}

/** Writes all of them. */
export async function publishFiles(input: PublishInput): Promise<void> {
  const { listed: pages, settings, outDir, cacheDir, now } = input;
  const siteUrl = input.renderer.siteUrl ?? localAddress;
  const home = pages.find(({ path }) => path === '/');
  const sitemap = await sitemapFiles(withHome(pages), siteUrl);
  const files: Record<string, string | Buffer | null> = {
    ...sitemap,
    '/robots.txt': robotsText(siteUrl, '/sitemap.xml' in sitemap),
    ...(await feedsOf(pages, siteUrl, input)),
    '/manifest.webmanifest': webManifest(
      settings,
      home?.description ?? '',
      screenshotsIn(input.publicDir, settings),
    ),
    '/opensearch.xml': openSearchText(settings, siteUrl),
    [securityTextPath]: securityText({ contact: settings.contact, siteUrl: input.renderer.siteUrl, now }),
    ...(await iconFiles({ settings, outDir, cacheDir })),
  };
  for (const [path, content] of Object.entries(files))
    if (content !== null && !existsSync(join(outDir, path))) input.write(path.slice(1), content);
  tellWhatIsMissing(pages, input);
}

/** Every site has a home page, even without a document for it. */
function withHome(pages: readonly ListedPage[]): readonly SitemapPage[] {
  if (pages.some(({ path }) => path === '/')) return pages;
  return [{ path: '/', title: '', description: '', date: null, sitemap: null, robots: null }, ...pages];
}

async function feedsOf(
  pages: readonly ListedPage[],
  siteUrl: string,
  { settings, outDir }: PublishInput,
): Promise<Record<string, string>> {
  const posts = postsOf(pages);
  if (posts.length === 0) return {};
  const blog = pages.find(({ path }) => path === sections.blog.path);
  // Loaded on demand, because the HTML parser is large.
  const { feedFiles } = await import('./feeds.ts');
  return feedFiles({
    settings,
    siteUrl,
    posts,
    description: blog?.description || `Posts of ${settings.fullName}`,
    home: blog?.path ?? '/',
    language: blog ? payloadOf(outDir, blog.path).data.head : languageOfSite(settings),
    textOf(path) {
      const { page, head } = payloadOf(outDir, path).data;
      return { html: page.html, lang: head.lang, dir: head.dir };
    },
  });
}

/** Read from the page's files instead of rendering it again. */
function payloadOf(outDir: string, path: string): Payload {
  return JSON.parse(readFileSync(join(outDir, pageFiles(path).payload), 'utf8'));
}

function tellWhatIsMissing(pages: readonly ListedPage[], { warn }: PublishInput): void {
  for (const { path, date } of blogPages(pages))
    if (date === null) warn(`The post ${path} has no "date", so it is not in the feeds.`);
}
