// Lays out messages between participants.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { lineHeight, wrap } from '../text.ts';
import { centre, drawBox, gap, padding } from './boxes.ts';

/** Messages between two or three participants, in the order of time. */
export function drawSequence(drawing: Drawing, { actors, messages, isStepped }: SpecOf<'sequence'>): void {
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
    if (isStepped) drawing.step();
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
