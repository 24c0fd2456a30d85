// Parses HTML text, in the build, into a tree for the assistive view. Uses the standard's parser, with just
// enough of a DOM around its nodes.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { SourceElement, SourceNode } from '#lib/assistive/source-tree.ts';

type ParsedNode = DefaultTreeAdapterTypes.Node;

/**
 * How many more nodes may be visited. Computing names and labels visits nodes again for every element around
 * them.
 */
export interface ReadingBudget {
  visits: number;
}

/** Enough for every example of a page; the largest page needs 600. */
export const readingBudget = (): ReadingBudget => ({ visits: 20_000 });

/** The document that a browser would create from a source, without running it. */
export function parseSource(html: string, budget = readingBudget()): SourceNode {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      if (++elements > mostElements) throw new TooManyElementsError();
      return defaultTreeAdapter.createElement(...parts);
    },
  };
  const visit = () => {
    if (--budget.visits < 0) throw new TooManyElementsError();
  };
  // As with scripting disabled: the content of `noscript` becomes elements.
  return adopt(parse(html, { scriptingEnabled: false, treeAdapter }), null, visit);
}

/** A short source can become very many elements, because the parser reopens unclosed formatting elements. */
export class TooManyElementsError extends Error {}
const mostElements = 5000;

/** The limit for nested elements in browsers. */
const deepest = 512;

function adopt(node: ParsedNode, parentNode: SourceNode | null, visit: () => void, depth = 0): SourceNode {
  const children: SourceNode[] = [];
  const adopted: SourceNode = {
    ...shell(node),
    parentNode,
    get childNodes() {
      visit();
      return children;
    },
  };
  if ('childNodes' in node && depth < deepest)
    for (const child of node.childNodes) children.push(adopt(child, adopted, visit, depth + 1));
  return adopted;
}

function shell(node: ParsedNode): Omit<SourceNode, 'parentNode' | 'childNodes'> {
  if (node.nodeName === '#text')
    return { nodeType: 3, nodeValue: (node as DefaultTreeAdapterTypes.TextNode).value };
  if (!('tagName' in node)) return { nodeType: node.nodeName === '#document' ? 9 : 8, nodeValue: null };
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const element: Omit<SourceElement, 'parentNode' | 'childNodes'> = {
    nodeType: 1,
    nodeValue: null,
    localName: node.tagName,
    getAttribute: (name) => attributes.get(name) ?? null,
  };
  return element;
}
