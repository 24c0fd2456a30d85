// Walks a tree. The usual package (`unist-util-visit`) renames a function for every visited node, which took
// a fifth of all parsing time; these few lines are enough here.

interface AnyNode {
  type: string;
  children?: unknown[];
}

/**
 * The index to continue at without descending into this node; undefined descends and continues with the next.
 */
type Next = number | undefined;

/** Calls back for every node below the tree, parents first. */
export function walk<Node extends { type: string }>(
  tree: AnyNode,
  visitor: (node: Node, index: number, siblings: unknown[]) => Next,
): void {
  const children = tree.children;
  if (!children) return;
  for (let index = 0; index < children.length; ) {
    const node = children[index] as Node & AnyNode;
    const next = visitor(node, index, children);
    if (typeof next === 'number') {
      index = next;
      continue;
    }
    if (node.children) walk(node, visitor);
    index++;
  }
}

/** The same, for the elements of an HTML tree only. */
export function walkElements<Element extends { type: 'element' }>(
  tree: AnyNode,
  visitor: (element: Element) => void,
): void {
  walk<Element>(tree, (node) => {
    if (node.type === 'element') visitor(node);
  });
}
