// A reader's source → a tree for the assistive view. The parsed document is never shown, and nothing of it runs; but it
// has the page's policy, and browsers complain about each handler, style and base that they meet in it. So those get
// other names while it is parsed, and their own names back in the tree.

import { isElement, type SourceElement, type SourceNode } from '#lib/assistive/source-tree.ts';
import { parseInTime } from '../frame/parse-in-time.ts';

const quiet = 'data-quiet-';

export function parseQuietly(source: string): SourceNode {
  const parsed = parseInTime(quieten(source));
  // What is not shown is not read out either.
  return copy(parsed instanceof Document ? parsed : document.implementation.createHTMLDocument(), null);
}

/** Exported for its test. */
export function quieten(source: string): string {
  return (
    source
      .replace(/<base(?=[\s/>])/gi, '<meta')
      .replace(/<style(?=[\s/>])/gi, `<script ${quiet}style`)
      .replace(/<\/style(?=[\s/>])/gi, '</script')
      // A tag without its bracket goes on to the end; were it no match, the search would go there again from every `<`.
      .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) =>
        tag.replace(/([\s"'/])((?:on[a-z]+|style)\s*=)/gi, `$1${quiet}$2`),
      )
  );
}

function copy(node: SourceNode, parentNode: SourceNode | null): SourceNode {
  const childNodes: SourceNode[] = [];
  const { nodeType, nodeValue } = node;
  const copied = { nodeType, nodeValue, parentNode, childNodes, ...(isElement(node) && ownNames(node)) };
  for (const child of Array.from(node.childNodes)) childNodes.push(copy(child, copied));
  return copied;
}

function ownNames(element: SourceElement): Pick<SourceElement, 'localName' | 'getAttribute'> {
  const isStyle = element.localName === 'script' && element.getAttribute(`${quiet}style`) === '';
  return {
    localName: isStyle ? 'style' : element.localName,
    getAttribute: (name) => element.getAttribute(name === 'style' ? `${quiet}style` : name),
  };
}
