// Formatting for the page /quality: numbers, sizes and dates as text, and tables as body nodes, so that the
// page, its payload and its Markdown are the same.
import { longDate } from '#messages/dates.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';

/** The text with an initial capital. */
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

/** The date of a check, and whether it ran on the current content. */
export function checkedWords(entry: { day: string; content: string } | undefined, content: string): string {
  if (!entry) return 'not recorded';
  const day = longDate(entry.day);
  return entry.content === content ? day : `${day}, before the content last changed`;
}

/** A column: its heading, and whether it contains numbers. */
type Column = string | { number: string };

/** A table with row headers in its first column. */
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

/** A note below a table: when it was made, how to read it. */
export function note(words: string): BodyElement {
  return ['p', { class: 'figure-note' }, words];
}

/** A sentence about the figures beside it. */
export function sentence(...words: BodyNode[]): BodyElement {
  return ['p', {}, ...words];
}
