// Helpers for a parsed document: elements by id, tag and class, and their text.
import type { DefaultTreeAdapterTypes } from 'parse5';

export type TreeNode = DefaultTreeAdapterTypes.Node;
export type TreeElement = DefaultTreeAdapterTypes.Element;

function isElement(node: TreeNode): node is TreeElement {
  return 'tagName' in node;
}

export function attributeOf(element: TreeElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function childElements(node: TreeNode, tag?: string): TreeElement[] {
  if (!('childNodes' in node)) return [];
  const elements = node.childNodes.filter(isElement);
  return tag === undefined ? elements : elements.filter((element) => element.tagName === tag);
}

/** All matching descendants of a node, in document order. */
export function findAll(node: TreeNode, test: (element: TreeElement) => boolean): TreeElement[] {
  const found: TreeElement[] = [];
  const visit = (parent: TreeNode) => {
    for (const child of childElements(parent)) {
      if (test(child)) found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}

/** Every element with an id, by id. */
export function elementsById(root: TreeNode): Map<string, TreeElement> {
  const known = new Map<string, TreeElement>();
  for (const element of findAll(root, (candidate) => attributeOf(candidate, 'id') !== undefined))
    known.set(attributeOf(element, 'id') ?? '', element);
  return known;
}

/** The text of a node as one line. Code is in backticks; reference markers (`[SRI]`) are left out. */
export function wordsOf(node: TreeNode): string {
  return rawWords(node).replace(/\s+/g, ' ').replace(/``/g, '` `').trim();
}

function rawWords(node: TreeNode): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node) || attributeOf(node, 'href')?.startsWith('#refs')) return '';
  const words = node.childNodes.map(rawWords).join('');
  return node.tagName === 'code' && !words.includes('`') ? `\`${words.trim()}\`` : words;
}

/** The text without backticks. */
export function plainWords(node: TreeNode): string {
  return wordsOf(node).replaceAll('`', '');
}

/** The rows of a table's body, each a list of cells. */
export function rowsOf(table: TreeElement): TreeElement[][] {
  return childElements(table, 'tbody')
    .flatMap((body) => childElements(body, 'tr'))
    .map((row) => childElements(row));
}
