// Shared by the element handlers: Markdown nodes as blocks or as one line.
import type { BlockContent, Nodes, PhrasingContent, Text } from 'mdast';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

/** Resolves a link or picture to its full address. */
export type AddressOf = (address: string) => string;

/** The context of the handlers. */
export interface Conversion {
  addressOf: AddressOf;
  /** Converts elements, in order. */
  all(children: readonly BodyNode[]): Nodes[];
  /** The same as blocks: inline content becomes a paragraph. */
  flow(children: readonly BodyNode[]): BlockContent[];
  /** The same as inline content. */
  line(children: readonly BodyNode[]): PhrasingContent[];
}

/** Converts an element to nodes. */
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

/** Marks inline HTML. */
const inlineHtml = {};

function isInline(node: Nodes): node is PhrasingContent {
  return inlineTypes.has(node.type) || (node.type === 'html' && node.data === inlineHtml);
}

/** An inline tag without a Markdown equivalent. */
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

/** Any nodes as inline content: former blocks start after a line break. */
export function lineOf(nodes: readonly Nodes[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  let isAfterBlock = false;
  for (const node of nodes) {
    const isBlock = !isInline(node);
    const content = isBlock ? wordsOf(node) : [node];
    if (content.length === 0) continue;
    // Markdown has no other line break for a place where only one line fits.
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

/** Merges adjacent texts, and trims breaks and spaces at both ends. */
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
