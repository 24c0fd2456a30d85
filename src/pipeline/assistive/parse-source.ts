// HTML text → a tree that the assistive view can read, in the build. The parser is the standard's; around its nodes
// there is just enough of a document.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { SourceElement, SourceNode } from '#lib/assistive/source-tree.ts';

type ParsedNode = DefaultTreeAdapterTypes.Node;

/** The document that a browser makes of a source, without running it. */
export function parseSource(html: string): SourceNode {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      if (++elements > mostElements) throw new TooManyElementsError();
      return defaultTreeAdapter.createElement(...parts);
    },
  };
  // As in a document that is only parsed: what stands in `noscript` are elements.
  return adopt(parse(html, { scriptingEnabled: false, treeAdapter }), null);
}

/** A short source can become very many elements, because the parser opens again what was left open. */
export class TooManyElementsError extends Error {}
const mostElements = 5000;

/** Browsers nest elements no deeper. */
const deepest = 512;

function adopt(node: ParsedNode, parentNode: SourceNode | null, depth = 0): SourceNode {
  const childNodes: SourceNode[] = [];
  const adopted = { ...shell(node), parentNode, childNodes };
  if ('childNodes' in node && depth < deepest)
    for (const child of node.childNodes) childNodes.push(adopt(child, adopted, depth + 1));
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
