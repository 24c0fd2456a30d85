// What every page of one build shares: settings, the whole tree, the queries. Made once per process.

import type { ContentQueries } from '#queries/index.ts';
import { flattenNavigation } from '#queries/surroundings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';
import { listOfSections, listPathOf, type Section, sectionOf } from '#site/sections.ts';
import { isTagPath } from '#site/tags.ts';

export interface SiteData {
  settings: Settings;
  queries: ContentQueries;
  tree: NavigationItem[];
  /** The paths of tags that have a page. */
  tagPaths: ReadonlySet<string>;
  /** Every node of the tree by its path. */
  nodeByPath: Map<string, NavigationItem>;
  /** Pages in reading order within each top-level section, for previous and next. */
  orderBySection: Map<string, NavigationItem[]>;
}

export async function loadSiteData(settings: Settings, queries: ContentQueries): Promise<SiteData> {
  // A list of posts says how long each takes to read.
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
  return { settings, queries, tree, nodeByPath, tagPaths, orderBySection: new Map() };
}

/** The first level of the tree. Where all addresses begin with a prefix, that is what lies below it. */
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

/** The pages that a section leads to; where each is a list of its own, what is in that list is left to it. */
export function listedIn(site: SiteData, { path, isDivided }: Section): NavigationItem[] {
  const isListed = (page: NavigationItem) =>
    page.path !== path && (!isDivided || listPathOf(page.path) === page.path);
  return orderOf(site, path).filter(isListed);
}

/** Whether the pages below a path follow their days, as posts do. */
export function isDated(path: string): boolean {
  return sectionOf(path)?.isDated ?? false;
}

/** Whether there is a post that readers could subscribe to. */
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
  // Days are written so that they sort as text.
  const rank = (page: T) => (page.path === index ? '9999' : typeof page.date === 'string' ? page.date : '');
  return pages.toSorted((a, b) => rank(b).localeCompare(rank(a)));
}
