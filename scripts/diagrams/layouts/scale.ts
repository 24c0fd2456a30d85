// Lays out zones and marks of a scale.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';
import { widest } from './boxes.ts';

/** Zones of a scale, and marks on it. */
export function drawScale(
  drawing: Drawing,
  { from, to, zones, marks = [], unit = '' }: SpecOf<'scale'>,
): void {
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
