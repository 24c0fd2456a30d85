// Collects everything that the page at a path is rendered from: its row, and the data it shows of other
// pages. The renderer gets nothing else, so a hash of it shows whether a page has changed.

import { escapeHtml } from '#lib/escape-html.ts';
import { type Language, type LanguageSetting, languageWithin } from '#lib/language.ts';
import { titleFromPath } from '#lib/title-case.ts';
import * as text from '#messages/listings.ts';
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
import { areTaskLanguages } from '#schema/page/task-languages.ts';
import type { QualityReport } from '#schema/quality.ts';
import type { Settings } from '#schema/settings.ts';
import { homePosts } from '#site/islands.ts';
import { placeOf } from '#site/place.ts';
import { matchRoute } from '#site/routes.ts';
import { collectionOfPath, layoutOfPath, listPathOf } from '#site/sections.ts';
import { connectionsOf } from './connections.ts';
import { directoryOf } from './directory.ts';
import { guideOf } from './guide.ts';
import { landingOf } from './landings/index.ts';
import { languageOfFolder } from './language.ts';
import { latestPostsOf } from './latest-posts.ts';
import { packPlace, packsOf } from './packs.ts';
import { fillQuality } from './quality/fill-quality.ts';
import { sidebarOf } from './sidebar.ts';
import { readingOrder } from './sidebar-groups.ts';
import { hasPosts, isDated, newestFirst, type SiteData, topOf } from './site-data.ts';
import { tagsOf } from './tags.ts';

const wordsPerMinute = 220;

/** All inputs of a page except those shared by all pages. Its cache key is the hash of it. */
export interface PageSource {
  /** The stored page; null for a home page and for folders without a document. */
  row: Page | null;
  surroundings: Surroundings;
}

/** Data about other pages. */
export type Surroundings = ReturnType<typeof surroundingsOf>;

/** The body of a page as HTML. */
export interface RenderedBody {
  html: string;
  heading: PageData['heading'];
}

/** For callers that need only the data of a page, not its text. */
export const noBody: RenderedBody = { html: '', heading: null };

/**
 * The inputs for rendering the page at a path, or null if no document has that path. `quality` are the
 * figures about the site, for a page that shows them.
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
  const stem = row?.stem ?? folderStem(site, path);
  return { row, surroundings: surroundingsOf(site, { path, stem, showChildren }) };
}

/** The stem that an index document of the folder would have. */
export function folderStem(site: SiteData, path: string): string {
  return `${site.nodeByPath.get(path)?.stem ?? ''}/index`.replace(/^\//, '');
}

/**
 * The language of the page, validated by the pipeline: its own, that of the nearest folder that sets one, or
 * the site's.
 */
export function languageOfPage({ row, surroundings }: PageSource): Language {
  return languageWithin(surroundings.language, (row?.meta ?? {}) as LanguageSetting);
}

/** Elsewhere the first page of a section may be front matter only; here it would be a title without text. */
function hasNoText({ body }: Page): boolean {
  return body.nodes.every((node) => typeof node === 'string' && node.trim() === '');
}

/** The inputs of a page that depend on other pages. */
export function surroundingsOf(
  site: SiteData,
  { path, stem, showChildren }: Pick<Page, 'path' | 'stem' | 'showChildren'>,
) {
  const section = sectionBeside(site, path);
  const order = section ? readingOrder(site, section) : [];
  const index = positionsIn(order).get(path) ?? -1;
  const directory = showChildren ? directoryOf(site, path, referTo) : null;
  const guide = guideOf(site, path);
  const tags = isDated(path) ? tagsOf(site, path) : [];
  const connections = connectionsOf(site, path);
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
      ...(connections && { connections }),
      ...(tags.length > 0 && { tags }),
    },
    sidebar: section ? sidebarOf(site, section, path) : null,
    posts: path === '/' ? latestPostsOf(site, homePosts.props.count) : null,
    hasFeeds: hasPosts(site),
    packs: path === site.settings.offline ? packsOf(site) : null,
    language: languageOfFolder(site, stem),
    folder: isBareFolder(site, path) ? { path, title: site.nodeByPath.get(path)?.title ?? '' } : null,
  };
}

const positions = new WeakMap<readonly NavigationItem[], Map<string, number>>();

/** The index of each path in an order; cached because every page of a section needs it. */
function positionsIn(order: readonly NavigationItem[]): Map<string, number> {
  const known = positions.get(order);
  if (known) return known;
  // Of two items with the same path, the first wins.
  const found = new Map(order.map(({ path }, index): [string, number] => [path, index]).reverse());
  positions.set(order, found);
  return found;
}

/** The data of a page: its row and surroundings, with the body as HTML. */
export function pageDataOf(
  { row, surroundings: { place, packs, folder } }: PageSource,
  { html, heading }: RenderedBody,
  settings: Settings,
): PageData {
  if (!row) return generatedPage(place, folder ?? { path: '/', title: settings.name });
  const { path } = row;
  // The actual file, which differs from the stem if it is mounted elsewhere.
  const file = row.id.slice(row.id.indexOf('/') + 1);
  const checked = checkedOn(row.meta);
  const saveAt = packPlace(path, settings);
  return {
    ...place,
    // A tool replaces the landing.
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
    ...(row.meta.draft === true && { isDraft: true as const }),
    // Added by the pipeline, never by an author.
    ...(row.meta.baseline !== undefined && { baseline: row.meta.baseline as PageBaseline }),
    ...(row.meta.step !== undefined && { step: row.meta.step as StepFacts }),
    ...(row.meta.quest !== undefined && { quest: row.meta.quest as QuestSummary }),
    difficulty: row.difficulty,
    ...(areTaskLanguages(row.meta.languages) && { needs: text.needsLanguages(row.meta.languages) }),
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

/** The day a post's claims were last checked. */
function checkedOn({ checked }: Page['meta']): string | null {
  return typeof checked === 'string' ? toDay(checked) : null;
}

/** The edit link of a page's file: the template with `{file}` filled in; null without a template. */
export function editUrlOf(template: string, file: string): string | null {
  // Escapes characters that are not allowed in addresses; the slashes between folders stay.
  return template
    ? template.replaceAll('{file}', () => encodeURI(file).replace(/[?#]/g, encodeURIComponent))
    : null;
}

/** The goal at the start of a lesson, and the tool on a page, already say what the description says. */
function isSaidBelow(row: Page, html: string): boolean {
  return opensWith(row.body, row.description) || html.startsWith('<p class="goal">') || isPlayground(row);
}

/** The tool of a page, if its author sets one. */
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

/** A description taken from the first paragraph would be repeated. */
function opensWith(body: Page['body'], description: string): boolean {
  const first = body.nodes.find(isBodyElement);
  return first?.[0] === 'p' && textOf(first).replace(/\s+/g, ' ').trim() === description;
}

function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node;
  return isBodyElement(node) ? (node.slice(2) as BodyNode[]).map(textOf).join('') : '';
}

/** Whether a folder is in menus but has no document of its own. */
function isBareFolder(site: SiteData, path: string): boolean {
  return site.nodeByPath.get(path)?.page === false;
}

/** The paths of all such folders: each gets a page that lists its content. */
export function bareFolders(site: SiteData): string[] {
  return [...site.nodeByPath.keys()].filter((path) => isBareFolder(site, path));
}

/** A folder without an index, including the root folder, gets a page that lists its content. */
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
    // As text, because it is not the name of an element.
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

/** The section whose list is shown beside a page; null if it would be empty. */
function sectionBeside(site: SiteData, path: string): string | null {
  const section = listPathOf(path, site.settings.prefix);
  return section !== null && site.nodeByPath.get(section)?.children ? section : null;
}

function layoutFor(page: Page): Layout {
  const wanted = page.meta.layout;
  if (wanted === undefined) return layoutOfPath(page.path);
  return layouts.find((layout) => layout === wanted) ?? 'default';
}

/**
 * The title: from `head`, otherwise `seo`, the page's title, the last part of its address, or the site's
 * name.
 */
export function documentTitle(
  page: Pick<Page, 'title' | 'seo' | 'path'> & Partial<Pick<Page, 'head'>>,
  siteName: string,
): string {
  return page.head?.title || page.seo.title || page.title || titleFromPath(page.path) || siteName;
}

/** A step without an `seo` title gets the guide's name in its title; null for all other pages. */
function stepTitle({ path, title, seo, head }: Page, crumbs: readonly Crumb[]): string | null {
  const guide = placeOf(path).isPart ? crumbs.at(-1)?.title : undefined;
  return guide && !head?.title && seo.title === title ? `${title} · ${guide}` : null;
}

function crumbsOf(site: SiteData, path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  // The prefix of all addresses is not a breadcrumb.
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

/** The beginning of a long list, and a link to its rest: the list beside that page shows its neighbours. */
export function withoutRest(pages: readonly PageReference[], most = maxListedPages): PageReference[] {
  const next = pages[most];
  if (!next) return [...pages];
  return [
    ...pages.slice(0, most),
    { title: text.moreFrom(pages.length - most, next.title), path: next.path },
  ];
}

/** The entries of a home page without a document: the first page below the prefix, and the sections. */
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
