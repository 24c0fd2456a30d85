// Converts the parser's flat list of tokens to the tree used by all later steps (mdast, with MDC nodes).
// Every node has its line.
import MarkdownIt, { type Token } from 'markdown-it';
import type { AlignType, Root } from 'mdast';
import type { BlockMeta } from './blocks.ts';
import type { ComponentMeta } from './components.ts';
import { footnoteId } from './footnotes.ts';

interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  attributes?: Record<string, unknown>;
  align?: AlignType[];
  spread?: boolean;
  position?: Position;
  [field: string]: unknown;
}

interface Position {
  start: Point;
  end: Point;
}

interface Point {
  line: number;
  column: number;
  offset: number;
}

const { unescapeAll } = new MarkdownIt().utils;

/** The node for each type of token. Tokens in neither of the tables have no node of their own. */
const nodes: Record<string, (token: Token) => TreeNode> = {
  paragraph_open: () => ({ type: 'paragraph' }),
  heading_open: ({ tag }) => ({ type: 'heading', depth: Number(tag.slice(1)) }),
  blockquote_open: () => ({ type: 'blockquote' }),
  bullet_list_open: () => ({ type: 'list', ordered: false, start: null, spread: false }),
  ordered_list_open: (token) => ({
    type: 'list',
    ordered: true,
    start: Number(token.attrGet('start') ?? 1),
    spread: false,
  }),
  list_item_open: ({ meta }) => ({ type: 'listItem', spread: false, checked: meta?.isChecked ?? null }),
  table_open: () => ({ type: 'table', align: [] }),
  tr_open: () => ({ type: 'tableRow' }),
  th_open: () => ({ type: 'tableCell' }),
  td_open: () => ({ type: 'tableCell' }),
  footnote_open: ({ meta }) => ({ type: 'footnoteDefinition', ...footnote(String(meta?.name)) }),
  block_open: ({ tag, meta }) => {
    const { attributes, settings, missingEnd } = meta as unknown as BlockMeta;
    const rawSettings = settings === null ? {} : { rawSettings: settings };
    const unclosed = missingEnd === null ? {} : { missingEnd };
    return { type: 'containerComponent', name: tag, attributes, ...rawSettings, ...unclosed };
  },
  slot_open: ({ tag, meta }) => ({ type: 'componentContainerSection', name: tag, ...meta }),
  hr: () => ({ type: 'thematicBreak' }),
  html_block: ({ content }) => ({ type: 'html', value: withoutLastBreak(content) }),
  code_block: ({ content }) => ({ type: 'code', lang: null, meta: null, value: withoutLastBreak(content) }),
  fence: (token) => {
    const [lang = '', meta = ''] = unescapeAll(token.info)
      .trim()
      .split(/\s+(.*)/s);
    const unclosed = isClosedFence(token) ? {} : { missingEnd: token.markup };
    const value = withoutLastBreak(token.content);
    return { type: 'code', lang: lang || null, meta: meta || null, value, ...unclosed };
  },

  em_open: () => ({ type: 'emphasis' }),
  strong_open: () => ({ type: 'strong' }),
  s_open: () => ({ type: 'delete' }),
  link_open: (token) => ({ type: 'link', url: textOf(token, 'href') ?? '', ...titleOf(token) }),
  component_open: ({ tag, meta, block }) => ({
    type: 'textComponent',
    name: tag,
    ...meta,
    ...(block && { isLone: true }),
  }),
  hardbreak: () => ({ type: 'break' }),
  code_inline: ({ content }) => ({ type: 'inlineCode', value: content }),
  html_inline: ({ content }) => ({ type: 'html', value: content }),
  image: (token) => ({
    type: 'image',
    url: textOf(token, 'src') ?? '',
    alt: plainText(token.children ?? []),
    ...titleOf(token),
  }),
  footnote_call: ({ meta }) => ({ type: 'footnoteReference', ...footnote(String(meta?.name)) }),
};

/** Tokens for structure that the tree does not have. */
const withoutNode = /^t(?:head|body)_/;
/** Markdown elements that may be followed by attributes. */
const mayHaveAttributes = /^(?:emphasis|strong|inlineCode|link|image)$/;

export function toTree(tokens: readonly Token[], source: string): Root {
  const builder = new TreeBuilder(source);
  for (const token of tokens) builder.addBlock(token);
  return builder.root as unknown as Root;
}

class TreeBuilder {
  readonly root: TreeNode = { type: 'root', children: [] };
  readonly #open: TreeNode[] = [this.root];
  readonly #points: Point[] = [];
  /** The line of the last token that has one; the cells of a table do not. */
  #line = 0;

  constructor(source: string) {
    let offset = 0;
    for (const [index, text] of source.split('\n').entries()) {
      this.#points.push({ line: index + 1, column: 1, offset });
      offset += text.length + 1;
    }
  }

  addBlock(token: Token): void {
    if (token.map) this.#line = token.map[0];
    if (token.type === 'inline') {
      const first = this.#line;
      for (const child of token.children ?? []) this.#addInline(child, first + (child.map?.[0] ?? 0));
      return;
    }
    if (withoutNode.test(token.type)) return;
    // A list without empty lines shows the text of its items without paragraphs.
    if (token.type === 'paragraph_open' && !token.hidden) this.#markLoose();
    if (token.type === 'th_open') this.#open.at(-2)?.align?.push(alignOf(token));
    this.#add(token, this.#line, token.map ? token.map[1] - 1 : this.#line);
  }

  #addInline(token: Token, line: number): void {
    if (token.type === 'text') this.#addText(token.content, line);
    else if (token.type === 'softbreak') this.#addText('\n', line);
    else if (token.type === 'attributes') this.#addAttributes(token, line);
    else this.#add(token, line, line);
  }

  #add(token: Token, first: number, last: number): void {
    if (token.nesting === -1) {
      this.#open.pop();
      return;
    }
    const node = nodes[token.type]?.(token);
    if (!node) throw new Error(`The parser has made a token that is not known: ${token.type}.`);
    this.#append(node, first, last);
    if (token.nesting === 0) return;
    node.children = [];
    this.#open.push(node);
  }

  #addText(value: string, line: number): void {
    if (value === '') return;
    const last = this.#parent.children?.at(-1);
    if (last?.type === 'text') last.value += value;
    else this.#append({ type: 'text', value }, line, line);
  }

  /** Attributes apply to the element before them; after anything else they are plain text. */
  #addAttributes(token: Token, line: number): void {
    const { attributes, written } = token.meta as unknown as ComponentMeta;
    const last = this.#parent.children?.at(-1);
    if (last && mayHaveAttributes.test(last.type) && !last.attributes) last.attributes = attributes;
    else this.#addText(written, line);
  }

  #markLoose(): void {
    const [list, item] = this.#open.slice(-2);
    if (!list || item?.type !== 'listItem') return;
    item.spread = true;
    list.spread = true;
  }

  #append(node: TreeNode, first: number, last: number): void {
    const start = this.#points[first];
    const end = this.#points[Math.max(first, last)] ?? start;
    if (start && end) node.position = { start, end };
    this.#parent.children?.push(node);
  }

  get #parent(): TreeNode {
    return this.#open.at(-1) ?? this.root;
  }
}

function footnote(name: string): { identifier: string; label: string } {
  return { identifier: footnoteId(name).toLowerCase(), label: name };
}

/** The title of a link or picture, and whether its address comes from a definition elsewhere. */
function titleOf(token: Token): { title: string | null; isReference?: true } {
  const title = textOf(token, 'title');
  return token.meta?.label === undefined ? { title } : { title, isReference: true };
}

function alignOf(token: Token): AlignType {
  const style = textOf(token, 'style');
  return style === null ? null : (style.replace('text-align:', '') as AlignType);
}

function textOf(token: Token, attribute: string): string | null {
  const value = token.attrGet(attribute);
  return value === null ? null : String(value);
}

/** A closed fence has two lines more than its code: the opening and the closing one. */
function isClosedFence({ map, content }: Token): boolean {
  if (!map) return true;
  const codeLines = content === '' ? 0 : withoutLastBreak(content).split('\n').length;
  return map[1] - map[0] === codeLines + 2;
}

function withoutLastBreak(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** The text of an image description, without formatting. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
      if (token.type === 'image') return plainText(token.children ?? []);
      return token.type === 'attributes' ? '' : token.content;
    })
    .join('');
}
