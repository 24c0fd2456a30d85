// Lays out bars along a common axis.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';
import { gap, widest } from './boxes.ts';

/** Bars along a common axis from 0 to 100, one row for each thing that happens. */
export function drawTimeline(drawing: Drawing, { rows, marks = [], axis }: SpecOf<'timeline'>): void {
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
