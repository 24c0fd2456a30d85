// Lays out a text cut into numbered parts.
import { type Drawing, diagramWidth, type Tone } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';

/** A text cut into numbered parts, and what each part is called. */
export function drawSegments(drawing: Drawing, { segments, rtl = false }: SpecOf<'segments'>): void {
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
