// The list beside a page. Long lists are cut to the neighbourhood of the page, so that a section of ten thousand
// pages costs a reader no more than one of a hundred.

import { maxSidebarItems } from '#schema/constants.ts';
import type { NavigationItem, Sidebar, SidebarItem } from '#schema/navigation.ts';
import { groupedSection } from './sidebar-groups.ts';
import type { SiteData } from './site-data.ts';

/** The list of the section at a path, as it stands beside the page `current`; null where there is none. */
export function sidebarOf(site: SiteData, section: string, current: string): Sidebar | null {
  const found = site.nodeByPath.get(section);
  const node = found && groupedSection(found);
  if (!node?.children) return null;
  const children = node.children.filter((child) => child.path !== section);
  const total = countItems(children);
  const { items, hidden } = total <= maxSidebarItems ? all(children, current) : nearby(children, current);
  return { title: node.title, path: node.page === false ? null : node.path, items, hidden };
}

function all(nodes: readonly NavigationItem[], current: string): { items: SidebarItem[]; hidden: number } {
  return { items: nodes.map((node) => open(node, current)), hidden: 0 };
}

function open(node: NavigationItem, current: string): SidebarItem {
  const children = (node.children ?? []).filter((child) => child.path !== node.path);
  return { ...closed(node, current), children: children.map((child) => open(child, current)) };
}

/** Only the branch of the current page is open, and of every level only a window around it. */
function nearby(nodes: readonly NavigationItem[], current: string): { items: SidebarItem[]; hidden: number } {
  const index = nodes.findIndex((node) => leadsTo(node, current));
  const width = Math.floor(maxSidebarItems / 6);
  const from = Math.max(0, Math.min(index - width, nodes.length - 2 * width));
  const shown = nodes.slice(from, from + 2 * width);
  let hidden = nodes.length - shown.length;
  const items = shown.map((node) => {
    const item = closed(node, current);
    if (!leadsTo(node, current) || !node.children) return item;
    const inner = nearby(
      node.children.filter((child) => child.path !== node.path),
      current,
    );
    hidden += inner.hidden;
    return { ...item, children: inner.items };
  });
  return { items, hidden };
}

/** Whether the current page is this one or inside it; a family says nothing about the addresses of its pages. */
function leadsTo(node: NavigationItem, current: string): boolean {
  if (current === node.path || current.startsWith(`${node.path}/`)) return true;
  return node.path.includes('#') && (node.children ?? []).some((child) => leadsTo(child, current));
}

function closed(node: NavigationItem, current: string): SidebarItem {
  return {
    title: node.title,
    path: node.page === false ? null : node.path,
    isCurrent: node.path === current,
    count: node.children ? countItems(node.children.filter((child) => child.path !== node.path)) : 0,
    children: [],
  };
}

const counts = new WeakMap<NavigationItem, number>();

function countItems(nodes: readonly NavigationItem[]): number {
  return nodes.reduce((sum, node) => {
    let count = counts.get(node);
    if (count === undefined) {
      count = 1 + countItems((node.children ?? []).filter((child) => child.path !== node.path));
      counts.set(node, count);
    }
    return sum + count;
  }, 0);
}
