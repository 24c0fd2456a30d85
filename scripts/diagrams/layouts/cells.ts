// Lays out a grid of cells.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { Cell, SpecOf } from '../spec.ts';
import { lineHeight, wrap } from '../text.ts';
import { centre } from './boxes.ts';

/** A grid of cells, for tables and for anything else in rows and columns. */
export function drawCells(drawing: Drawing, { rows, widths }: SpecOf<'cells'>): void {
  const columns =
    widths?.length ?? Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + (cell.across ?? 1), 0)));
  const shares = widths ?? Array.from({ length: columns }, () => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const spacing = 4;
  const room = diagramWidth - 2 - spacing * (columns - 1);
  const columnWidth = shares.map((share) => (share / total) * room);
  const start = (column: number) =>
    1 + columnWidth.slice(0, column).reduce((sum, width) => sum + width + spacing, 0);
  const across = (column: number, count: number) =>
    columnWidth.slice(column, column + count).reduce((sum, width) => sum + width, 0) + spacing * (count - 1);
  // Cells that span rows above take their columns.
  const taken = rows.map(() => new Set<number>());
  const placed = rows.map((row, rowIndex) => {
    let column = 0;
    return row.map((cell: Cell) => {
      while (taken[rowIndex]?.has(column)) column++;
      const at = column;
      for (let below = rowIndex; below < rowIndex + (cell.down ?? 1); below++)
        for (let next = at; next < at + (cell.across ?? 1); next++) taken[below]?.add(next);
      column += cell.across ?? 1;
      const width = across(at, cell.across ?? 1);
      return { ...cell, at, width, lines: wrap(cell.text, width - 10) };
    });
  });
  const heights = placed.map((row) =>
    Math.max(
      34,
      ...row.filter((cell) => (cell.down ?? 1) === 1).map((cell) => cell.lines.length * lineHeight + 12),
    ),
  );
  let y = 1;
  placed.forEach((row, index) => {
    for (const cell of row) {
      const down = cell.down ?? 1;
      const height =
        heights.slice(index, index + down).reduce((sum, each) => sum + each, 0) + spacing * (down - 1);
      drawing.box(start(cell.at), y, cell.width, height, cell.tone);
      centre(drawing, cell.lines, start(cell.at) + cell.width / 2, y, height, cell.isHead);
    }
    y += (heights[index] ?? 0) + spacing;
  });
}
