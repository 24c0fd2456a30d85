// Converts tables. In Markdown, every row has the same number of cells, the first row is the header, and a
// cell is one line.
import type { AlignType, TableCell, TableRow } from 'mdast';
import { caption } from '#blocks/markdown-form.ts';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { type Conversion, elementsIn, type Handler } from './conversion.ts';

/** A table, with its caption above, because Markdown tables have none. */
export const table: Handler = ([tag, attributes, ...children], conversion) => {
  const isCaption = (child: BodyNode): child is BodyElement => isBodyElement(child) && child[0] === 'caption';
  const captions = children.filter(isCaption).map(([, , ...words]) => caption(...words));
  const rest = children.filter((child) => !isCaption(child));
  return [...conversion.flow(captions), ...rowsOf([tag, attributes, ...rest], conversion)];
};

const rowsOf: Handler = (node, conversion) => {
  const rows = elementsIn(node, 'tr');
  const [first] = rows;
  if (!first) return [];
  const header = cellsOf(first).some(([tag]) => tag === 'th') ? [] : [[]];
  const lines = [...header, ...filled(rows, conversion)];
  const width = Math.max(...lines.map(({ length }) => length));
  const children = lines.map((cells): TableRow => ({ type: 'tableRow', children: padded(cells, width) }));
  return [{ type: 'table', align: cellsOf(first).map(alignOf), children }];
};

/** The cells of each row; a cell that spans several positions leaves the others empty. */
function filled(rows: readonly BodyElement[], { line }: Conversion): TableCell[][] {
  const lines: TableCell[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  for (const [at, row] of rows.entries()) {
    const cells = lines[at] ?? [];
    for (const cell of cellsOf(row)) {
      while (taken[at]?.has(cells.length)) cells.push(emptyCell());
      const start = cells.length;
      cells.push({ type: 'tableCell', children: line(cell.slice(2) as BodyNode[]) });
      for (let more = 1; more < spanOf(cell, 'colspan'); more++) cells.push(emptyCell());
      for (let below = 1; below < spanOf(cell, 'rowspan'); below++)
        for (let column = start; column < cells.length; column++) taken[at + below]?.add(column);
    }
  }
  return lines;
}

function cellsOf([, , ...children]: BodyElement): BodyElement[] {
  return children.filter((child) => isBodyElement(child)).filter(([tag]) => tag === 'td' || tag === 'th');
}

/** Limits the column count, whatever an attribute claims. */
const mostColumns = 100;

function spanOf([, attributes]: BodyElement, name: 'colspan' | 'rowspan'): number {
  return Math.min(Number.parseInt(String(attributes[name] ?? 1), 10) || 1, mostColumns);
}

function alignOf([, { align }]: BodyElement): AlignType {
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

function padded(cells: readonly TableCell[], width: number): TableCell[] {
  return [...cells, ...Array.from({ length: width - cells.length }, emptyCell)];
}

function emptyCell(): TableCell {
  return { type: 'tableCell', children: [] };
}
