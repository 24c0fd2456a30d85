// Helpers for parsed documents.
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Content that is not part of the text: icons, buttons, and parts that Markdown expresses differently. */
export function isLeftOut(node: Element): boolean {
  return (
    attribute(node, 'aria-hidden') === 'true' ||
    ['svg', 'button', 'noscript', 'input', 'audio', 'video'].includes(node.tagName) ||
    hasClass(
      node,
      'anchor',
      'code-actions',
      'example-result',
      'folder-check-start',
      'quiz-head',
      'question-check',
      'sr-only',
      'walk-all',
    ) ||
    attribute(node, 'data-footnote-backref') !== null ||
    attribute(node, 'data-footnote-ref') !== null
  );
}

const blockTags = new Set(
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer header h1 h2 h3 h4 h5 h6 hr legend li main menu nav ol p pre section summary table ul'.split(
    ' ',
  ),
);

export const isBlock = (node: Node) => 'tagName' in node && blockTags.has(node.tagName);

/** The text of a node, without excluded content. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || isLeftOut(node)) return '';
  if (node.tagName === 'br') return ' ';
  const words = node.childNodes.map(textOf).join('');
  return node.tagName === 'q' ? `"${words}"` : words;
}

/** The text of a cell, with a space between blocks. */
export function spaced(node: Node): string {
  if (!('childNodes' in node) || ('tagName' in node && isLeftOut(node))) return textOf(node);
  return node.childNodes.map((child) => (isBlock(child) ? ` ${spaced(child)} ` : textOf(child))).join('');
}

export function picturesIn(node: Node): string[] {
  return find([node], ({ tagName }) => tagName === 'img').map((picture) => attribute(picture, 'alt') ?? '');
}

/** Link targets, without those that a page hides until a script shows them. */
export function linksIn(nodes: readonly Node[]): string[] {
  return find(nodes, (node) => node.tagName === 'a' || attribute(node, 'hidden') !== null)
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => attribute(link, 'href') ?? []);
}

/** The outermost elements that pass a test, in order. */
export function find(nodes: readonly Node[], isIt: (node: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return isIt(node) ? [node] : find(node.childNodes, isIt);
  });
}

export function attribute(node: Element, name: string): string | null {
  return node.attrs.find((attr) => attr.name === name)?.value ?? null;
}

export function hasClass(node: Element, ...names: string[]): boolean {
  const classes = attribute(node, 'class')?.split(' ') ?? [];
  return names.some((name) => classes.includes(name));
}
