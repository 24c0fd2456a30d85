// Limits for HTML that would overflow the stack or the memory. The parser nests as deep as the source does
// and reopens formatting elements without limit, and later steps recurse into its tree, so it is stopped
// while parsing.
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { type Excess, ExcessError, maxTreeDepth, tooDeep } from './limits.ts';
import { walk } from './walk.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The limit for nested elements in browsers. */
const maxDocumentDepth = 512;
/**
 * Characters of a whole document, such as a live example. The parser compares each attribute of a tag with
 * all others.
 */
const maxDocumentLength = 100_000;
/** Elements of such a document, or of all HTML in a page, including those that the parser reopens. */
const maxElements = 20_000;
/** Characters of their tags. */
const maxTagLength = 1_000_000;
/** Characters of all HTML in the Markdown of a page. */
const maxRawLength = 500_000;

const number = (value: number) => value.toLocaleString('en-GB');
const documentTooDeep = `The HTML is nested more than ${maxDocumentDepth} levels deep. Close what is open, or write it flatter.`;
const documentTooLong = `The HTML is longer than ${number(maxDocumentLength)} characters. Make it shorter.`;
const documentTooLarge = `The HTML becomes more than ${number(maxElements)} elements, counting those such as <b> that are opened again because they were not closed. Close each of them, or make it shorter.`;
const rawTooLong = `The HTML in the page is longer than ${number(maxRawLength)} characters. Use Markdown, or split the page.`;

/** The remaining allowance. */
export interface HtmlBudget {
  elements: number;
  characters: number;
}

export const htmlBudget = (): HtmlBudget => ({ elements: maxElements, characters: maxTagLength });

/** The first limit that a document exceeds, with its line in the source, or null. */
export function findHtmlExcess(source: string, budget = htmlBudget()): Excess | null {
  if (source.length > maxDocumentLength) return { code: 'html-too-large', line: 1, message: documentTooLong };
  const onItemPush = depthLimit(maxDocumentDepth, documentTooDeep);
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      budget.elements--;
      budget.characters -= tagName.length;
      for (const { name, value } of attributes) budget.characters -= name.length + value.length;
      if (budget.elements < 0 || budget.characters < 0)
        throw new ExcessError({ code: 'html-too-large', line: 1, message: documentTooLarge });
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush,
  };
  try {
    parse(source, { treeAdapter, sourceCodeLocationInfo: true });
    return null;
  } catch (error) {
    if (error instanceof ExcessError) return error.excess;
    throw error;
  }
}

/** Parses the HTML in a page; throws if it exceeds a limit. */
export function parseRawHtml(tree: Root, markdown: string): Root {
  let length = 0;
  walk<{ type: string; value?: string; position?: { start: { line: number } } }>(tree, (node): undefined => {
    if (node.type !== 'raw') return;
    length += node.value?.length ?? 0;
    const line = node.position?.start.line ?? 1;
    if (length > maxRawLength) throw new ExcessError({ code: 'html-too-large', line, message: rawTooLong });
  });
  // The package does not accept an adapter, but uses this one synchronously.
  defaultTreeAdapter.onItemPush = depthLimit(maxTreeDepth, tooDeep);
  try {
    // With the source, which may be plain text, the parser records the line of every element.
    return raw(tree, { file: markdown as never }) as Root;
  } finally {
    delete defaultTreeAdapter.onItemPush;
  }
}

/** Stops the parser at the first element that is nested too deeply. */
function depthLimit(max: number, message: string): (element: Element) => void {
  const depths = new WeakMap<Node, number>();
  return (element) => {
    const depth = (element.parentNode ? (depths.get(element.parentNode) ?? 0) : 0) + 1;
    depths.set(element, depth);
    // The parent of a template's content is its fragment.
    if ('content' in element) depths.set(element.content as Node, depth);
    if (depth <= max) return;
    const line = defaultTreeAdapter.getNodeSourceCodeLocation(element)?.startLine ?? 1;
    throw new ExcessError({ code: 'nesting-too-deep', line, message });
  };
}
