// Reports blocks and code that are opened but never closed: they silently include the rest of the page.
import type { Root } from 'mdast';
import { type DocumentContext, lineOf } from './context.ts';

interface OpenNode {
  type: string;
  name?: string;
  /** The line that would have closed the block or the code. */
  missingEnd?: string;
  children?: OpenNode[];
  position?: { start: { line: number } };
}

/**
 * Reports the first element that is not closed. Those around and after it often look unclosed only because of
 * it.
 */
export function reportUnclosed(tree: Root, context: DocumentContext): void {
  const node = findUnclosed(tree as OpenNode);
  if (!node) return;
  const end = `End it with a line "${node.missingEnd}".`;
  if (node.type === 'code')
    context.report(
      'code-unclosed',
      lineOf(node),
      `The code is not closed, so everything below it is shown as code. ${end}`,
    );
  else
    context.report(
      'block-unclosed',
      lineOf(node),
      `The block "${node.name}" is not closed, so everything below it belongs to it. ${end}`,
    );
}

/** The innermost of nested unclosed nodes; of several, the first. */
function findUnclosed(node: OpenNode): OpenNode | null {
  for (const child of node.children ?? []) {
    const inner = findUnclosed(child);
    if (inner) return inner;
  }
  return node.missingEnd === undefined ? null : node;
}
