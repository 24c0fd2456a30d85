// Which styles a document carries. What its own elements need stands in its head, so that nothing has to be fetched
// before it is painted; the other sheets are named there, switched off, and the script switches them on before another
// page may need them. All stand in one order, whichever come first.

/** A style sheet as documents name it. */
export interface StyleSheet {
  href: string;
  /** Its text, for documents that carry it; null where every document waits for the file, as while an author works. */
  text: string | null;
  /** Classes of which one must be in a document that carries it; null for every document, none where no script runs. */
  classes: readonly string[] | null;
  /** Documents that do not carry it do not name it either; see `onDemandSheets`. */
  isOnDemand?: boolean;
  /** Documents that need it wait for its file; see `linkedSheets`. */
  isLinked?: boolean;
}

/** The sheets of a build by their files in `src/styles`, in the order of the cascade. */
export const styleSheetClasses: Readonly<Record<string, StyleSheet['classes']>> = {
  'every-page': null,
  columns: ['columns', 'page-contents', 'page-foot', 'related', 'crumbs', 'page-facts'],
  // The blocks of a course are those of a guide, too.
  variants: ['step-rail', 'ordered', 'lesson-place', 'page-branch', 'course-path'],
  guides: [
    'step-rail',
    'test-run',
    'figure-wall',
    'figures',
    'figure-note',
    'size-bar',
    'steps-2',
    'steps-4',
  ],
  reference: [
    'badge',
    'example',
    'play',
    'quest',
    'wrong-right',
    'facts',
    'support-table',
    'no-data',
    'baseline-mark',
  ],
  blocks: [
    'button',
    // Its script offers a button as soon as it has started.
    'play',
    'review',
    'numbered',
    'hl',
    'i',
    'd',
    'add',
    'del',
    'details',
    'steps',
    'tabs',
    'tab-alone',
  ],
  lessons: ['goal', 'lesson-step', 'learned', 'quiz', 'review'],
  landings: ['landing', 'directory', 'page-list', 'error-page', 'prose-cards', 'prose-card'],
  listings: ['cards', 'path', 'post-rows'],
  play: ['play'],
  // The note stands on pages that come from the device; no build writes it.
  offline: ['offline', 'not-saved', 'saved-note'],
  quests: ['quest'],
  device: ['device'],
  extras: ['byline', 'tags', 'contains-task-list', 'footnotes', 'callout-warning', 'callout-danger'].concat([
    'align-right',
    'align-center',
    'inline-icon',
  ]),
  plain: [],
};

/** Sheets that few pages need: their payloads name them, and the script fetches one when it is about to show such a page. */
export const onDemandSheets: readonly string[] = [
  'guides',
  'lessons',
  'listings',
  'play',
  'offline',
  'quests',
  'device',
  'extras',
];

/**
 * Sheets of pages on which one works rather than reads. A document may carry only what the security policy names, and
 * the policy comes with every page of the site: the hash of a sheet that few pages need costs all others its bytes.
 */
export const linkedSheets: readonly string[] = ['play', 'offline', 'quests', 'device'];

/** Whether a sheet is for documents in which no script runs. */
export function isPlain({ text, classes }: StyleSheet): boolean {
  return text !== null && classes?.length === 0;
}

/** Whether a document with this body carries a sheet. */
export function carries(html: string): (sheet: StyleSheet) => boolean {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  return (sheet) => sheet.text !== null && (sheet.classes?.some((name) => names.has(name)) ?? true);
}
