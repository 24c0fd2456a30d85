// MDC components → plain elements with the component's name and properties as attributes, so that they pass
// unharmed through the HTML parser and the sanitiser and cannot be confused with an author's own HTML.
import { randomBytes } from 'node:crypto';
import type { Root } from 'mdast';
import { nearestWord } from '#lib/nearest-word.ts';
import { blocks, findBlock } from '#schema/page/blocks.ts';
import { checkProperties } from './block-properties.ts';
import { type ComponentNode, readProps } from './component-node.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { htmlProperties, isHtmlComponent, makeElement } from './html-components.ts';
import { walk } from './walk.ts';

/** Different in every process, so that an author's own HTML cannot use the attributes below. */
const secret = randomBytes(6).toString('hex');
export const componentProperty = `dataComponent${secret}`;
export const propsProperty = `dataProps${secret}`;
export const slotProperty = `dataSlot${secret}`;
export const codeProperty = `dataCode${secret}`;

/**
 * Marks every known block for the HTML tree, and reports and unwraps unknown ones. Returns whether some are elements of
 * HTML, which the HTML parser must see.
 */
export function markComponents(tree: Root, context: DocumentContext): boolean {
  let hasHtml = false;
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

    const name = findBlock(node.name);
    if (name) {
      const props = { ...readProps(node.attributes ?? {}), ...node.settings };
      checkProperties(node, name, props, context);
      if (name === 'note' && node.name !== name && isCalloutKind(props.type)) node.name = props.type;
      node.data = {
        hName: isText ? 'span' : 'div',
        hProperties: {
          [componentProperty]: findBlock(node.name) ?? name,
          [propsProperty]: JSON.stringify(props),
        },
      };
      return undefined;
    }
    if (isHtmlComponent(node)) {
      hasHtml = true;
      makeElement(node, index, siblings);
      return undefined;
    }
    const meant = nearestWord(node.name, Object.keys(blocks));
    const advice = meant
      ? `Did you mean "${meant}"?`
      : 'Its text is shown without it; content/README.md lists the blocks.';
    context.report('block-unknown', lineOf(node), `There is no block named "${node.name}". ${advice}`);
    return keepText(node, index, siblings);
  });
  return hasHtml;
}

/** Replaces an unknown component by its content or, if it has none, by what the author typed. */
function keepText(node: ComponentNode, index: number, siblings: unknown[]): number {
  // The slots of an unknown block have no meaning either.
  const children = node.children.flatMap((child) =>
    (child.type as string) === 'componentContainerSection'
      ? (child as unknown as ComponentNode).children
      : [child],
  );
  const typed = node.written === undefined ? [] : [{ type: 'text', value: node.written }];
  const kept = children.length > 0 ? children : typed;
  siblings.splice(index, 1, ...kept);
  return index;
}

/** `[link](/a){target="_blank"}`: attributes on Markdown's own elements and on spans. */
function copyAttributes(node: ComponentNode): void {
  if (!node.attributes || Object.keys(node.attributes).length === 0) return;
  node.data = {
    ...node.data,
    ...(node.type === 'textComponent' && { hName: 'span' }),
    hProperties: { ...(node.data?.hProperties as object), ...htmlProperties(readProps(node.attributes)) },
  };
}

function isCalloutKind(kind: unknown): kind is string {
  return kind === 'tip' || kind === 'warning' || kind === 'danger' || kind === 'note';
}
