// A path → what the page there is rendered from: its row, and what it shows of other pages. Nothing else reaches the
// renderer, so that the hash of it tells whether a page has changed.

import { escapeHtml } from '#lib/escape-html.ts';
import { titleFromPath } from '#lib/title-case.ts';
import { maxListedPages } from '#schema/constants.ts';
import type { PageBaseline } from '#schema/facts.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { toDay } from '#schema/page/front-matter.ts';
import type { StepFacts } from '#schema/page/guide-step.ts';
import type { Layout } from '#schema/page/layouts.ts';
import { layouts } from '#schema/page/layouts.ts';
import type { Landing, PageReference } from '#schema/page/listings.ts';
import type { Page } from '#schema/page/page.ts';
import type { Crumb, PageData } from '#schema/page/page-data.ts';
import type { QuestSummary } from '#schema/page/quest.ts';
import type { QualityReport } from '#schema/quality.ts';
import type { Settings } from '#schema/settings.ts';
import { homePosts } from '#site/islands.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { matchRoute } from '#site/routes.ts';
import { collectionOfPath, layoutOfPath, listPathOf } from '#site/sections.ts';
import { directoryOf } from './directory.ts';
import { guideOf } from './guide.ts';
import { landingOf } from './landings/index.ts';
import { latestPostsOf } from './latest-posts.ts';
import { packPlace, packsOf } from './packs.ts';
import { fillQuality } from './quality/fill-quality.ts';
import { sidebarOf } from './sidebar.ts';
import { readingOrder } from './sidebar-groups.ts';
import { hasPosts, isDated, newestFirst, type SiteData, topOf } from './site-data.ts';
import { tagsOf } from './tags.ts';

const wordsPerMinute = 220;

/** Everything a page is rendered from besides what all pages share. Its key is the hash of it. */
export interface PageSource {
  /** The page as it is stored; null for a home and for folders that no document describes. */
  row: Page | null;
  surroundings: Surroundings;
}

/** What a page shows of other pages. */
export type Surroundings = ReturnType<typeof surroundingsOf>;

/** The body of a page as HTML. */
export interface RenderedBody {
  html: string;
  heading: PageData['heading'];
}

/** For those who want what is known of a page, and not its text. */
export const noBody: RenderedBody = { html: '', heading: null };

/**
 * What the page at a path is rendered from, or null when no document has that path. `quality` are the figures about the
 * site, for a page that shows them.
 */
export async function loadPageSource(
  site: SiteData,
  path: string,
  quality: QualityReport | null = null,
): Promise<PageSource | null> {
  const row = await site.queries.queryCollection(collectionOfPath(path)).path(path).first();
  if (!row && path !== '/' && !isBareFolder(site, path)) return null;
  if (row?.meta.showsQuality) row.body = fillQuality(row.body, quality);
  const showChildren = row === null || row.showChildren || hasNoText(row);
  return { row, surroundings: surroundingsOf(site, { path, showChildren }) };
}

/** Elsewhere a first page may be made of front matter alone; here it would be a title above nothing. */
function hasNoText({ body }: Page): boolean {
  return body.nodes.every((node) => typeof node === 'string' && node.trim() === '');
}

/** Everything about a page that depends on other pages. */
export function surroundingsOf(site: SiteData, { path, showChildren }: Pick<Page, 'path' | 'showChildren'>) {
  const section = sectionBeside(site, path);
  const order = section ? readingOrder(site, section) : [];
  const index = positionsIn(order).get(path) ?? -1;
  const directory = showChildren ? directoryOf(site, path, referTo) : null;
  const guide = guideOf(site, path);
  const tags = isDated(path) ? tagsOf(site, path) : [];
  return {
    place: {
      crumbs: crumbsOf(site, path),
      section,
      previous: index > 0 ? reference(order[index - 1]) : null,
      next: index >= 0 ? reference(order[index + 1]) : null,
      directory,
      children: showChildren && !directory ? childrenOf(site, path) : [],
      landing: landingOf(site, path),
      ...(guide && { guide }),
      ...(tags.length > 0 && { tags }),
    },
    sidebar: section ? sidebarOf(site, section, path) : null,
    posts: path === '/' ? latestPostsOf(site, homePosts.props.count) : null,
    hasFeeds: hasPosts(site),
    packs: path === site.settings.offline ? packsOf(site) : null,
    folder: isBareFolder(site, path) ? { path, title: site.nodeByPath.get(path)?.title ?? '' } : null,
  };
}

const positions = new WeakMap<readonly NavigationItem[], Map<string, number>>();

/** Where each path stands in an order; looked up by every page of a section. */
function positionsIn(order: readonly NavigationItem[]): Map<string, number> {
  const known = positions.get(order);
  if (known) return known;
  // Of two items with one path the first counts.
  const found = new Map(order.map(({ path }, index): [string, number] => [path, index]).reverse());
  positions.set(order, found);
  return found;
}

/** The page as it is shown: its row and surroundings, with the body as HTML. */
export function pageDataOf(
  { row, surroundings: { place, packs, folder } }: PageSource,
  { html, heading }: RenderedBody,
  settings: Settings,
): PageData {
  if (!row) return generatedPage(place, folder ?? { path: '/', title: settings.name });
  const { path } = row;
  // The file as it lies in the folder, which its stem is not where it is mounted elsewhere.
  const file = row.id.slice(row.id.indexOf('/') + 1);
  const checked = checkedOn(row.meta);
  const saveAt = packPlace(path, settings);
  return {
    ...place,
    // A page may be a tool, whatever it leads to.
    landing: toolOf(row, packs) ?? place.landing,
    route: matchRoute(path).id,
    layout: layoutFor(row),
    path,
    title: row.title,
    documentTitle: stepTitle(row, place.crumbs) ?? documentTitle(row, settings.name),
    description: row.description,
    lead: isSaidBelow(row, html) ? '' : row.description,
    heading,
    html,
    contents: row.body.toc,
    file,
    editUrl: editUrlOf(settings.editLink, file),
    icon: row.icon,
    // Put there by the pipeline, never by an author.
    ...(row.meta.baseline !== undefined && { baseline: row.meta.baseline as PageBaseline }),
    ...(row.meta.step !== undefined && { step: row.meta.step as StepFacts }),
    ...(row.meta.quest !== undefined && { quest: row.meta.quest as QuestSummary }),
    difficulty: row.difficulty,
    authors: row.authors,
    links: row.links,
    date: row.date,
    ...(checked && { checked }),
    ...(saveAt && { saveAt }),
    minutes:
      typeof row.meta.minutes === 'number'
        ? row.meta.minutes
        : Math.max(1, Math.round(row.body.words / wordsPerMinute)),
    words: row.body.words,
  };
}

/** The day on which somebody last went through what a post claims. */
function checkedOn({ checked }: Page['meta']): string | null {
  return typeof checked === 'string' ? toDay(checked) : null;
}

/** Where a page's file can be edited: `{file}` of the template filled in; null without a template. */
export function editUrlOf(template: string, file: string): string | null {
  // A file name may hold what an address may not; the slashes between folders stay.
  return template
    ? template.replaceAll('{file}', () => encodeURI(file).replace(/[?#]/g, encodeURIComponent))
    : null;
}

/** The goal that opens a lesson, and the tool on a page, say to readers what the description says to those who are not there. */
function isSaidBelow(row: Page, html: string): boolean {
  return opensWith(row.body, row.description) || html.startsWith('<p class="goal">') || isPlayground(row);
}

/** What a page is besides its text, where its author says so. */
function toolOf(row: Page, packs: Surroundings['packs']): Landing | null {
  switch (row.meta.tool) {
    case 'playground':
      return { kind: 'play' };
    case 'offline':
      return { kind: 'offline', packs: packs ?? [] };
    case 'progress':
    case 'review':
      return { kind: row.meta.tool };
    default:
      return null;
  }
}

function isPlayground({ meta }: Page): boolean {
  return meta.tool === 'playground';
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

/** Whether a folder stands in menus and has no document of its own. */
function isBareFolder(site: SiteData, path: string): boolean {
  return site.nodeByPath.get(path)?.page === false;
}

/** The paths of all such folders: each is a page that lists what is in it. */
export function bareFolders(site: SiteData): string[] {
  return [...site.nodeByPath.keys()].filter((path) => isBareFolder(site, path));
}

/** A folder without an index of its own, the whole of them too, gets a page that lists what there is. */
function generatedPage(
  place: Surroundings['place'],
  { path, title }: { path: string; title: string },
): PageData {
  return {
    ...place,
    route: matchRoute(path).id,
    layout: layoutOfPath(path),
    path,
    title,
    documentTitle: title,
    description: '',
    lead: '',
    // Not the name of an element, wherever it stands.
    heading: path === '/' ? null : { id: path.slice(path.lastIndexOf('/') + 1), html: escapeHtml(title) },
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

/** The section whose list stands beside a page; null where there is nothing to list. */
function sectionBeside(site: SiteData, path: string): string | null {
  const section = listPathOf(path, site.settings.prefix);
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

/** A step that is not named for searches is named with its guide; null for all other pages. */
function stepTitle({ path, title, seo, head }: Page, crumbs: readonly Crumb[]): string | null {
  const guide = kindOfPage(path) === 'step' ? crumbs.at(-1)?.title : undefined;
  return guide && !head?.title && seo.title === title ? `${title} · ${guide}` : null;
}

function crumbsOf(site: SiteData, path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  // What all addresses begin with is no place of its own.
  const above = site.settings.prefix.split('/').length - 1;
  return segments.slice(above, -1).map((segment, index) => {
    const parent = `/${segments.slice(0, above + index + 1).join('/')}`;
    const node = site.nodeByPath.get(parent);
    return {
      title: node?.title ?? titleFromPath(segment),
      path: node ? parent : null,
      ...(isBareFolder(site, parent) && { isBare: true }),
    };
  });
}

function childrenOf(site: SiteData, path: string): PageReference[] {
  const items = path === '/' ? homeItems(site) : (site.nodeByPath.get(path)?.children ?? []);
  const pages = items
    .filter((item) => item.path !== path)
    .flatMap((item) => reference(firstPage(item)) ?? []);
  return withoutRest(isDated(path) ? newestFirst(pages, path) : pages);
}

/** Of a long list the beginning, and a link to where the rest begins: the list beside that page shows its neighbours. */
export function withoutRest(pages: readonly PageReference[], most = maxListedPages): PageReference[] {
  const next = pages[most];
  if (!next) return [...pages];
  const rest = (pages.length - most).toLocaleString('en');
  return [...pages.slice(0, most), { title: `${rest} more, beginning with ${next.title}`, path: next.path }];
}

/** What a home that no document describes leads to: the first page below the prefix, and the sections. */
function homeItems(site: SiteData): NavigationItem[] {
  const front = site.nodeByPath.get(site.settings.prefix);
  return front && front.page !== false ? [front, ...topOf(site)] : topOf(site);
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
