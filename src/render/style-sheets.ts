// Chooses the style sheets that a document inlines. Sheets that its own elements need are in its head, so
// that the first paint needs no request; the others are linked but disabled, and the script enables them
// before another page may need them. The order of all sheets is fixed, whichever load first.

import { blockClasses } from '#blocks/all/schemas.ts';

/** A style sheet as referred to by documents. */
export interface StyleSheet {
  href: string;
  /**
   * Its text, for documents that inline it; null if every document waits for the file, as on the development
   * server.
   */
  text: string | null;
  /**
   * A document inlines it if it contains one of these classes; null for every document, empty for documents
   * without JavaScript.
   */
  classes: readonly string[] | null;
  /** Documents that do not inline it do not link it either; see `onDemandSheets`. */
  isOnDemand?: boolean;
  /** Documents that need it wait for its file; see `linkedSheets`. */
  isLinked?: boolean;
}

/**
 * The sheets of a build by their files in `src/styles`, in the order of the cascade. The classes of blocks
 * are in the schemas of the blocks.
 */
export const styleSheetClasses: Readonly<Record<string, StyleSheet['classes']>> = {
  'every-page': null,
  columns: ['columns', 'page-contents', 'page-foot', 'related', 'crumbs', 'page-facts'],
  // The blocks of a course are also used in guides.
  variants: ['step-rail', 'ordered', 'lesson-place', 'page-branch', 'course-path'],
  guides: ['step-rail', ...blockClasses('guides')],
  reference: ['example', 'play', 'quest', ...blockClasses('reference')],
  blocks: [
    'button',
    // Its script adds a button as soon as it has started.
    'play',
    'review',
    'numbered',
    'hl',
    'i',
    'd',
    'add',
    'del',
    ...blockClasses('blocks'),
  ],
  lessons: ['goal', 'lesson-step', 'learned', 'quiz', 'review', 'exam', ...blockClasses('lessons')],
  landings: ['landing', 'directory', 'page-list', 'error-page', ...blockClasses('landings')],
  listings: ['cards', 'path', 'post-rows'],
  workbench: ['workbench'],
  // The note is shown on saved pages only; no build output contains it.
  offline: ['offline', 'not-saved', 'saved-note'],
  quests: ['quest'],
  device: ['device'],
  extras: [
    'byline',
    'tags',
    'contains-task-list',
    'footnotes',
    'align-right',
    'align-center',
    ...blockClasses('extras'),
  ],
  plain: [],
};

/**
 * Sheets that few pages need: their payloads list them, and the script fetches one before it shows such a
 * page.
 */
export const onDemandSheets: readonly string[] = [
  'guides',
  'lessons',
  'listings',
  'workbench',
  'offline',
  'quests',
  'device',
  'extras',
];

/**
 * Sheets of interactive pages. A document may inline only styles whose hash is in the security policy, which
 * every page sends: the hash of a rarely used sheet would cost bytes on all other pages.
 */
export const linkedSheets: readonly string[] = ['workbench', 'offline', 'quests', 'device'];

/** Whether a sheet is for documents without JavaScript. */
export function isPlain({ text, classes }: StyleSheet): boolean {
  return text !== null && classes?.length === 0;
}

/** Whether a document with this body inlines a sheet. */
export function carries(html: string): (sheet: StyleSheet) => boolean {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  return (sheet) => sheet.text !== null && (sheet.classes?.some((name) => names.has(name)) ?? true);
}
