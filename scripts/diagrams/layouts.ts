// Lays out each kind of diagram. Every function draws from `y` downwards and returns the lowest point used.
import { type Drawing, diagramWidth, type Tone } from './drawing.ts';
import type { Cell, NestedBox, Question, Spec, TreeNode } from './spec.ts';
import { lineHeight, textWidth, wrap } from './text.ts';

type Of<K extends Spec['kind']> = Extract<Spec, { kind: K }>;

const gap = 14;
const padding = 9;

/** An indented tree: each node below its parent, joined by a line, with its note beside or below it. */
export function drawTree(drawing: Drawing, { root }: Of<'tree'>): void {
  const indent = 26;
  let y = 1;
  const visit = (node: TreeNode, depth: number): number => {
    const x = 1 + depth * indent;
    const lines = wrap(node.label, diagramWidth - x - 2 * padding - 2);
    const width = widest(lines) + 2 * padding;
    const height = lines.length * lineHeight + 8;
    const top = y;
    drawing.box(x, top, width, height, node.tone);
    drawing.text(lines, x + padding, top + 4);
    y = top + height + 8;
    if (node.note !== undefined) {
      const room = diagramWidth - x - width - 12;
      if (textWidth(node.note, 'note') <= room)
        drawing.text([node.note], x + width + 10, top + 4, { size: 'note' });
      else {
        const below = wrap(node.note, diagramWidth - x - 24, 'note');
        drawing.text(below, x + 22, y - 6, { size: 'note' });
        y += below.length * lineHeight;
      }
    }
    const bottom = top + height;
    for (const child of node.children ?? []) {
      const at = visit(child, depth + 1);
      drawing.line([
        [x + 12, bottom],
        [x + 12, at],
        [x + indent, at],
      ]);
    }
    return top + height / 2;
  };
  visit(root, 0);
}

/** Boxes one below the other, joined by arrows that may have a label. */
export function drawFlow(drawing: Drawing, { steps }: Of<'flow'>): void {
  const width = 300;
  const x = (diagramWidth - width) / 2;
  let y = 1;
  steps.forEach(({ label, note, tone, arrow }, index) => {
    if (index > 0) {
      const words = arrow === undefined ? [] : wrap(arrow, diagramWidth / 2 - 20, 'note');
      const length = Math.max(24, words.length * lineHeight + 8);
      drawing.line(
        [
          [diagramWidth / 2, y],
          [diagramWidth / 2, y + length],
        ],
        { arrow: true },
      );
      drawing.text(words, diagramWidth / 2 + 12, y + (length - words.length * lineHeight) / 2 - 2, {
        size: 'note',
      });
      y += length;
    }
    y = drawBox(drawing, { x, y, width, label, note, tone });
  });
}

/** Questions one below the other; the answer to each stands beside it, and the last "no" leads to the end. */
export function drawDecisions(drawing: Drawing, { questions, otherwise }: Of<'decisions'>): void {
  const left = 214;
  const right = diagramWidth - left - 48;
  let y = 1;
  questions.forEach(({ ask, yes, yesLabel, tone }: Question) => {
    const asked = wrap(ask, left - 2 * padding);
    const answer = wrap(yes, right - 2 * padding - 2);
    const height = Math.max(asked.length, answer.length) * lineHeight + 2 * padding;
    drawing.box(1, y, left, height, 'plain');
    centre(drawing, asked, 1 + left / 2, y, height);
    drawing.line(
      [
        [left + 1, y + height / 2],
        [left + 46, y + height / 2],
      ],
      { arrow: true },
    );
    drawing.text([yesLabel], left + 21, y + height / 2 - lineHeight - 1, { size: 'note', anchor: 'middle' });
    drawing.box(left + 47, y, right, height, tone ?? 'accent');
    centre(drawing, answer, left + 47 + right / 2, y, height);
    y += height;
    drawing.line(
      [
        [1 + left / 2, y],
        [1 + left / 2, y + 30],
      ],
      { arrow: true },
    );
    drawing.text(['no'], 1 + left / 2 + 10, y + 3, { size: 'note' });
    y += 30;
  });
  drawBox(drawing, { x: 1, y, width: left, label: otherwise.label, tone: otherwise.tone ?? 'accent' });
}

/** Messages between two or three participants, in the order of time. */
export function drawSequence(drawing: Drawing, { actors, messages }: Of<'sequence'>): void {
  const width = (diagramWidth - 2 - gap * (actors.length - 1)) / actors.length;
  const middles = actors.map((_, index) => 1 + width / 2 + index * (width + gap));
  const names = actors.map((actor) => wrap(actor, width - 12));
  const height = Math.max(...names.map((lines) => lines.length)) * lineHeight + 2 * padding - 4;
  names.forEach((lines, index) => {
    drawing.box((middles[index] ?? 0) - width / 2, 1, width, height, 'accent');
    centre(drawing, lines, middles[index] ?? 0, 1, height);
  });
  let y = height + 8;
  for (const { from, to, label, note } of messages) {
    const start = middles[from] ?? 0;
    const end = middles[to] ?? 0;
    if (from === to) {
      const room = Math.min(diagramWidth - 2, width + 90);
      const x = Math.max(1, Math.min(start - room / 2, diagramWidth - room - 1));
      y = drawBox(drawing, { x, y: y + 6, width: room, label, note }) + 6;
      continue;
    }
    const middle = (start + end) / 2;
    const room = Math.max(Math.abs(end - start) + 30, 250);
    const x = Math.max(room / 2 + 2, Math.min(middle, diagramWidth - room / 2 - 2));
    const lines = wrap(label, room);
    drawing.text(lines, x, y, { anchor: 'middle' });
    y += lines.length * lineHeight;
    if (note !== undefined) {
      const more = wrap(note, room, 'note');
      drawing.text(more, x, y, { size: 'note', anchor: 'middle' });
      y += more.length * lineHeight;
    }
    const inset = end > start ? 4 : -4;
    drawing.line(
      [
        [start + inset, y + 5],
        [end - inset, y + 5],
      ],
      { arrow: true },
    );
    y += 18;
  }
}

/** Boxes in boxes; a row of children stands side by side. */
export function drawNested(drawing: Drawing, { boxes }: Of<'nested'>): void {
  let y = 1;
  for (const box of boxes) y = drawNestedBox(drawing, box, 1, y, diagramWidth - 2) + 10;
}

function drawNestedBox(drawing: Drawing, box: NestedBox, x: number, y: number, width: number): number {
  const height = heightOfNested(box, width);
  drawing.box(x, y, width, height, box.tone);
  const label = wrap(box.label, width - 2 * padding);
  drawing.text(label, x + padding, y + 5, { isBold: box.children !== undefined });
  let at = y + 5 + label.length * lineHeight;
  if (box.note !== undefined) {
    const note = wrap(box.note, width - 2 * padding, 'note');
    drawing.text(note, x + padding, at, { size: 'note' });
    at += note.length * lineHeight;
  }
  const children = box.children ?? [];
  at += 4;
  if (box.row) {
    const each = (width - 2 * padding - 8 * (children.length - 1)) / children.length;
    const tallest = Math.max(...children.map((child) => heightOfNested(child, each)));
    children.forEach((child, index) => {
      drawNestedBox(drawing, { ...child, height: tallest }, x + padding + index * (each + 8), at, each);
    });
  } else
    for (const child of children)
      at = drawNestedBox(drawing, child, x + padding, at, width - 2 * padding) + 8;
  return y + height;
}

function heightOfNested(box: NestedBox, width: number): number {
  const inner = width - 2 * padding;
  const own = wrap(box.label, inner).length + (box.note ? wrap(box.note, inner, 'note').length : 0);
  const children = box.children ?? [];
  const each = (inner - 8 * (children.length - 1)) / children.length;
  const heights = children.map((child) => heightOfNested(child, box.row ? each : inner));
  const below =
    children.length === 0
      ? 0
      : box.row
        ? Math.max(...heights) + 8
        : heights.reduce((sum, height) => sum + height + 8, 0);
  return Math.max(own * lineHeight + 10 + (children.length > 0 ? 4 : 0) + below, box.height ?? 0);
}

/** Bars along a common axis from 0 to 100, one row for each thing that happens. */
export function drawTimeline(drawing: Drawing, { rows, marks = [], axis }: Of<'timeline'>): void {
  const left = 1;
  const width = diagramWidth - 2;
  const at = (value: number) => left + (value / 100) * width;
  let y = 1;
  const top = y;
  for (const { label, bars } of rows) {
    const lines = wrap(label, width);
    drawing.text(lines, left, y);
    y += lines.length * lineHeight + 2;
    for (const bar of bars) {
      const room = at(bar.to) - at(bar.from);
      drawing.box(at(bar.from), y, room, 28, bar.tone);
      drawing.text(wrap(bar.label, room - 6, 'note').slice(0, 1), at(bar.from) + room / 2, y + 4, {
        size: 'note',
        anchor: 'middle',
      });
      if (textWidth(bar.label, 'note') > room - 6) drawing.overflows.push(bar.label);
    }
    y += 28 + gap;
  }
  for (const mark of marks) {
    const x = at(mark.at);
    drawing.line(
      [
        [x, top],
        [x, y],
      ],
      { isDashed: true },
    );
    const lines = wrap(mark.label, 180, 'note');
    const half = widest(lines, 'note') / 2;
    const middle = Math.max(half + 2, Math.min(x, diagramWidth - half - 2));
    drawing.text(lines, middle, y + 2, { size: 'note', anchor: 'middle' });
    y += lines.length * lineHeight + 4;
  }
  drawing.line(
    [
      [left, y + 4],
      [diagramWidth - 4, y + 4],
    ],
    { arrow: true },
  );
  drawing.text([axis], diagramWidth / 2, y + 8, { size: 'note', anchor: 'middle' });
}

/** A grid of cells, for tables and for anything else in rows and columns. */
export function drawCells(drawing: Drawing, { rows, widths }: Of<'cells'>): void {
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

/** A text cut into numbered parts, and what each part is called. */
export function drawSegments(drawing: Drawing, { segments, rtl = false }: Of<'segments'>): void {
  let y = 1;
  let x = 1;
  const rows: { text: string; number: string; tone: Tone | undefined; width: number }[][] = [[]];
  segments.forEach(({ text, tone }, index) => {
    const width = textWidth(`\`${text}\``) + 12;
    if (x + width > diagramWidth && rows.at(-1)?.length !== 0) {
      rows.push([]);
      x = 1;
    }
    rows.at(-1)?.push({ text, number: String(index + 1), tone, width });
    x += width + 4;
  });
  for (const row of rows) {
    const total = row.reduce((sum, part) => sum + part.width + 4, -4);
    x = rtl ? (diagramWidth + total) / 2 : (diagramWidth - total) / 2;
    for (const part of row) {
      const left = rtl ? x - part.width : x;
      drawing.box(left, y, part.width, 30, part.tone);
      drawing.text([`\`${part.text}\``], left + part.width / 2, y + 5, { anchor: 'middle' });
      drawing.text([part.number], left + part.width / 2, y + 31, { size: 'note', anchor: 'middle' });
      x += rtl ? -part.width - 4 : part.width + 4;
    }
    y += 58;
  }
  y += 2;
  segments.forEach(({ label }, index) => {
    const lines = wrap(label, diagramWidth - 34);
    drawing.text([String(index + 1)], 10, y, { isBold: true });
    drawing.text(lines, 32, y);
    y += lines.length * lineHeight + 4;
  });
}

/** Zones of a scale, and marks on it. */
export function drawScale(drawing: Drawing, { from, to, zones, marks = [], unit = '' }: Of<'scale'>): void {
  const left = 14;
  const width = diagramWidth - 28;
  const at = (value: number) => left + ((value - from) / (to - from)) * width;
  let y = 1;
  for (const mark of marks) {
    const lines = wrap(mark.label, 200, 'note');
    const half = widest(lines, 'note') / 2;
    const x = Math.max(half + 2, Math.min(at(mark.at), diagramWidth - half - 2));
    drawing.text(lines, x, y, { size: 'note', anchor: 'middle' });
    y += lines.length * lineHeight;
  }
  const top = y;
  y += 16;
  let start = from;
  const legend: { label: string; number: number }[] = [];
  const number = (value: number) => {
    const words = `${value}${unit}`;
    const half = textWidth(words, 'note') / 2;
    const x = Math.max(half + 1, Math.min(at(value), diagramWidth - half - 1));
    drawing.text([words], x, y + 36, { size: 'note', anchor: 'middle' });
  };
  number(from);
  zones.forEach((zone, index) => {
    drawing.box(at(start), y, at(zone.to) - at(start), 34, zone.tone);
    drawing.text([String(index + 1)], (at(start) + at(zone.to)) / 2, y + 7, {
      anchor: 'middle',
      isBold: true,
    });
    number(zone.to);
    legend.push({ label: zone.label, number: index + 1 });
    start = zone.to;
  });
  for (const mark of marks)
    drawing.line([
      [at(mark.at), top + 2],
      [at(mark.at), y + 34],
    ]);
  y += 62;
  for (const { label, number } of legend) {
    const lines = wrap(label, diagramWidth - 34);
    drawing.text([String(number)], 10, y, { isBold: true });
    drawing.text(lines, 32, y);
    y += lines.length * lineHeight + 4;
  }
}

/** Sheets that lie on each other; the first is on top. */
export function drawLayers(drawing: Drawing, { layers }: Of<'layers'>): void {
  const offset = Math.min(26, 110 / Math.max(1, layers.length - 1));
  const width = diagramWidth - 2 - offset * (layers.length - 1);
  let y = 1;
  layers.forEach((layer, index) => {
    y =
      drawBox(drawing, { ...layer, x: 1 + offset * (layers.length - 1 - index), y, width, isLeft: true }) + 6;
  });
}

interface BoxSpec {
  x: number;
  y: number;
  width: number;
  label: string;
  note?: string | undefined;
  tone?: Tone | undefined;
  isLeft?: boolean;
}

/** A box with a label and a note; returns its lower edge. */
function drawBox(drawing: Drawing, { x, y, width, label, note, tone, isLeft = false }: BoxSpec): number {
  const lines = wrap(label, width - 2 * padding);
  const more = note === undefined ? [] : wrap(note, width - 2 * padding, 'note');
  const height = (lines.length + more.length) * lineHeight + 2 * padding - 4;
  const middle = isLeft ? x + padding : x + width / 2;
  const anchor = isLeft ? 'start' : 'middle';
  drawing.box(x, y, width, height, tone);
  drawing.text(lines, middle, y + padding - 2, { anchor, isBold: more.length > 0 });
  drawing.text(more, middle, y + padding - 2 + lines.length * lineHeight, { size: 'note', anchor });
  return y + height;
}

function centre(
  drawing: Drawing,
  lines: readonly string[],
  x: number,
  y: number,
  height: number,
  isBold = false,
): void {
  drawing.text(lines, x, y + (height - lines.length * lineHeight) / 2, { anchor: 'middle', isBold });
}

function widest(lines: readonly string[], size: 'label' | 'note' = 'label'): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}
