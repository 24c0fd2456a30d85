// The body of a page as plain HTML elements: what an author wrote as a block becomes what Markdown has a word for.
import type { ElementContent, Properties } from 'hast';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';
import { blockTrees } from './block-trees.ts';
import { caption, element } from './hast.ts';

/** The nodes with every block taken apart. */
export function bodyToHast(nodes: readonly BodyNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (typeof node === 'string') return [{ type: 'text', value: node }];
    return isBodyElement(node) ? treeOf(node) : [];
  });
}

function treeOf(node: BodyElement): ElementContent[] {
  const [tag, attributes, ...children] = node;
  const block = blockTrees[tag];
  const tree = block?.(node, bodyToHast);
  if (tree) return tree;
  if (tag === 'table') return tableWithCaption(attributes, children);
  if (tag === 'p') return paragraph(children);
  // The page has its own heading of the first level.
  return [element(tag === 'h1' ? 'h2' : tag, bodyToHast(children), propertiesOf(attributes))];
}

/** Markdown's tables have no caption: it stands above. */
function tableWithCaption(attributes: BodyElement[1], children: readonly BodyNode[]): ElementContent[] {
  const isCaption = (child: BodyNode) => isBodyElement(child) && child[0] === 'caption';
  const captions = children.filter(isCaption) as BodyElement[];
  const rest = children.filter((child) => !isCaption(child));
  return [
    ...captions.map(([, , ...words]) => caption(...bodyToHast(words))),
    element('table', bodyToHast(rest), propertiesOf(attributes)),
  ];
}

/** A picture alone in its paragraph has its title as its caption, as on the page. */
function paragraph(children: readonly BodyNode[]): ElementContent[] {
  const [only] = children;
  const content = bodyToHast(children);
  if (children.length !== 1 || !only || !isBodyElement(only) || only[0] !== 'img' || !only[1].title)
    return [element('p', content)];
  const { title, ...rest } = only[1];
  return [element('p', [element('img', [], propertiesOf(rest))]), caption(String(title))];
}

const propertyNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  'data-footnote-ref': 'dataFootnoteRef',
  'data-footnote-backref': 'dataFootnoteBackref',
  'data-footnotes': 'dataFootnotes',
};

function propertiesOf(attributes: BodyElement[1]): Properties {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      propertyNames[name] ?? name,
      // The attribute alone ticks a box, whatever its value.
      name === 'checked' ? true : (value as Properties[string]),
    ]),
  );
}
