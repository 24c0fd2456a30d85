// Elements → the tree of Markdown. There is a library for this (hast-util-to-mdast); for trees as clean as ours most of
// its work is for nothing, and it took more time than everything else about a twin.
import type { Element, ElementContent } from 'hast';
import type { BlockContent, Nodes, PhrasingContent, RootContent, Text } from 'mdast';
import { elementHandlers } from './element-handlers.ts';
import { htmlTag, isInline } from './inline-nodes.ts';

/** Gives a link or picture its full address. */
export type AddressOf = (address: string) => string;

/** What handlers work with. */
export interface Conversion {
  addressOf: AddressOf;
  /** The nodes of some elements, in order. */
  all(children: readonly ElementContent[]): Nodes[];
  /** The same as blocks: what stands in a line becomes a paragraph. */
  flow(children: readonly ElementContent[]): BlockContent[];
  /** The same as one line. */
  line(children: readonly ElementContent[]): PhrasingContent[];
}

/** Makes the nodes of an element. */
export type Handler = (element: Element, conversion: Conversion) => Nodes[];

const blockTags = new Set(
  'address article aside details div fieldset figcaption figure footer form header hgroup legend main nav'.split(
    ' ',
  ),
);

export function toMdast(children: readonly ElementContent[], addressOf: AddressOf): RootContent[] {
  const conversion: Conversion = {
    addressOf,
    all: (nodes) => nodes.flatMap(convert),
    flow: (nodes) => flowOf(nodes.flatMap(convert)),
    line: (nodes) => tidy(phrasingOf(nodes.flatMap(convert))),
  };
  function convert(node: ElementContent): Nodes[] {
    if (node.type === 'text') return [{ type: 'text', value: node.value.replace(/[ \t\n\r\f]+/g, ' ') }];
    if (node.type !== 'element') return [];
    const handler = elementHandlers[node.tagName];
    if (handler) return handler(node, conversion);
    return blockTags.has(node.tagName) ? conversion.flow(node.children) : conversion.all(node.children);
  }
  return conversion.flow(children);
}

function flowOf(nodes: readonly Nodes[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const children = tidy(line);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(node as BlockContent);
  }
  endLine();
  return blocks;
}

/** Anything as the content of one line: what was a block of its own begins after a break. */
function phrasingOf(nodes: readonly Nodes[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  let isAfterBlock = false;
  for (const node of nodes) {
    const isBlock = !isInline(node);
    const content = isBlock ? tidy(wordsOf(node)) : [node];
    if (content.length === 0) continue;
    // Markdown has no other word for a new line where only one fits.
    if (line.length > 0 && (isBlock || isAfterBlock)) line.push(htmlTag('<br>'));
    line.push(...content);
    isAfterBlock = isBlock;
  }
  return line;
}

function wordsOf(block: Nodes): PhrasingContent[] {
  if (block.type === 'code') return [{ type: 'inlineCode', value: block.value }];
  return 'children' in block ? phrasingOf(block.children) : [];
}

/** Neighbouring texts as one, no break at either end, and no space. */
function tidy(line: readonly PhrasingContent[]): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  for (const node of line) {
    const last = words.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value = joined(last.value, node.value);
    else if (node.type !== 'text' || node.value !== '') words.push(node);
  }
  const isEdge = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  while (isEdge(words[0])) words.shift();
  while (isEdge(words.at(-1))) words.pop();
  const first = words[0] as Text | undefined;
  const last = words.at(-1) as Text | undefined;
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return words;
}

function joined(left: string, right: string): string {
  return left.endsWith(' ') ? left + right.trimStart() : left + right;
}
