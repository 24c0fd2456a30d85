import type { Sidebar, SidebarItem } from '#schema/navigation.ts';

/** Every page in a section's list, in the order shown. */
export function sidebarPages(sidebar: Sidebar | null): SidebarItem[] {
  const pagesOf = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.flatMap((item) => [...(item.path ? [item] : []), ...pagesOf(item.children)]);
  return sidebar ? pagesOf(sidebar.items) : [];
}

/** A shorter list needs no filter. */
const fewest = 4;

/**
 * The label data of a list's filter field, where `namesOf` counts the names of a page; null if the list is
 * short, or if it was cut and only a part could be filtered.
 */
export function filterOf(
  sidebar: Sidebar | null,
  noun: string,
  namesOf: (path: string) => number = () => 1,
): { count: number; noun: string } | null {
  if (!sidebar || sidebar.hidden > 0) return null;
  const pages = sidebarPages(sidebar);
  const count = pages.reduce((sum, { path }) => sum + (path ? namesOf(path) : 0), 0);
  return pages.length < fewest ? null : { count, noun };
}
