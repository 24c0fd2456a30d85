// What the script before the first paint, the list beside a section's pages and the script that keeps its place all
// know about it.

/** The id that the page bar's button names. */
export const sectionMenuId = 'section-menu';

/** Where the place in which a reader left a section's list is remembered; see `live-sidebar.ts`. */
export function sectionMenuKey(section: string): string {
  return sectionMenuKeyPrefix + section;
}

export const sectionMenuKeyPrefix = 'plinth-sidebar:';

/** Marks a list that stands in its place already, as `data-placed`. */
export const placedMark = 'placed';
