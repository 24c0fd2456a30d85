// Tables of figures as nodes of a body, so that the page, its payload and its Markdown twin show the same.
import type { BodyElement, BodyNode } from '#schema/body.ts';

/** A column: its heading, and whether it holds numbers. */
export type Column = string | { number: string };

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
