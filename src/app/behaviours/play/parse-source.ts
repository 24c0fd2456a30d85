// A source → the elements and comments in it, with their places. parse5 has no limits of its own, and a few kilobytes
// can keep it busy for minutes, so parsing ends where the browser would not show the source either.
import {
  defaultTreeAdapter,
  type ParserError,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** The frame of a result shows no more elements than this, and Chromium nests them no deeper. */
const mostElements = 20_000;
const mostDepth = 512;

export interface ParsedSource {
  /** All elements and comments of the document, in its order. */
  nodes: Tree.ChildNode[];
  /** Where parsing ended because a limit was reached; null when the whole source was parsed. */
  stoppedAt: number | null;
}

class LimitReached extends Error {}

export function parseSource(
  source: string,
  isDocument: boolean,
  onParseError: (error: ParserError) => void,
): ParsedSource {
  let elements = 0;
  let depth = 0;
  let reached = 0;
  const options = {
    sourceCodeLocationInfo: true,
    onParseError,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given: Parameters<typeof defaultTreeAdapter.createElement>) {
        if (++elements > mostElements) throw new LimitReached();
        return defaultTreeAdapter.createElement(...given);
      },
      setNodeSourceCodeLocation(...given: Parameters<typeof defaultTreeAdapter.setNodeSourceCodeLocation>) {
        const [, place] = given;
        // An element that the parser opens again has the place of its first start tag.
        reached = Math.max(reached, place?.startOffset ?? 0);
        defaultTreeAdapter.setNodeSourceCodeLocation(...given);
      },
      onItemPush() {
        if (++depth > mostDepth) throw new LimitReached();
      },
      onItemPop() {
        depth--;
      },
    },
  };
  try {
    const root = isDocument ? parse(source, options) : parseFragment(source, options);
    return { nodes: allNodes(root), stoppedAt: null };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { nodes: [], stoppedAt: reached };
  }
}

/** Without recursion and without copying lists of lists. */
function allNodes(root: Tree.ParentNode): Tree.ChildNode[] {
  const nodes: Tree.ChildNode[] = [];
  const waiting: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    if ('content' in node) waiting.push(...node.content.childNodes.toReversed());
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return nodes;
}

export function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}
