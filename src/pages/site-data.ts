// Data shared by all pages of one build: settings, the whole tree, the queries. Created once per process.

import type { ContentQueries } from '#queries/index.ts';
import type { DirectorySettings } from '#queries/navigation-tree.ts';
import { flattenNavigation } from '#queries/surroundings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';
import { listOfSections, listPathOf, type Section, sectionOf } from '#site/sections.ts';
import { isTagPath } from '#site/tags.ts';

export interface SiteData {
  settings: Settings;
  queries: ContentQueries;
  tree: NavigationItem[];
  /** The settings of folders, by the folder's stem. */
  folders: DirectorySettings;
  /** The paths of tags that have a page. */
  tagPaths: ReadonlySet<string>;
  /** Every node of the tree by its path. */
  nodeByPath: Map<string, NavigationItem>;
  /** Pages in reading order within each top-level section, for the previous and next links. */
  orderBySection: Map<string, NavigationItem[]>;
}

export async function loadSiteData(settings: Settings, queries: ContentQueries): Promise<SiteData> {
  // Lists of posts show the reading time of each post.
  const dated = listOfSections.filter((section) => section.isDated);
  const tree = await queries.listNavigation({ countWordsIn: dated.map((section) => section.path) });
  const nodeByPath = new Map<string, NavigationItem>();
  const visit = (items: readonly NavigationItem[]) => {
    for (const item of items) {
      if (!nodeByPath.has(item.path)) nodeByPath.set(item.path, item);
      if (item.children) visit(item.children);
    }
  };
  visit(tree);
  const tagPaths = new Set((await queries.listPaths()).filter(isTagPath));
  const folders = queries.listDirectories();
  return { settings, queries, tree, nodeByPath, folders, tagPaths, orderBySection: new Map() };
}

/** The first level of the tree, or the level below the prefix if all addresses start with one. */
export function topOf({ tree, nodeByPath, settings: { prefix } }: SiteData): NavigationItem[] {
  const mounted = prefix === '' ? undefined : nodeByPath.get(prefix);
  return mounted?.children?.filter(({ path }) => path !== prefix) ?? tree;
}

/** The pages of a section in reading order; computed once per section. */
export function orderOf(site: SiteData, section: string): NavigationItem[] {
  const known = site.orderBySection.get(section);
  if (known) return known;
  const node = site.nodeByPath.get(section);
  const pages = node ? flattenNavigation([node]) : [];
  const order = isDated(section) ? newestFirst(pages, section) : pages;
  site.orderBySection.set(section, order);
  return order;
}

/** The pages listed by a section; in a divided section, without those in the lists of its folders. */
export function listedIn(site: SiteData, { path, isDivided }: Section): NavigationItem[] {
  const isListed = (page: NavigationItem) =>
    page.path !== path && (!isDivided || listPathOf(page.path) === page.path);
  return orderOf(site, path).filter(isListed);
}

/** The title of a section; a course is named after its subject. */
export function sectionTitle({ nodeByPath }: SiteData, { path, noun, isCourse }: Section): string {
  if (!isCourse) return nodeByPath.get(path)?.title ?? noun;
  const subject = nodeByPath.get(path.slice(0, path.lastIndexOf('/')))?.title;
  return subject ? `${subject} course` : 'Course';
}

/** Whether the pages below a path are sorted by date, as posts are. */
export function isDated(path: string): boolean {
  return sectionOf(path)?.isDated ?? false;
}

/** Whether there is at least one post for the feeds. */
export function hasPosts(site: SiteData): boolean {
  return listOfSections
    .filter((section) => section.isDated)
    .some((section) =>
      orderOf(site, section.path).some(({ path, date }) => path !== section.path && typeof date === 'string'),
    );
}

/** Posts by date, the newest first; the index stays on top and a post without a date comes last. */
export function newestFirst<T extends { path: string; date?: unknown }>(
  pages: readonly T[],
  index: string,
): T[] {
  // Dates are written so that they sort as text.
  const rank = (page: T) => (page.path === index ? '9999' : typeof page.date === 'string' ? page.date : '');
  return pages.toSorted((a, b) => rank(b).localeCompare(rank(a)));
}
