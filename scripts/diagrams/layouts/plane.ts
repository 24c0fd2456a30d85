// Lays out rectangles on a sheet with coordinates.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';
import { centre } from './boxes.ts';

/** Room for the numbers at the left and at the top of the sheet. */
const left = 44;
const top = lineHeight + 6;

/** A sheet whose coordinates start at the upper left. Dashed lines show where a measured box begins. */
export function drawPlane(drawing: Drawing, { width, height, boxes }: SpecOf<'plane'>): void {
  const scale = (diagramWidth - left - 2) / width;
  const x = (value: number) => left + value * scale;
  const y = (value: number) => top + value * scale;
  const drawNumber = (words: string, column: number, row: number) => {
    const half = textWidth(words, 'note') / 2;
    const middle = Math.max(half + 1, Math.min(column, diagramWidth - half - 1));
    drawing.text([words], middle, row - lineHeight / 2, { size: 'note', anchor: 'middle' });
  };
  drawing.box(left, top, width * scale, height * scale, 'faint');
  drawNumber('0, 0', left / 2 - 2, top - 8);
  drawNumber(`${width} →`, x(width), top - 12);
  drawNumber(`${height} ↓`, left / 2 - 2, y(height) - 10);
  for (const box of boxes) {
    const wide = box.width * scale;
    const high = box.height * scale;
    drawing.box(x(box.x), y(box.y), wide, high, box.tone);
    centre(drawing, wrap(box.label, wide - 6), x(box.x) + wide / 2, y(box.y), high);
    if (!box.isMeasured) continue;
    const corner = [x(box.x), y(box.y)] as const;
    drawing.line([[corner[0], top], corner], { isDashed: true });
    drawing.line([[left, corner[1]], corner], { isDashed: true });
    drawNumber(`x ${box.x}`, x(box.x), top - 12);
    drawNumber(`y ${box.y}`, left / 2 - 2, y(box.y) + 2);
  }
}
