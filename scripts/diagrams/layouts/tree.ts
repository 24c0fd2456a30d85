// Lays out an indented tree.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { SpecOf, TreeNode } from '../spec.ts';
import { lineHeight, textWidth, wrap } from '../text.ts';
import { padding, widest } from './boxes.ts';

/** An indented tree: each node below its parent, joined by a line, with its note beside or below it. */
export function drawTree(drawing: Drawing, { root }: SpecOf<'tree'>): void {
  const indent = 26;
  let y = 1;
  const visit = (node: TreeNode, depth: number): number => {
    const x = 1 + depth * indent;
    const lines = wrap(node.label, diagramWidth - x - 2 * padding - 2);
    const width = widest(lines) + 2 * padding;
    const height = lines.length * lineHeight + 8;
    const top = y;
    drawing.box(x, top, width, height, node.tone);
    drawing.text(lines, x + padding, top + 4);
    y = top + height + 8;
    if (node.note !== undefined) {
      const room = diagramWidth - x - width - 12;
      if (textWidth(node.note, 'note') <= room)
        drawing.text([node.note], x + width + 10, top + 4, { size: 'note' });
      else {
        const below = wrap(node.note, diagramWidth - x - 24, 'note');
        drawing.text(below, x + 22, y - 6, { size: 'note' });
        y += below.length * lineHeight;
      }
    }
    const bottom = top + height;
    for (const child of node.children ?? []) {
      const at = visit(child, depth + 1);
      drawing.line([
        [x + 12, bottom],
        [x + 12, at],
        [x + indent, at],
      ]);
    }
    return top + height / 2;
  };
  visit(root, 0);
}
