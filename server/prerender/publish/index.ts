// The files that a site owes to search engines, feed readers, browsers and those who find a fault. A file of the same
// name in the site's own `public/` is there already and stays.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localAddress } from '#lib/address/site-address.ts';
import type { ListedPage } from '#pages/listed-pages.ts';
import { blogPages, postsOf } from '#pages/posts.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { Settings } from '#schema/settings.ts';
import { sections } from '#site/sections.ts';
import { pageFiles } from '../pages/page-files.ts';
import { iconFiles } from './icons.ts';
import { openSearchText } from './open-search.ts';
import { robotsText } from './robots.ts';
import { securityText, securityTextPath } from './security-txt.ts';
import { sitemapFiles } from './sitemap.ts';
import type { SitemapPage } from './sitemap-entry.ts';
import { screenshotsIn, webManifest } from './web-manifest.ts';

/** What the files are made from. */
export interface PublishInput {
  /** All pages of the site, in reading order. */
  listed: readonly ListedPage[];
  renderer: Pick<Renderer, 'siteUrl'>;
  settings: Settings;
  /** The folder of the site, with its pages and the files of `public/` in it. */
  outDir: string;
  cacheDir: string;
  /** The site's own files with exact addresses. */
  publicDir: string;
  now: Date;
  /** Writes a file of the site, compressed as well. */
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

/** Every site has a home, also one whose folder has no index. */
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
  // Loaded where it is needed: reading HTML is a large piece of code.
  const { feedFiles } = await import('./feeds.ts');
  return feedFiles({
    settings,
    siteUrl,
    posts,
    description: blog?.description || `Posts of ${settings.fullName}`,
    home: blog?.path ?? '/',
    htmlOf: (path) => payloadOf(outDir, path).data.page.html,
  });
}

/** What the page's files say already need not be rendered again. */
function payloadOf(outDir: string, path: string): Payload {
  return JSON.parse(readFileSync(join(outDir, pageFiles(path).payload), 'utf8'));
}

function tellWhatIsMissing(pages: readonly ListedPage[], { warn }: PublishInput): void {
  for (const { path, date } of blogPages(pages))
    if (date === null) warn(`The post ${path} has no "date", so it is not in the feeds.`);
}
