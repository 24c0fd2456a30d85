// Figures as the page /quality writes them: numbers, sizes and days in words, and tables as nodes of a body, so that the
// page, its payload and its Markdown show the same.
import { longDate } from '#lib/long-date.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';
import type { PageKind } from '#schema/page/page-kind.ts';

/** The words with a capital letter in front. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `12345` becomes `12,345`. */
export function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `12345` becomes `12.3 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** When a check was made, and whether it saw the content as it is now. */
export function checkedWords(entry: { day: string; content: string } | undefined, content: string): string {
  if (!entry) return 'not recorded';
  const day = longDate(entry.day);
  return entry.content === content ? day : `${day}, before the content last changed`;
}

/** The kinds of pages as readers know them. */
export const kindNames: Record<PageKind, string> = {
  lesson: 'Lessons',
  element: 'Elements',
  attribute: 'Attributes',
  overview: 'Overviews of the reference',
  guide: 'Accessibility guides',
  quest: 'Quests',
  project: 'Projects',
  'build-own': 'Build your own',
  step: 'Steps of guides',
  post: 'Blog posts',
  index: 'Start pages and lists',
};

/** A column: its heading, and whether it holds numbers. */
type Column = string | { number: string };

/** A table whose rows are named by their first cell. */
export function figureTable(columns: readonly Column[], rows: readonly (readonly BodyNode[])[]): BodyElement {
  const align = columns.map((column) => (typeof column === 'string' ? {} : { align: 'right' }));
  const heads = columns.map(
    (column, index): BodyElement => [
      'th',
      { scope: 'col', ...align[index] },
      typeof column === 'string' ? column : column.number,
    ],
  );
  const body = rows.map(
    (cells): BodyElement => [
      'tr',
      {},
      ...cells.map(
        (cell, index): BodyElement =>
          index === 0 ? ['th', { scope: 'row' }, cell] : ['td', { ...align[index] }, cell],
      ),
    ],
  );
  return ['table', { class: 'figures' }, ['thead', {}, ['tr', {}, ...heads]], ['tbody', {}, ...body]];
}

/** A remark below a table: when it was made, how to read it. */
export function note(words: string): BodyElement {
  return ['p', { class: 'figure-note' }, words];
}

/** A sentence about the figures beside it. */
export function sentence(...words: BodyNode[]): BodyElement {
  return ['p', {}, ...words];
}
