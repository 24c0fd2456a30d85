// Converts the body of a page to a Markdown tree. Libraries that start from HTML were measured: decision 22.

import type { Nodes, PhrasingContent } from 'mdast';
import { caption } from '#blocks/markdown-form.ts';
import { decodeAddress } from '#lib/address/decode-address.ts';
import { type BodyElement, type BodyNode, bodyText, isBodyElement } from '#schema/page/body.ts';
import { expandBlock } from './blocks.ts';
import {
  type AddressOf,
  type Conversion,
  elementsIn,
  flowOf,
  type Handler,
  htmlTag,
  lineOf,
} from './conversion.ts';
import { description, item, list } from './list-handlers.ts';
import { table } from './table-handler.ts';

/** The conversion of one page, whose links and pictures are resolved by `addressOf`. */
export function createConversion(addressOf: AddressOf): Conversion {
  const conversion: Conversion = {
    addressOf,
    all: (nodes) => nodes.flatMap(convert),
    flow: (nodes) => flowOf(nodes.flatMap(convert)),
    line: (nodes) => lineOf(nodes.flatMap(convert)),
  };
  function convert(node: BodyNode): Nodes[] {
    if (typeof node === 'string') return [{ type: 'text', value: withSingleSpaces(node) }];
    if (!isBodyElement(node)) return [];
    const elements = expandBlock(node);
    if (elements) return conversion.all(elements);
    const [tag, , ...children] = node;
    const handler = handlers.get(tag);
    if (handler) return handler(node, conversion);
    return flowTags.has(tag) ? conversion.flow(children) : conversion.all(children);
  }
  return conversion;
}

/** Elements represented only by their content, but as separate blocks. */
const flowTags: ReadonlySet<string> = new Set(
  'address article aside details div fieldset figcaption figure footer form header hgroup legend main nav'.split(
    ' ',
  ),
);

const handlerByTag: Record<string, Handler> = {
  p: paragraph,
  // The page's own heading is the only one of level one.
  h1: heading(2),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  em: mark('emphasis'),
  i: mark('emphasis'),
  mark: mark('emphasis'),
  u: mark('emphasis'),
  strong: mark('strong'),
  b: mark('strong'),
  del: mark('delete'),
  s: mark('delete'),
  code: inlineCode,
  kbd: inlineCode,
  samp: inlineCode,
  var: inlineCode,
  tt: inlineCode,
  br: () => [{ type: 'break' }],
  hr: () => [{ type: 'thematicBreak' }],
  ul: list,
  ol: list,
  menu: list,
  li: item,
  dl: description,
  table,
  sup: (node, conversion) => footnoteReference(node) ?? inTags(node, conversion),
  sub: inTags,
  section: (node, conversion) => footnotes(node, conversion) ?? conversion.flow(contentOf(node)),
  audio: media('Audio'),
  video: media('Video'),
  input: () => [],
  pre: (node) => [
    { type: 'code', lang: node[1].language ? String(node[1].language) : null, value: bodyText(node) },
  ],
  blockquote([, { alert }, ...children], { flow }) {
    const sign = alert === undefined ? [] : [{ type: 'html', value: `[!${alert}]` } as const];
    return [{ type: 'blockquote', children: [...sign, ...flow(children)] }];
  },
  summary: ([, , ...children], { line }) => [
    { type: 'paragraph', children: [{ type: 'strong', children: line(children) }] },
  ],
  q: ([, , ...children], { all }) => [
    { type: 'text', value: '"' },
    ...all(children),
    { type: 'text', value: '"' },
  ],
  a([, attributes, ...children], { line, addressOf }) {
    if (attributes['data-footnote-backref'] !== undefined) return [];
    const content = line(children);
    if (!attributes.href || content.length === 0) return content;
    return [{ type: 'link', url: addressOf(String(attributes.href)), children: content }];
  },
  // A picture without alt text is decorative.
  img: ([, { src, alt }], { addressOf }) =>
    alt && src ? [{ type: 'image', url: addressOf(String(src)), alt: String(alt) }] : [],
};

/** A map, so that inherited object properties are not taken for tags. */
const handlers: ReadonlyMap<string, Handler> = new Map(Object.entries(handlerByTag));

/** A picture alone in its paragraph gets its title as a caption, as on the page. */
function paragraph([, , ...children]: BodyElement, { flow }: Conversion): Nodes[] {
  const [only] = children;
  const isPicture = children.length === 1 && only && isBodyElement(only) && only[0] === 'img';
  const title = isPicture ? only[1].title : null;
  return title ? [...flow(children), ...flow([caption(String(title))])] : flow(children);
}

function heading(depth: 2 | 3 | 4 | 5 | 6): Handler {
  return ([, , ...children], { line }) => [{ type: 'heading', depth, children: line(children) }];
}

/** Empty emphasis would be shown as its markers. */
function mark(type: 'delete' | 'emphasis' | 'strong'): Handler {
  return ([, , ...children], { line }) => {
    const content = line(children);
    return content.length > 0
      ? [...spaceAt(/^\s/, children[0]), { type, children: content }, ...spaceAt(/\s$/, children.at(-1))]
      : [];
  };
}

/** A space at the edge of emphasised text must be outside the markers. */
function spaceAt(edge: RegExp, node: BodyNode | undefined): PhrasingContent[] {
  return typeof node === 'string' && edge.test(node) ? [{ type: 'text', value: ' ' }] : [];
}

function inlineCode(node: BodyElement): Nodes[] {
  const value = withSingleSpaces(bodyText(node));
  return value.trim() === '' ? [] : [{ type: 'inlineCode', value }];
}

/** Markdown has no syntax for superscript and subscript. */
function inTags([tag, , ...children]: BodyElement, { all }: Conversion): Nodes[] {
  return [htmlTag(`<${tag}>`), ...all(children), htmlTag(`</${tag}>`)];
}

/** Videos and sounds become links. */
function media(word: string): Handler {
  return (node, { addressOf }) => {
    const source = node[1].src ?? elementsIn(node, 'source')[0]?.[1].src;
    if (!source) return [];
    return [{ type: 'link', url: addressOf(String(source)), children: [{ type: 'text', value: word }] }];
  };
}

/**
 * On the page a footnote is a number that links to a list at its end; in Markdown it is a name and its
 * definition. Null for superscript that is not a reference.
 */
function footnoteReference([, , link]: BodyElement): Nodes[] | null {
  if (!link || !isBodyElement(link) || link[1]['data-footnote-ref'] === undefined) return null;
  const identifier = footnoteName(link[1].href);
  return [{ type: 'footnoteReference', identifier, label: identifier }];
}

/** Null for any other section. */
function footnotes(section: BodyElement, { flow }: Conversion): Nodes[] | null {
  if (section[1]['data-footnotes'] === undefined) return null;
  return elementsIn(section, 'li').map((note) => {
    const identifier = footnoteName(note[1].id);
    return { type: 'footnoteDefinition', identifier, label: identifier, children: flow(contentOf(note)) };
  });
}

/** `#fn-one` and `fn-one` refer to the note `one`. */
function footnoteName(address: unknown): string {
  return decodeAddress(String(address).replace(/^#?fn-/, ''));
}

function contentOf([, , ...children]: BodyElement): BodyNode[] {
  return children;
}

function withSingleSpaces(text: string): string {
  // Does not match a single space, the most common case, which would only be replaced with itself.
  return text.replace(/[ \t\n\r\f]{2,}|[\t\n\r\f]/g, ' ');
}
