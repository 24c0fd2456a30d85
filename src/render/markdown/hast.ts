// Small words for making the HTML tree that a twin is made from.
import type { Element, ElementContent, Properties } from 'hast';

/** An element; a string stands for a text. */
export function element(
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Properties = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** A line of its own in bold: the name of what follows. */
export function label(...children: (ElementContent | string)[]): Element {
  return element('p', [element('strong', children)]);
}

/** A line of its own in italics: what is said about what stands before. */
export function caption(...children: (ElementContent | string)[]): Element {
  return element('p', [element('em', children)]);
}

/** The outermost elements of a name inside a node, in order. */
export function elementsIn(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}
