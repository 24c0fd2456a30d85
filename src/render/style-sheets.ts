// Which styles a document carries. What its own elements need stands in its head, so that nothing has to be fetched
// before it is painted; the other sheets are named there, switched off, and the script switches them on before another
// page may need them. All stand in one order, whichever come first.

/** A style sheet as documents name it. */
export interface StyleSheet {
  href: string;
  /** Its text, for documents that carry it; null where every document waits for the file, as while an author works. */
  text: string | null;
  /** Classes of which one must be in a document that carries it; null for every document, none for no document. */
  classes: readonly string[] | null;
}

/** The sheets of a build by their files in `src/styles`, in the order of the cascade. */
export const styleSheetClasses: Readonly<Record<string, StyleSheet['classes']>> = {
  'every-page': null,
  columns: ['columns', 'page-contents', 'page-foot', 'related'],
  variants: ['step-rail', 'ordered', 'lesson-place', 'page-branch', 'byline', 'course-path'],
  reference: ['badge', 'example', 'wrong-right', 'facts', 'support-table', 'no-data', 'baseline-mark'],
  blocks: [
    'button',
    'numbered',
    'add',
    'del',
    'prose-cards',
    'prose-card',
    'details',
    'steps',
    'tabs',
  ].concat(['tab-alone', 'question', 'figure-wall', 'figures', 'figure-note', 'size-bar']),
  landings: ['landing', 'directory', 'page-list', 'error-page'],
  live: [],
};

/** Whether there may be documents that carry a sheet. */
export function isCarried({ text, classes }: StyleSheet): boolean {
  return text !== null && classes?.length !== 0;
}

/** Whether every document only names a sheet, which is switched on by a script, or in a document that runs none. */
export function isNeverCarried({ text, classes }: StyleSheet): boolean {
  return text !== null && classes?.length === 0;
}

/** Whether a document with this body carries a sheet. */
export function carries(html: string): (sheet: StyleSheet) => boolean {
  const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  return (sheet) => isCarried(sheet) && (sheet.classes?.some((name) => names.has(name)) ?? true);
}
