// Lists: with bullets, numbers, boxes or terms.
import type { Element, ElementContent } from 'hast';
import type { BlockContent, ListItem, Nodes, PhrasingContent } from 'mdast';
import type { Handler } from './to-mdast.ts';

export const list: Handler = ({ tagName, properties, children }, { all }) => {
  const items = all(children).filter((node): node is ListItem => node.type === 'listItem');
  if (items.length === 0) return [];
  const ordered = tagName === 'ol';
  const start = Number.parseInt(String(properties.start ?? 1), 10);
  return [
    {
      type: 'list',
      ordered,
      start: ordered ? (Number.isNaN(start) ? 1 : start) : null,
      spread: items.some(({ spread }) => spread),
      children: items,
    },
  ];
};

export const item: Handler = ({ children }, { flow }) => {
  const { box, rest } = takeBox(children);
  const content = flow(rest);
  return [
    {
      type: 'listItem',
      checked: box ? box.properties.checked !== undefined : null,
      spread: isSpread(content),
      children: content,
    },
  ];
};

/** A line and a list below it hold together; anything else needs room around it. */
function isSpread(content: readonly BlockContent[]): boolean {
  return content.some(({ type }, at) => type !== 'list' && (type !== 'paragraph' || at > 0));
}

/** The box of a task stands first, in a paragraph of its own item perhaps. */
function takeBox(children: readonly ElementContent[]): { box: Element | null; rest: ElementContent[] } {
  const at = children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '');
  const first = children[at];
  if (first?.type !== 'element') return { box: null, rest: [...children] };
  if (first.tagName === 'input') return { box: first, rest: children.slice(at + 1) };
  if (first.tagName !== 'p') return { box: null, rest: [...children] };
  const { box, rest } = takeBox(first.children);
  return { box, rest: [{ ...first, children: rest }, ...children.slice(at + 1)] };
}

/** A term and what is said about it are one entry. */
export const description: Handler = (node, conversion) => {
  const children: ListItem[] = [];
  let terms: PhrasingContent[] = [];
  for (const part of partsOf(node)) {
    if (part.tagName === 'dt') {
      if (terms.length > 0) terms.push({ type: 'text', value: ', ' });
      terms.push({ type: 'strong', children: conversion.line(part.children) });
    } else {
      children.push(entryOf(terms, conversion.flow(part.children)));
      terms = [];
    }
  }
  if (terms.length > 0) children.push(entryOf(terms, []));
  if (children.length === 0) return [];
  const spread = children.some((entry) => entry.spread);
  return [{ type: 'list', ordered: false, spread, children } satisfies Nodes];
};

function entryOf(terms: readonly PhrasingContent[], said: readonly BlockContent[]): ListItem {
  const [first, ...rest] = said;
  const words = first?.type === 'paragraph' ? first.children : [];
  const blocks = first?.type === 'paragraph' ? rest : said;
  const sign = said.length === 0 || terms.length === 0 ? '' : words.length > 0 ? ': ' : ':';
  const line: PhrasingContent[] = [
    ...terms,
    ...(sign ? [{ type: 'text' as const, value: sign }] : []),
    ...words,
  ];
  const children: BlockContent[] = [
    ...(line.length > 0 ? [{ type: 'paragraph' as const, children: line }] : []),
    ...blocks,
  ];
  return { type: 'listItem', spread: isSpread(children), children };
}

function partsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'div' ? partsOf(child) : [child];
  });
}
