// Boxes with text, shared by the layouts.
import type { Drawing, Tone } from '../drawing.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';

/** Between neighbouring boxes. */
export const gap = 14;

/** Between the border of a box and its text. */
export const padding = 9;

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
export function drawBox(
  drawing: Drawing,
  { x, y, width, label, note, tone, isLeft = false }: BoxSpec,
): number {
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

export function centre(
  drawing: Drawing,
  lines: readonly string[],
  x: number,
  y: number,
  height: number,
  isBold = false,
): void {
  drawing.text(lines, x, y + (height - lines.length * lineHeight) / 2, { anchor: 'middle', isBold });
}

export function widest(lines: readonly string[], size: 'label' | 'note' = 'label'): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}
