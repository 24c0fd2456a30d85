// Lists: with bullets, numbers, checkboxes or terms.
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import type { Handler } from './conversion.ts';

/** A list of items; nothing if it is empty. */
export const list: Handler = ([tag, attributes, ...children], { all }) => {
  const items = all(children).filter((node) => node.type === 'listItem');
  if (items.length === 0) return [];
  const ordered = tag === 'ol';
  const start = Number.parseInt(String(attributes.start ?? 1), 10);
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

/** A list item, with its checkbox if it is a task. */
export const item: Handler = ([, , ...children], { flow }) => {
  const { box, rest } = takeBox(children);
  const content = flow(rest);
  return [
    {
      type: 'listItem',
      // The attribute alone checks a box, whatever its value.
      checked: box ? box[1].checked !== undefined : null,
      spread: isSpread(content),
      children: content,
    },
  ];
};

/** Whether the item needs blank lines: a line followed by a list does not, anything else does. */
function isSpread(content: readonly BlockContent[]): boolean {
  return content.some(({ type }, at) => type !== 'list' && (type !== 'paragraph' || at > 0));
}

/** The checkbox of a task comes first, possibly inside a paragraph of its item. */
function takeBox(children: BodyNode[]): { box: BodyElement | null; rest: BodyNode[] } {
  const at = children.findIndex((child) => typeof child !== 'string' || child.trim() !== '');
  const first = children[at];
  if (!first || !isBodyElement(first)) return { box: null, rest: children };
  const [tag, attributes, ...content] = first;
  if (tag === 'input') return { box: first, rest: children.slice(at + 1) };
  if (tag !== 'p') return { box: null, rest: children };
  const { box, rest } = takeBox(content);
  return { box, rest: [['p', attributes, ...rest], ...children.slice(at + 1)] };
}

/** A description list: a term and its description become one item. */
export const description: Handler = (node, { line, flow }) => {
  const children: ListItem[] = [];
  let terms: PhrasingContent[] = [];
  for (const [tag, , ...content] of partsOf(node)) {
    if (tag === 'dt') {
      if (terms.length > 0) terms.push({ type: 'text', value: ', ' });
      terms.push({ type: 'strong', children: line(content) });
    } else {
      children.push(entryOf(terms, flow(content)));
      terms = [];
    }
  }
  if (terms.length > 0) children.push(entryOf(terms, []));
  if (children.length === 0) return [];
  return [{ type: 'list', ordered: false, spread: children.some(({ spread }) => spread), children }];
};

function entryOf(terms: readonly PhrasingContent[], said: readonly BlockContent[]): ListItem {
  const [first, ...rest] = said;
  const words = first?.type === 'paragraph' ? first.children : [];
  const blocks = first?.type === 'paragraph' ? rest : said;
  const sign = said.length === 0 || terms.length === 0 ? '' : words.length > 0 ? ': ' : ':';
  const line: PhrasingContent[] = [
    ...terms,
    ...(sign ? [{ type: 'text', value: sign } as const] : []),
    ...words,
  ];
  const children: BlockContent[] = [
    ...(line.length > 0 ? [{ type: 'paragraph', children: line } as const] : []),
    ...blocks,
  ];
  return { type: 'listItem', spread: isSpread(children), children };
}

function partsOf([, , ...children]: BodyElement): BodyElement[] {
  return children.filter(isBodyElement).flatMap((child) => (child[0] === 'div' ? partsOf(child) : [child]));
}
