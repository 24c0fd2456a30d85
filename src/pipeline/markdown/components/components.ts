// Converts MDC components to plain elements with the component's name and properties as attributes, so that
// they pass through the HTML parser and the sanitiser unchanged and cannot be confused with an author's own
// HTML.
import type { Root } from 'mdast';
import { type BlockName, blocks, findBlock } from '#blocks/all/schemas.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { type DocumentContext, lineOf } from '../context.ts';
import { foreignAdvice } from '../foreign-syntax.ts';
import { walk } from '../walk.ts';
import { ItemLists } from './block-items.ts';
import { checkProperties } from './block-properties.ts';
import {
  type ComponentNode,
  componentProperty,
  propsProperty,
  readProps,
  slotProperty,
} from './component-node.ts';
import { adoptComponent, contentOf, splitWords } from './foreign-components.ts';
import { htmlProperties, isHtmlComponent, makeElement } from './html-components.ts';
import { OwnBlocks } from './own-blocks.ts';

/**
 * Marks every known block for the HTML tree, and reports and unwraps unknown ones. Returns whether some are
 * HTML elements, which the HTML parser must process.
 */
export function markComponents(tree: Root, context: DocumentContext): boolean {
  let hasHtml = false;
  const told = new Set<string>();
  const own = new OwnBlocks(context);
  const lists = new ItemLists();
  walk<ComponentNode>(tree, (node, index, siblings) => {
    if (node.type === 'componentContainerSection') {
      node.data = { hName: 'div', hProperties: { [slotProperty]: node.name } };
      return undefined;
    }
    const isText = node.type === 'textComponent';
    if ((!isText && node.type !== 'containerComponent') || (isText && node.name === 'span')) {
      copyAttributes(node);
      return undefined;
    }

    lists.expand(node);
    const adopted = adoptComponent(node);
    if (adopted && 'nodes' in adopted) {
      siblings.splice(index, 1, ...adopted.nodes);
      return index;
    }
    const name = adopted?.name ?? findBlock(node.name);
    if (name) {
      const props = adopted?.props ?? { ...readProps(node.attributes ?? {}), ...node.settings };
      checkProperties(node, name, props, context);
      if (!isText && blocks[name].isInline) {
        const { words, rest } = splitWords(node);
        const inner: ComponentNode = { ...node, type: 'textComponent', children: words };
        siblings.splice(index, 1, { type: 'paragraph', children: [inner] }, ...rest);
        markBlock(inner, name, props);
        return undefined;
      }
      markBlock(node, name, props);
      return undefined;
    }
    if (isHtmlComponent(node)) {
      hasHtml = true;
      makeElement(node, index, siblings);
      return undefined;
    }
    const filled = own.fill(node);
    if (filled) {
      hasHtml = true;
      siblings.splice(index, 1, ...filled);
      return index;
    }
    reportUnknown(node, told, context);
    return keepText(node, index, siblings);
  });
  return hasHtml;
}

/** Stores the name and properties of a block for the HTML tree. */
function markBlock(node: ComponentNode, name: BlockName, props: Readonly<Record<string, unknown>>): void {
  const { words, props: others } = takeWords(name, props);
  if (words && name !== 'badge')
    node.children.unshift({ type: 'paragraph', children: [{ type: 'text', value: words }] });
  else if (words && node.children.length === 0) node.children.push({ type: 'text', value: words });
  node.data = {
    hName: node.type === 'textComponent' ? 'span' : 'div',
    hProperties: { [componentProperty]: name, [propsProperty]: JSON.stringify(others) },
  };
}

/**
 * Some blocks accept their text as a property: the `label` of a badge, the `description` of callouts and
 * cards.
 */
function takeWords(
  name: BlockName,
  props: Readonly<Record<string, unknown>>,
): { words: string | null; props: Readonly<Record<string, unknown>> } {
  const known: readonly string[] = blocks[name].props;
  const key = name === 'badge' ? 'label' : 'description';
  const { [key]: words, ...others } = props;
  // A property that names an icon is always called `icon`.
  if (name === 'icon') return { words: null, props: { icon: props.name } };
  return known.includes(key) && typeof words === 'string' ? { words, props: others } : { words: null, props };
}

/** Typos are reported one by one; a name that resembles nothing is reported once per page. */
function reportUnknown(node: ComponentNode, told: Set<string>, context: DocumentContext): void {
  const foreign = foreignAdvice(node.name);
  if (foreign) {
    context.report('foreign-syntax', lineOf(node), foreign);
    return;
  }
  const meant = nearestWord(node.name, Object.keys(blocks));
  if (!meant && told.has(node.name)) return;
  told.add(node.name);
  const advice = meant
    ? `Did you mean "${meant}"?`
    : `${node.children.length > 0 ? 'Its text is shown without it' : 'It is shown as you typed it'}; the manual lists the blocks (npx plinth help says where it is).`;
  context.report('block-unknown', lineOf(node), `There is no block named "${node.name}". ${advice}`);
}

/** Replaces an unknown component with its content or, if it has none, with its source text. */
function keepText(node: ComponentNode, index: number, siblings: unknown[]): number {
  const content = contentOf(node);
  const typed = node.written === undefined ? [] : [{ type: 'text', value: node.written }];
  siblings.splice(index, 1, ...(content.length > 0 ? content : typed));
  return index;
}

/** `[link](/a){target="_blank"}`: attributes on Markdown elements and on spans. */
function copyAttributes(node: ComponentNode): void {
  if (!node.attributes || Object.keys(node.attributes).length === 0) return;
  node.data = {
    ...node.data,
    ...(node.type === 'textComponent' && { hName: 'span' }),
    hProperties: { ...(node.data?.hProperties as object), ...htmlProperties(readProps(node.attributes)) },
  };
}
