// What the document and the scripts that come later agree on: where early clicks are noted, which style sheets wait,
// whether the typeface is there, and how the list beside a section's pages is found and placed.

/** The property of the root with everything that was clicked so far, in order. */
export const earlyClicks = 'early';

/** Buttons that open the search. */
export const opensSearch = '[data-open-search]';

/** The id of the panel of a section in the header. */
export function panelId(path: string): string {
  return `panel${path.replaceAll('/', '-')}`;
}

/** The id of a pack on the page where packs are saved. */
export function packAnchor(id: string): string {
  return `pack-${id}`;
}

/** The id that the page bar's button names. */
export const sectionMenuId = 'section-menu';

/** Ids that layouts give to parts of a page, which nothing in its text may have. */
export const layoutIds: readonly string[] = [
  'main',
  'contents-title',
  'related-title',
  'reading-preferences',
  sectionMenuId,
];

/** Where the place in which a reader left a section's list is remembered; see `live-sidebar.ts`. */
export function sectionMenuKey(section: string): string {
  return sectionMenuKeyPrefix + section;
}

export const sectionMenuKeyPrefix = 'plinth-sidebar:';

/** Marks a list that stands in its place already, as `data-placed`. */
export const placedMark = 'placed';

/** Where it is remembered that the browser has the typeface; then the root has `data-face`. */
export const typefaceKey = 'plinth-face';

/** Marks a style sheet that is switched off until its turn comes. */
export const laterSheetMark = 'data-later';

/** Names the file of a style sheet that a document carries and others fetch on the way to such a page. */
export const carriedSheetMark = 'data-sheet';
