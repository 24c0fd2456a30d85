// Where a page is in the menu's tree, and what of a branch the menu shows at first.
import type { MenuItem } from '#schema/navigation.ts';

/** What of a branch is shown: nothing, only the way to the current page, or everything. */
export type ShownChildren = 'none' | 'way' | 'all';

/** A list longer than this would push the other sections out of sight. */
const longest = 8;

/** A branch is open on the way to the current page; a long one shows nothing else there. */
export function shownAtFirst(item: MenuItem, path: string | null): ShownChildren {
  if (!isOnTheWay(item, path)) return 'none';
  return (item[2]?.length ?? 0) > longest ? 'way' : 'all';
}

/** Whether the page at a path is this entry or inside it. */
export function isOnTheWay([, own, children]: MenuItem, path: string | null): boolean {
  if (path === null) return false;
  if (own === path) return true;
  return children?.some((child) => isOnTheWay(child, path)) ?? false;
}
