// The loader of every content page: the page's row and its place in the tree → plain data for the layout.
import { titleFromPath } from '#lib/title-case.ts';
import { type BodyNode, isBodyElement } from '#schema/body.ts';
import type { PageBaseline } from '#schema/facts.ts';
import type { Layout } from '#schema/layouts.ts';
import { layouts } from '#schema/layouts.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Page } from '#schema/page.ts';
import type { Crumb, PageData } from '#schema/page-data.ts';
import type { PageReference } from '#schema/page-reference.ts';
import type { QualityReport } from '#schema/quality-report.ts';
import { matchRoute } from '#site/routes.ts';
import { collectionOfPath, layoutOfPath, listPathOf } from '#site/sections.ts';
import { directoryOf } from './directory.ts';
import { landingOf } from './landings/index.ts';
import { fillQuality } from './quality/fill-quality.ts';
import { readingOrder } from './sidebar-groups.ts';
import { isDated, newestFirst, type SiteData } from './site-data.ts';

const wordsPerMinute = 220;

type RenderBody = (body: Page['body']) => { html: string; heading: PageData['heading'] };

/** A page as it is shown, and as it is stored; a home that no document describes is not stored. */
interface LoadedPage {
  page: PageData;
  source: Page | null;
}

/**
 * The page at a path, or null when no document has it. `renderBody` turns the stored body into HTML; `quality` are the
 * figures about the site, for a page that shows them.
 */
export async function loadPage(
  site: SiteData,
  path: string,
  renderBody: RenderBody,
  quality: QualityReport | null = null,
): Promise<LoadedPage | null> {
  const page = await site.queries.queryCollection(collectionOfPath(path)).path(path).first();
  if (page?.meta.showsQuality) page.body = fillQuality(page.body, quality);
  if (!page) return path === '/' ? { page: homeOf(site), source: null } : null;
  return { page: pageDataOf(site, page, renderBody), source: page };
}

function pageDataOf(site: SiteData, page: Page, renderBody: RenderBody): PageData {
  const { path } = page;
  const { html, heading } = renderBody(page.body);
  const file = `${page.stem}.${page.extension}`;
  return {
    ...placeOf(site, path, page.showChildren),
    route: matchRoute(path).id,
    layout: layoutFor(page),
    path,
    title: page.title,
    documentTitle: documentTitle(page, site.settings.name),
    description: page.description,
    lead: opensWith(page.body, page.description) ? '' : page.description,
    heading,
    html,
    contents: page.body.toc,
    file,
    editUrl: editUrlOf(site.settings.editLink, file),
    icon: page.icon,
    // Put there by the pipeline, never by an author.
    ...(page.meta.baseline !== undefined && { baseline: page.meta.baseline as PageBaseline }),
    difficulty: page.difficulty,
    authors: page.authors,
    links: page.links,
    date: page.date,
    minutes:
      typeof page.meta.minutes === 'number'
        ? page.meta.minutes
        : Math.max(1, Math.round(page.body.words / wordsPerMinute)),
    words: page.body.words,
  };
}

/** Where a page's file can be edited: `{file}` of the template filled in; null without a template. */
export function editUrlOf(template: string, file: string): string | null {
  // A file name may hold what an address may not; the slashes between folders stay.
  return template
    ? template.replaceAll('{file}', () => encodeURI(file).replace(/[?#]/g, encodeURIComponent))
    : null;
}

/** A description taken from the first paragraph would be read twice. */
function opensWith(body: Page['body'], description: string): boolean {
  const first = body.nodes.find(isBodyElement);
  return first?.[0] === 'p' && textOf(first).replace(/\s+/g, ' ').trim() === description;
}

function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node;
  return isBodyElement(node) ? (node.slice(2) as BodyNode[]).map(textOf).join('') : '';
}

/** A folder without an index of its own gets a home that lists what there is. */
function homeOf(site: SiteData): PageData {
  const { name } = site.settings;
  return {
    ...placeOf(site, '/', true),
    route: 'index',
    layout: 'default',
    path: '/',
    title: name,
    documentTitle: name,
    description: '',
    lead: '',
    heading: null,
    html: '',
    contents: [],
    file: null,
    editUrl: null,
    icon: null,
    difficulty: null,
    authors: null,
    links: null,
    date: null,
    minutes: 0,
    words: 0,
  };
}

/** Everything about a page that depends on other pages. */
export function placeOf(site: SiteData, path: string, showsChildren: boolean) {
  const section = sectionBeside(site, path);
  const order = section ? readingOrder(site, section) : [];
  const index = order.findIndex((item) => item.path === path);
  const directory = showsChildren ? directoryOf(site, path, referTo) : null;
  return {
    crumbs: crumbsOf(site, path),
    section,
    previous: index > 0 ? reference(order[index - 1]) : null,
    next: index >= 0 ? reference(order[index + 1]) : null,
    directory,
    children: showsChildren && !directory ? childrenOf(site, path) : [],
    landing: landingOf(site, path),
  };
}

/** The section whose list stands beside a page; null where there is nothing to list. */
function sectionBeside(site: SiteData, path: string): string | null {
  const section = listPathOf(path);
  return section !== null && site.nodeByPath.get(section)?.children ? section : null;
}

function layoutFor(page: Page): Layout {
  const wanted = page.meta.layout;
  if (wanted === undefined) return layoutOfPath(page.path);
  return layouts.find((layout) => layout === wanted) ?? 'default';
}

/** The title under `head`, else the search title, else the page's, else the last part of its address, else the site's name. */
export function documentTitle(
  page: Pick<Page, 'title' | 'seo' | 'path'> & Partial<Pick<Page, 'head'>>,
  siteName: string,
): string {
  return page.head?.title || page.seo.title || page.title || titleFromPath(page.path) || siteName;
}

function crumbsOf(site: SiteData, path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  return segments.slice(0, -1).map((segment, index) => {
    const parent = `/${segments.slice(0, index + 1).join('/')}`;
    const node = site.nodeByPath.get(parent);
    return {
      title: node?.title ?? titleFromPath(segment),
      path: node && node.page !== false ? parent : null,
    };
  });
}

function childrenOf(site: SiteData, path: string): PageReference[] {
  const items = path === '/' ? site.tree : (site.nodeByPath.get(path)?.children ?? []);
  const pages = items
    .filter((item) => item.path !== path)
    .flatMap((item) => reference(firstPage(item)) ?? []);
  return isDated(path) ? newestFirst(pages, path) : pages;
}

/** A folder without a page of its own is represented by its first page. */
function firstPage(item: NavigationItem): NavigationItem | undefined {
  if (item.page !== false) return item;
  for (const child of item.children ?? []) {
    const found = firstPage(child);
    if (found) return { ...found, title: item.title };
  }
  return undefined;
}

function reference(item: NavigationItem | undefined): PageReference | null {
  return item ? referTo(item) : null;
}

function referTo(item: NavigationItem): PageReference {
  return {
    title: item.title,
    path: item.path,
    ...(item.description && { description: item.description }),
    ...(item.icon && { icon: item.icon }),
    ...(typeof item.difficulty === 'string' && { difficulty: item.difficulty }),
    ...(typeof item.date === 'string' && { date: item.date }),
  };
}
