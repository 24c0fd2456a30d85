// Pages of answers as trees of parse5, and what rewrites of them need to know.
import { defaultTreeAdapter as adapter, html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { QuestFile } from '#schema/page/quest.ts';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;

export const parsePage = (text: string): Tree.Document => parse(text);

/** The codes of the errors that a browser corrects. */
export function parseErrorsOf(text: string): string[] {
  const codes: string[] = [];
  parse(text, { sourceCodeLocationInfo: true, onParseError: ({ code }) => codes.push(code) });
  return codes;
}

/** Every element in the order of the page, those in templates left out. */
export function elementsIn(node: Tree.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    adapter.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

export function elementNamed(document: Tree.Document, tag: string): Element | null {
  return elementsIn(document).find(({ tagName }) => tagName === tag) ?? null;
}

/** White space as HTML defines it: a no-break space is a sign. */
export const isBlank = (node: Node) => adapter.isTextNode(node) && /^[ \t\n\f\r]*$/.test(node.value);
export const isText = (node: Node): node is Tree.TextNode => adapter.isTextNode(node);
export const isElement = (node: Node): node is Element => adapter.isElementNode(node);
export const isComment = (node: Node): node is Tree.CommentNode => adapter.isCommentNode(node);

export function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => (isText(child) ? child.value : isElement(child) ? textOf(child) : ''))
    .join('');
}

export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

export function newElement(tag: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return adapter.createElement(tag, html.NS.HTML, attrs);
}

/** Gives an element another tag; its attributes and its content stay. */
export function rename(element: Element, tag: string): void {
  element.tagName = tag;
  element.nodeName = tag;
}

/** Puts some neighbouring children of an element into a new one. */
export function wrap(nodes: readonly Node[], wrapper: Element): void {
  const [first] = nodes;
  if (!first?.parentNode) return;
  adapter.insertBefore(first.parentNode, wrapper, first);
  for (const node of nodes) {
    adapter.detachNode(node);
    adapter.appendChild(wrapper, node);
  }
}

/** The text of an element as a single node. */
export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) adapter.detachNode(child);
  adapter.insertText(element, text);
}

export const { insertBefore, appendChild, detachNode, createCommentNode, createTextNode } = {
  ...adapter,
  createTextNode: (value: string): Tree.TextNode => ({ nodeName: '#text', value, parentNode: null }),
};

/** The page of an answer. */
export function pageOf(files: readonly QuestFile[]): QuestFile {
  const [page] = files;
  if (!page) throw new Error('The answer has no page.');
  return page;
}

export function withPage(files: readonly QuestFile[], text: string): QuestFile[] {
  return [{ name: pageOf(files).name, text }, ...files.slice(1)];
}

/** The text of its scripts, in the page and in files. */
export function scriptsOf(files: readonly QuestFile[]): string {
  const inside = elementsIn(parsePage(pageOf(files).text)).filter(({ tagName }) => tagName === 'script');
  const handlers = /\son[a-z]+\s*=/i.exec(pageOf(files).text)?.[0] ?? '';
  return [
    ...files.filter(({ name }) => /\.m?js$/.test(name)).map(({ text }) => text),
    ...inside.map(textOf),
    handlers,
  ]
    .join('\n')
    .trim();
}

/** The text of its style sheets, in the page and in files, and of its style attributes. */
export function stylesOf(files: readonly QuestFile[]): string {
  const elements = elementsIn(parsePage(pageOf(files).text));
  return [
    ...files.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text),
    ...elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    ...elements.flatMap((element) => attributeOf(element, 'style') ?? []),
  ].join('\n');
}

/** Whether a word occurs in some code. */
export function mentions(code: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i').test(code);
}
