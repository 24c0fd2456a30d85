// MDC components → plain elements with the component's name and properties as attributes, so that they pass
// unharmed through the HTML parser and the sanitiser and cannot be confused with an author's own HTML.
import { randomBytes } from 'node:crypto';
import type { Nodes, Root } from 'mdast';
import { nearestWord } from '#lib/nearest-word.ts';
import { blocks, findBlock } from '#schema/blocks.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walk } from './walk.ts';

interface ComponentNode {
  type: 'containerComponent' | 'leafComponent' | 'textComponent' | 'componentContainerSection';
  name: string;
  attributes?: Record<string, unknown>;
  fmAttributes?: Record<string, unknown>;
  children: Nodes[];
  data?: Record<string, unknown>;
  position?: { start: { line: number; offset?: number }; end: { offset?: number } };
}

/** Different in every process, so that an author's own HTML cannot use the attributes below. */
const secret = randomBytes(6).toString('hex');
export const componentProperty = `dataComponent${secret}`;
export const propsProperty = `dataProps${secret}`;
export const slotProperty = `dataSlot${secret}`;
export const codeProperty = `dataCode${secret}`;

/** Marks every known block for the HTML tree, and reports and unwraps unknown ones. */
export function markComponents(tree: Root, source: string, context: DocumentContext): void {
  walk<ComponentNode>(tree, (node, index, siblings) => {
    if (node.type === 'componentContainerSection') {
      node.data = { hName: 'div', hProperties: { [slotProperty]: node.name } };
      return undefined;
    }
    const isText = node.type === 'textComponent';
    if (!isText && node.type !== 'containerComponent' && node.type !== 'leafComponent') {
      copyAttributes(node);
      return undefined;
    }
    if (isText && node.name === 'span') return restoreBrackets(node, index, siblings);

    const name = findBlock(node.name);
    if (name) {
      const props = { ...readProps(node.attributes ?? {}), ...node.fmAttributes };
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
    const meant = nearestWord(node.name, Object.keys(blocks));
    const advice = meant
      ? `Did you mean "${meant}"?`
      : 'Its text is shown without it; content/README.md lists the blocks.';
    context.report('block-unknown', lineOf(node), `There is no block named "${node.name}". ${advice}`);
    return keepText(node, source, index, siblings);
  });
}

/** Replaces an unknown component by its content or, if it has none, by what the author typed. */
function keepText(node: ComponentNode, source: string, index: number, siblings: unknown[]): number {
  const written = source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  // The slots of an unknown block have no meaning either.
  const children = node.children.flatMap((child) =>
    (child.type as string) === 'componentContainerSection'
      ? (child as unknown as ComponentNode).children
      : [child],
  );
  const kept =
    children.length > 0 ? children : node.type === 'textComponent' ? [{ type: 'text', value: written }] : [];
  siblings.splice(index, 1, ...kept);
  return index;
}

/** `[1]{}` and `[1]{oops` have no attributes after all: they are text. */
function restoreBrackets(node: ComponentNode, index: number, siblings: unknown[]): number | undefined {
  const attributes = node.attributes ?? {};
  if (Object.keys(attributes).length > 0) {
    node.data = { hName: 'span', hProperties: htmlProperties(attributes) };
    return undefined;
  }
  siblings.splice(index, 1, { type: 'text', value: '[' }, ...node.children, {
    type: 'text',
    value: ']',
  });
  return index + 1;
}

/** `[link](/a){target="_blank"}`: attributes on Markdown's own elements. */
function copyAttributes(node: ComponentNode): void {
  if (!node.attributes || Object.keys(node.attributes).length === 0) return;
  node.data = {
    ...node.data,
    hProperties: { ...(node.data?.hProperties as object), ...htmlProperties(node.attributes) },
  };
}

function htmlProperties(attributes: Record<string, unknown>): Record<string, unknown> {
  const { class: className, ...rest } = readProps(attributes);
  return typeof className === 'string' ? { ...rest, className: className.split(/\s+/) } : rest;
}

/** `:count="3"` is a value, `count="3"` is text. */
function readProps(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => {
      if (!key.startsWith(':') || typeof value !== 'string') return [key, value];
      try {
        return [key.slice(1), JSON.parse(value)];
      } catch {
        return [key.slice(1), value];
      }
    }),
  );
}

function isCalloutKind(kind: unknown): kind is string {
  return kind === 'tip' || kind === 'warning' || kind === 'danger' || kind === 'note';
}
