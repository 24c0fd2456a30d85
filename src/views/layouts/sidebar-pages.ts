import type { Sidebar, SidebarItem } from '#schema/navigation.ts';

/** Every page in a section's list, in the order shown. */
export function sidebarPages(sidebar: Sidebar | null): SidebarItem[] {
  const pagesOf = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.flatMap((item) => [...(item.path ? [item] : []), ...pagesOf(item.children)]);
  return sidebar ? pagesOf(sidebar.items) : [];
}

/** A list shorter than this is seen at a glance. */
const fewest = 4;

/** What the field above a list says, where `namesOf` counts the names that a page is about; null where a list is short, or where only a part of it is there to be filtered. */
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
