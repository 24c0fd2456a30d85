// Lays out bars that start at the same edge.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';
import { gap } from './boxes.ts';

const thickness = 24;

/** Quantities as bars, in groups. The words of a bar are inside it, or beside it where it is too short. */
export function drawBars(drawing: Drawing, { most, groups }: SpecOf<'bars'>): void {
  const left = 1;
  const room = diagramWidth - 2;
  let y = 1;
  for (const { label, bars } of groups) {
    const lines = wrap(label, room);
    drawing.text(lines, left, y, { isBold: true });
    y += lines.length * lineHeight + 2;
    for (const bar of bars) {
      // Even nothing is drawn, as a line.
      const width = Math.max(2, (bar.value / most) * room);
      drawing.box(left, y, width, thickness, bar.tone);
      const isInside = textWidth(bar.label, 'note') + 14 <= width;
      drawing.text([bar.label], isInside ? left + 7 : left + width + 6, y + 2, { size: 'note' });
      y += thickness + 5;
    }
    y += gap - 5;
  }
}
