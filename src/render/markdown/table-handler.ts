// Tables. Every row of Markdown's has the same number of cells, the first is a header, and a cell is one line.
import type { Element } from 'hast';
import type { AlignType, TableCell, TableRow } from 'mdast';
import { elementsIn } from './hast.ts';
import type { Conversion, Handler } from './to-mdast.ts';

export const table: Handler = (node, conversion) => {
  const rows = elementsIn(node, 'tr');
  const [first] = rows;
  if (!first) return [];
  const header = cellsOf(first).some(({ tagName }) => tagName === 'th') ? [] : [[]];
  const lines = [...header, ...filled(rows, conversion)];
  const width = Math.max(...lines.map(({ length }) => length));
  const children = lines.map((cells): TableRow => ({ type: 'tableRow', children: padded(cells, width) }));
  return [{ type: 'table', align: cellsOf(first).map(alignOf), children }];
};

/** The cells of each row; where one reaches over several places, the others are empty. */
function filled(rows: readonly Element[], { line }: Conversion): TableCell[][] {
  const lines: TableCell[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  for (const [at, row] of rows.entries()) {
    const cells = lines[at] ?? [];
    for (const cell of cellsOf(row)) {
      while (taken[at]?.has(cells.length)) cells.push(emptyCell());
      const start = cells.length;
      cells.push({ type: 'tableCell', children: line(cell.children) });
      for (let more = 1; more < spanOf(cell, 'colSpan'); more++) cells.push(emptyCell());
      for (let below = 1; below < spanOf(cell, 'rowSpan'); below++)
        for (let column = start; column < cells.length; column++) taken[at + below]?.add(column);
    }
  }
  return lines;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName),
  );
}

/** No table has more columns than this, whatever an attribute claims. */
const mostColumns = 100;

function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.min(Number.parseInt(String(cell.properties[name] ?? 1), 10) || 1, mostColumns);
}

function alignOf({ properties: { align } }: Element): AlignType {
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

function padded(cells: readonly TableCell[], width: number): TableCell[] {
  return [...cells, ...Array.from({ length: width - cells.length }, emptyCell)];
}

function emptyCell(): TableCell {
  return { type: 'tableCell', children: [] };
}
