// What the header knows of the content tree. Documents carry the sections only; panels and the whole tree are data
// that the script fetches, so that a new page does not change every document of the site.

import type { SectionEntry, ShellData } from '#schema/builds.ts';
import type { MenuItem, NavigationItem, Panel, PanelEntry, Panels } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';

/** More entries than this do not fit under the header of a small laptop. */
const maxPanelEntries = 24;

export function shellOf(settings: Settings, tree: readonly NavigationItem[]): ShellData {
  return { settings, sections: sectionsOf(tree).map(sectionEntry) };
}

export function panelsOf(tree: readonly NavigationItem[]): Panels {
  return Object.fromEntries(
    sectionsOf(tree)
      .filter(hasPanel)
      .map((section) => [section.path, panelOf(section)]),
  );
}

export function menuOf(tree: readonly NavigationItem[]): MenuItem[] {
  return sectionsOf(tree).map(menuItem);
}

/** The number of pages in a branch, itself included. */
export function countPages(item: NavigationItem): number {
  const own = item.page === false ? 0 : 1;
  return childrenOf(item).reduce((sum, child) => sum + countPages(child), own);
}

/** The page that a branch leads to: its own, else the first inside it. */
export function firstPath(item: NavigationItem): string | null {
  if (item.page !== false) return item.path;
  for (const child of childrenOf(item)) {
    const path = firstPath(child);
    if (path) return path;
  }
  return null;
}

function sectionsOf(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.filter(({ path }) => path !== '/');
}

/** The index of a folder is also its first child; here it is the folder itself. */
function childrenOf(item: NavigationItem): NavigationItem[] {
  return (item.children ?? []).filter((child) => child.path !== item.path);
}

function hasPanel(item: NavigationItem): boolean {
  return item.showChildren === true && childrenOf(item).length > 0;
}

function sectionEntry(item: NavigationItem): SectionEntry {
  return { title: item.title, path: item.path, target: firstPath(item), hasPanel: hasPanel(item) };
}

function panelOf(section: NavigationItem): Panel {
  const entries = childrenOf(section).flatMap((child) => panelEntry(child) ?? []);
  const shown = entries.slice(0, maxPanelEntries);
  return { entries: shown, hidden: entries.length - shown.length, pages: countPages(section) };
}

function panelEntry(item: NavigationItem): PanelEntry | null {
  const target = firstPath(item);
  if (!target) return null;
  return {
    title: item.title,
    path: item.path,
    target,
    ...(item.description && { description: item.description }),
    ...(item.icon && { icon: item.icon }),
    count: countPages(item),
  };
}

function menuItem(item: NavigationItem): MenuItem {
  const path = item.page === false ? null : item.path;
  const children = childrenOf(item);
  return children.length > 0 ? [item.title, path, children.map(menuItem)] : [item.title, path];
}
