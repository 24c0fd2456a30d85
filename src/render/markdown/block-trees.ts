// What each block of the catalogue is in Markdown's own words. Blocks with facts are plain tables and lists already.
import type { ElementContent } from 'hast';
import { textProp } from '#features/prose/block-props.ts';
import { takeTabs } from '#features/prose/compound-blocks.ts';
import type { BlockName, FactBlock } from '#schema/blocks.ts';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';
import { blockSlots } from './block-slots.ts';
import { callout } from './callout-tree.ts';
import { codeTree } from './code-tree.ts';
import { caption, element, label } from './hast.ts';
import { questionTree } from './question-tree.ts';

/** The elements of a node; null when the node is no block after all. */
export type BlockTree = (node: BodyElement, toTree: ToTree) => ElementContent[] | null;
type ToTree = (nodes: readonly BodyNode[]) => ElementContent[];

type DrawnBlock = Exclude<BlockName, FactBlock | 'code-file' | 'quality'>;

const trees: Record<DrawnBlock | 'code-block', BlockTree> = {
  'code-block': (node) => codeTree(node),
  note: callout('NOTE', 'Note'),
  tip: callout('TIP', 'Tip'),
  warning: callout('WARNING', 'Warning'),
  danger: callout('CAUTION', 'Danger'),
  quest: callout('NOTE', 'Quest'),
  question: questionTree,
  card: (node, toTree) => [element('ul', [card(node, toTree)])],
  'card-group': cardGroup,
  steps: (node, toTree) => toTree(contentOf(node)),
  details(node, toTree) {
    const isOwnHtml = contentOf(node).some((child) => isBodyElement(child) && child[0] === 'summary');
    return isOwnHtml ? null : [label(textProp(node[1].summary) ?? 'Details'), ...toTree(contentOf(node))];
  },
  'wrong-right'(node, toTree) {
    const { wrong = [], right = [], default: rest = [] } = blockSlots(node);
    return [label('Wrong'), ...toTree(wrong), label('Right'), ...toTree(right), ...toTree(rest)];
  },
  tabs(node, toTree) {
    const { tabs, rest } = takeTabs(node);
    return [
      ...tabs.flatMap((tab) => [label(tab.label), ...tabContent(tab.nodes, tab.label, toTree)]),
      ...toTree(rest),
    ];
  },
  tab(node, toTree) {
    const name = textProp(node[1].label);
    return [...(name ? [label(name)] : []), ...toTree(contentOf(node))];
  },
  figure(node, toTree) {
    const words = node[1].caption;
    return words === undefined ? null : [...toTree(contentOf(node)), caption(textProp(words) ?? '')];
  },
  badge: (node, toTree) => [element('span', toTree(contentOf(node)))],
  kbd: (node, toTree) => {
    const value = textProp(node[1].value);
    return [element('kbd', value ? [value] : toTree(contentOf(node)))];
  },
};

/** The same by any name; an element that is no block has none. */
export const blockTrees: Readonly<Record<string, BlockTree | undefined>> = Object.assign(
  Object.create(null),
  trees,
);

function contentOf(node: BodyElement): BodyNode[] {
  return node.slice(2) as BodyNode[];
}

/** A piece of code that is named like its tab need not say so twice. */
function tabContent(nodes: readonly BodyNode[], name: string, toTree: ToTree): ElementContent[] {
  return nodes.flatMap((node) => {
    const isSame =
      isBodyElement(node) && node[0] === 'code-block' && name === (node[1].title ?? node[1].file);
    return isSame ? codeTree(node, true) : toTree([node]);
  });
}

/** Cards are entries of a list; what stands between them is kept behind it. */
function cardGroup(node: BodyElement, toTree: ToTree): ElementContent[] {
  const isCard = (child: BodyNode): child is BodyElement => isBodyElement(child) && child[0] === 'card';
  const cards = contentOf(node).filter(isCard);
  const rest = contentOf(node).filter((child) => !isCard(child));
  return [
    ...(cards.length > 0
      ? [
          element(
            'ul',
            cards.map((child) => card(child, toTree)),
          ),
        ]
      : []),
    ...toTree(rest),
  ];
}

function card(node: BodyElement, toTree: ToTree) {
  const title = textProp(node[1].title);
  const to = textProp(node[1].to);
  const name = title && (to ? element('a', [title], { href: to }) : title);
  return element('li', [...(name ? [label(name)] : []), ...toTree(contentOf(node))]);
}
