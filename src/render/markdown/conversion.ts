// What the handlers of elements share: nodes of Markdown, arranged as blocks or as one line.
import type { BlockContent, Nodes, PhrasingContent, Text } from 'mdast';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

/** Gives a link or picture its full address. */
export type AddressOf = (address: string) => string;

/** What handlers work with. */
export interface Conversion {
  addressOf: AddressOf;
  /** The nodes of some elements, in order. */
  all(children: readonly BodyNode[]): Nodes[];
  /** The same as blocks: what stands in a line becomes a paragraph. */
  flow(children: readonly BodyNode[]): BlockContent[];
  /** The same as one line. */
  line(children: readonly BodyNode[]): PhrasingContent[];
}

/** Makes the nodes of an element. */
export type Handler = (element: BodyElement, conversion: Conversion) => Nodes[];

/** The outermost elements of a name inside a node, in order. */
export function elementsIn([, , ...children]: BodyElement, tag: string): BodyElement[] {
  return children.flatMap((child) => {
    if (!isBodyElement(child)) return [];
    return child[0] === tag ? [child] : elementsIn(child, tag);
  });
}

const inlineTypes: ReadonlySet<string> = new Set(
  'break delete emphasis footnoteReference image inlineCode link strong text'.split(' '),
);

/** Marks HTML that stands in a line. */
const inlineHtml = {};

function isInline(node: Nodes): node is PhrasingContent {
  return inlineTypes.has(node.type) || (node.type === 'html' && node.data === inlineHtml);
}

/** A tag that Markdown has no word for, within a line. */
export function htmlTag(value: string): PhrasingContent {
  return { type: 'html', value, data: inlineHtml };
}

/** Any nodes as blocks. */
export function flowOf(nodes: readonly Nodes[]): BlockContent[] {
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

/** Any nodes as the content of one line: what was a block of its own begins after a break. */
export function lineOf(nodes: readonly Nodes[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  let isAfterBlock = false;
  for (const node of nodes) {
    const isBlock = !isInline(node);
    const content = isBlock ? wordsOf(node) : [node];
    if (content.length === 0) continue;
    // Markdown has no other word for a new line where only one fits.
    if (line.length > 0 && (isBlock || isAfterBlock)) line.push(htmlTag('<br>'));
    line.push(...content);
    isAfterBlock = isBlock;
  }
  return tidy(line);
}

function wordsOf(block: Nodes): PhrasingContent[] {
  if (block.type === 'code') return [{ type: 'inlineCode', value: block.value }];
  return 'children' in block ? lineOf(block.children) : [];
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
