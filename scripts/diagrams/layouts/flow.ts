// Lays out boxes joined by arrows.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, wrap } from '../text.ts';
import { drawBox } from './boxes.ts';

/** Boxes one below the other, joined by arrows that may have a label. */
export function drawFlow(drawing: Drawing, { steps, isStepped }: SpecOf<'flow'>): void {
  const width = 300;
  const x = (diagramWidth - width) / 2;
  let y = 1;
  steps.forEach(({ label, note, tone, arrow }, index) => {
    if (isStepped) drawing.step();
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
