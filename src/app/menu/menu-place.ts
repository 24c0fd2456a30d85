// Where a page is in the menu's tree, and how much is in a branch.
import type { MenuItem } from '#schema/navigation.ts';

/** Whether the page at a path is this entry or inside it. */
export function isOnTheWay([, own, children]: MenuItem, path: string | null): boolean {
  if (path === null) return false;
  if (own === path) return true;
  return children?.some((child) => isOnTheWay(child, path)) ?? false;
}

/** The number of pages in a branch, its own included. */
export function countMenuPages([, own, children]: MenuItem): number {
  return (children ?? []).reduce((sum, child) => sum + countMenuPages(child), own === null ? 0 : 1);
}
