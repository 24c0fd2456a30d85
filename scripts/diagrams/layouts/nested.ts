// Lays out boxes in boxes.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { NestedBox, SpecOf } from '../spec.ts';
import { lineHeight, wrap } from '../text.ts';
import { padding } from './boxes.ts';

/** Boxes in boxes; a row of children stands side by side. */
export function drawNested(drawing: Drawing, { boxes }: SpecOf<'nested'>): void {
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
