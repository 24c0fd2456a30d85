// Lays out sheets on top of each other.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf } from '../spec.ts';
import { drawBox } from './boxes.ts';

/** Sheets that lie on each other; the first is on top. */
export function drawLayers(drawing: Drawing, { layers }: SpecOf<'layers'>): void {
  const offset = Math.min(26, 110 / Math.max(1, layers.length - 1));
  const width = diagramWidth - 2 - offset * (layers.length - 1);
  let y = 1;
  layers.forEach((layer, index) => {
    y =
      drawBox(drawing, { ...layer, x: 1 + offset * (layers.length - 1 - index), y, width, isLeft: true }) + 6;
  });
}
