// Names shared by the document and the scripts that load later: recorded early clicks, deferred style sheets,
// the typeface, and the position of a section's list.

/** The property of the root element with all clicks so far, in order. */
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

/** The id that the page bar's button refers to. */
export const sectionMenuId = 'section-menu';

/** Ids that layouts use, which no element of a page's content may have. */
export const layoutIds: readonly string[] = [
  'main',
  'contents-title',
  'related-title',
  'reading-preferences',
  sectionMenuId,
];

/** The storage key for the scroll position of a section's list; see `live-sidebar.ts`. */
export function sectionMenuKey(section: string): string {
  return sectionMenuKeyPrefix + section;
}

export const sectionMenuKeyPrefix = 'plinth-sidebar:';

/** Set as `data-placed` on a list whose scroll position is already restored. */
export const placedMark = 'placed';

/** The storage key that records that the browser has cached the typeface; the root then has `data-face`. */
export const typefaceKey = 'plinth-face';

/** Storage key for the version of the application whose rendering code the browser has cached. */
export const codeKey = 'plinth-code';

/** Marks a style sheet that stays disabled until it is needed. */
export const laterSheetMark = 'data-later';

/**
 * The file name of a style sheet that this document inlines and that other pages fetch before navigating to
 * such a page.
 */
export const carriedSheetMark = 'data-sheet';
