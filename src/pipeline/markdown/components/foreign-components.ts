// Converts components of other systems to blocks, links and plain Markdown. The result is processed again as
// if its author had written it.
import type { Nodes, PhrasingContent } from 'mdast';
import type { BlockName } from '#blocks/all/schemas.ts';
import { titleFromPath } from '#lib/title-case.ts';
import { findForeign } from '#schema/page/foreign-blocks.ts';
import { type ComponentNode, readProps } from './component-node.ts';

type Props = Readonly<Record<string, unknown>>;

/** A block under another name: its name and properties here. */
export interface AdoptedBlock {
  name: BlockName;
  props: Props;
}

/** The equivalent of a component: a block, or nodes that replace it. Null if it is unknown. */
export function adoptComponent(node: ComponentNode): AdoptedBlock | { nodes: Nodes[] } | null {
  const foreign = findForeign(node.name);
  if (!foreign) return null;
  const props = { ...readProps(node.attributes ?? {}), ...node.settings };
  if ('is' in foreign) {
    const { is, renamed = {}, defaults = {} } = foreign;
    const own = Object.entries(props).map(([name, value]) => [renamed[name] ?? name, value]);
    const name = is === 'note' ? calloutKind(props) : is;
    return { name, props: { ...defaults, ...Object.fromEntries(own) } };
  }
  switch (foreign.becomes) {
    case 'content':
      return { nodes: contentOf(node) };
    case 'link':
      return { nodes: linkOf(node, props, []) };
    case 'button': {
      const isLoud = props.variant === undefined || props.variant === 'solid';
      return { nodes: linkOf(node, props, isLoud ? ['button'] : ['button', 'button-quiet']) };
    }
    case 'read-more':
      return { nodes: [readMore(node, props)] };
    case 'field':
      return { nodes: [terms(termOf(node))] };
    case 'field-group':
      return { nodes: fieldGroup(node) };
    case 'code-preview':
      return { nodes: codePreview(node) };
  }
}

/** The content of a component. Its slots have no meaning outside it. */
export function contentOf({ children }: ComponentNode): Nodes[] {
  return children.flatMap((child) => (isPart(child) ? asComponent(child).children : [child]));
}

/**
 * The inline text of a component, and its other content. A paragraph around inline text would end that text.
 */
export function splitWords(node: ComponentNode): { words: PhrasingContent[]; rest: Nodes[] } {
  if (node.type === 'textComponent') return { words: node.children as PhrasingContent[], rest: [] };
  const words: PhrasingContent[] = [];
  const rest: Nodes[] = [];
  for (const child of contentOf(node))
    if (child.type === 'paragraph') words.push(...(words.length > 0 ? [text(' ')] : []), ...child.children);
    else rest.push(child);
  return { words, rest };
}

/** The kind of a callout, which is set by one of two properties. */
const kinds: Readonly<Record<string, BlockName>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
  caution: 'danger',
};

function calloutKind({ type, color }: Props): BlockName {
  return kinds[String(type)] ?? kinds[String(color)] ?? 'note';
}

/** Without an address, a link becomes its text. */
function linkOf(node: ComponentNode, props: Props, className: string[]): Nodes[] {
  const { words, rest } = splitWords(node);
  const shown = words.length > 0 ? words : [text(textOf(props.label) ?? '')];
  const url = textOf(props.to) ?? textOf(props.href);
  const icon = textOf(props.icon);
  const link = {
    type: 'link',
    url,
    title: null,
    children: [...(icon ? [component('icon', { name: icon })] : []), ...shown],
    data: {
      hProperties: {
        ...(className.length > 0 && { className }),
        ...(props.target === '_blank' && { target: '_blank' }),
      },
    },
    position: node.position,
  } as unknown as PhrasingContent;
  const content = url === null ? shown : [link];
  return node.type === 'textComponent' && !node.isLone ? content : [paragraph(content), ...rest];
}

/** A "read more" link: a card on its own lines, a link within a sentence. */
function readMore(node: ComponentNode, props: Props): Nodes {
  const url = textOf(props.to) ?? '';
  const title = textOf(props.title) ?? (titleFromPath(url) || url);
  if (node.type === 'textComponent' && !node.isLone)
    return { type: 'link', url, title: null, children: [text(title)] };
  const isPlain = textOf(props.icon) === null;
  const icon = isPlain ? 'i-lucide-book-open' : props.icon;
  const card = { title: `Read more: ${title}`, icon, to: url };
  return block('card', card, splitWords(node), node);
}

/** The preview in a frame, followed by its code. */
function codePreview(node: ComponentNode): Nodes[] {
  const isCode = (child: Nodes) => isPart(child) && asComponent(child).name === 'code';
  const shown = node.children.filter((child) => !isCode(child));
  const code = node.children.filter(isCode).flatMap((child) => asComponent(child).children);
  const frame = { ...node, name: 'card', attributes: {}, settings: {}, children: shown };
  return [{ ...frame, children: contentOf(frame) } as unknown as Nodes, ...code];
}

/** The fields of a group become one list; other content follows it. */
function fieldGroup(node: ComponentNode): Nodes[] {
  const isField = (child: Nodes) => /^(?:prose-)?field$/.test(asComponent(child).name ?? '');
  const content = contentOf(node);
  const fields = content.filter(isField).flatMap((child) => termOf(asComponent(child)));
  const others = content.filter((child) => !isField(child));
  return [...(fields.length > 0 ? [terms(fields)] : []), ...others];
}

/** A name with its type and description. */
function termOf(node: ComponentNode): Nodes[] {
  const props = { ...readProps(node.attributes ?? {}), ...node.settings };
  const name = textOf(props.name);
  const type = textOf(props.type);
  const isRequired = props.required === true || props.required === 'true';
  const term = [
    ...(name ? [{ type: 'inlineCode', value: name }] : []),
    ...(type ? [text(' '), element('em', [text(type)])] : []),
    ...(isRequired ? [text(' '), component('badge', { color: 'warning' }, [text('required')])] : []),
  ];
  const description = textOf(props.description);
  const about = [...(description ? [paragraph([text(description)])] : []), ...contentOf(node)];
  return [element('dt', term as Nodes[]), element('dd', about)];
}

function terms(children: Nodes[]): Nodes {
  return element('dl', children);
}

function isPart(node: Nodes): boolean {
  return (node.type as string) === 'componentContainerSection';
}

function asComponent(node: Nodes): ComponentNode {
  return node as unknown as ComponentNode;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function paragraph(children: PhrasingContent[]): Nodes {
  return { type: 'paragraph', children };
}

/** An element without a Markdown equivalent. */
function element(hName: string, children: Nodes[]): Nodes {
  return { type: 'element', data: { hName }, children } as unknown as Nodes;
}

function component(name: BlockName, attributes: Props, children: PhrasingContent[] = []): PhrasingContent {
  return { type: 'textComponent', name, attributes, children } as unknown as PhrasingContent;
}

function block(
  name: BlockName,
  attributes: Props,
  { words, rest }: ReturnType<typeof splitWords>,
  { position }: ComponentNode,
): Nodes {
  const children = [...(words.length > 0 ? [paragraph(words)] : []), ...rest];
  return { type: 'containerComponent', name, attributes, children, position } as unknown as Nodes;
}
