// Finds elements in the HTML of a built page, without a browser.
import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '#pipeline/markdown/walk.ts';

/** Parses a document. The content of `noscript` is left out, as in a browser that runs scripts. */
export function parseHtml(html: string): Root {
  const value = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return raw({ type: 'root', children: [{ type: 'raw', value }] } as never) as Root;
}

/** The elements below a node that have one of these tag names (`*` for any) and pass the test, in document order. */
export function findElements(
  tree: Nodes,
  tagNames: string,
  test: (element: Element) => boolean = () => true,
): Element[] {
  const names = tagNames.split(' ');
  const found: Element[] = [];
  walkElements<Element>(tree, (element) => {
    if ((tagNames === '*' || names.includes(element.tagName)) && test(element)) found.push(element);
  });
  return found;
}

/** An attribute as text; null where there is none. */
export function attributeOf(element: Element | undefined, property: string): string | null {
  const value = element?.properties[property];
  if (value === undefined || value === null || value === false) return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** `href` of every link below a node. */
export function hrefsOf(tree: Nodes): string[] {
  return findElements(tree, 'a').map((link) => attributeOf(link, 'href') ?? '');
}

/** The text of an element with single spaces, as a reader sees it. */
export function wordsOf(element: Nodes): string {
  return textOf(element).replaceAll(/\s+/g, ' ').trim();
}

/** The name that `aria-label` or `aria-labelledby` gives an element; null where it has neither. */
export function labelOf(tree: Nodes, element: Element): string | null {
  const id = attributeOf(element, 'ariaLabelledBy');
  const [title] = id === null ? [] : findElements(tree, '*', ({ properties }) => properties.id === id);
  return title ? wordsOf(title) : attributeOf(element, 'ariaLabel');
}
