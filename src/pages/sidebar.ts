// The list beside a page. Long lists are cut to the neighbourhood of the page, so that a section of ten
// thousand pages costs a reader no more than one of a hundred.

import { maxSidebarItems } from '#schema/constants.ts';
import type { NavigationItem, Sidebar, SidebarItem } from '#schema/navigation.ts';
import { metaOf } from './branch-contents.ts';
import { groupedSection } from './sidebar-groups.ts';
import type { SiteData } from './site-data.ts';

/** The list of the section at a path, with the page `current` marked; null if there is none. */
export function sidebarOf(site: SiteData, section: string, current: string): Sidebar | null {
  const found = site.nodeByPath.get(section);
  const node = found && groupedSection(found);
  if (!node?.children) return null;
  const children = childrenOf(node);
  const total = countItems(children);
  const { items, hidden } = total <= maxSidebarItems ? all(children, current) : nearby(children, current);
  return { title: node.title, path: node.page === false ? null : node.path, items, hidden };
}

function all(nodes: readonly NavigationItem[], current: string): { items: SidebarItem[]; hidden: number } {
  return { items: opened(nodes, current), hidden: 0 };
}

/** Entries that do not contain the current page are the same objects for every page. */
function opened(nodes: readonly NavigationItem[], current: string): SidebarItem[] {
  let items = openedElsewhere.get(nodes);
  if (!items) {
    items = nodes.map((node) => ({
      ...closed(node, elsewhere),
      children: opened(childrenOf(node), elsewhere),
    }));
    openedElsewhere.set(nodes, items);
  }
  const index = indexLeadingTo(nodes, current);
  const node = nodes[index];
  if (!node) return items;
  return items.with(index, { ...closed(node, current), children: opened(childrenOf(node), current) });
}

/** Not the path of any page. */
const elsewhere = '';
const openedElsewhere = new WeakMap<readonly NavigationItem[], SidebarItem[]>();

/** Only the branch of the current page is open, and each level is cut to a window around it. */
function nearby(nodes: readonly NavigationItem[], current: string): { items: SidebarItem[]; hidden: number } {
  const index = indexLeadingTo(nodes, current);
  const width = Math.floor(maxSidebarItems / 6);
  const from = Math.max(0, Math.min(index - width, nodes.length - 2 * width));
  const shown = nodes.slice(from, from + 2 * width);
  let hidden = nodes.length - shown.length;
  const items = shown.map((node, at) => {
    if (from + at !== index) return closedElsewhere(node);
    const item = closed(node, current);
    if (!node.children) return item;
    const inner = nearby(childrenOf(node), current);
    hidden += inner.hidden;
    return { ...item, children: inner.items };
  });
  return { items, hidden };
}

const places = new WeakMap<readonly NavigationItem[], Map<string, number>>();

/** The index of the node that is, or contains, the current page; -1 for none. */
function indexLeadingTo(nodes: readonly NavigationItem[], current: string): number {
  let placeOf = places.get(nodes);
  if (!placeOf) {
    placeOf = new Map(nodes.map(({ path }, index): [string, number] => [path, index]));
    places.set(nodes, placeOf);
  }
  for (let path = current; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const index = placeOf.get(path);
    if (index !== undefined) return index;
  }
  return nodes.findIndex((node) => isFamily(node) && leadsTo(node, current));
}

/**
 * Whether the current page is this one or inside it; the path of a family is unrelated to the paths of its
 * pages.
 */
function leadsTo(node: NavigationItem, current: string): boolean {
  if (current === node.path || current.startsWith(`${node.path}/`)) return true;
  return isFamily(node) && (node.children ?? []).some((child) => leadsTo(child, current));
}

function isFamily({ path }: NavigationItem): boolean {
  return path.includes('#');
}

function closed(node: NavigationItem, current: string): SidebarItem {
  return {
    title: node.title,
    path: node.page === false ? null : node.path,
    isCurrent: node.path === current,
    ...(metaOf(node).draft === true && { isDraft: true as const }),
    count: countItems(childrenOf(node)),
    children: [],
  };
}

const elsewhereItems = new WeakMap<NavigationItem, SidebarItem>();

/** An entry that does not contain the current page is one shared object. */
function closedElsewhere(node: NavigationItem): SidebarItem {
  const known = elsewhereItems.get(node);
  if (known) return known;
  const item = closed(node, elsewhere);
  elsewhereItems.set(node, item);
  return item;
}

const children = new WeakMap<NavigationItem, NavigationItem[]>();

/** The index of a folder is also its first child; this leaves it out. */
function childrenOf(node: NavigationItem): NavigationItem[] {
  const known = children.get(node);
  if (known) return known;
  const own = (node.children ?? []).filter((child) => child.path !== node.path);
  children.set(node, own);
  return own;
}

const counts = new WeakMap<readonly NavigationItem[], number>();

/** Cached, because it is needed for every page of a section. */
function countItems(nodes: readonly NavigationItem[]): number {
  const known = counts.get(nodes);
  if (known !== undefined) return known;
  const count = nodes.reduce((sum, node) => sum + 1 + countItems(childrenOf(node)), 0);
  counts.set(nodes, count);
  return count;
}
