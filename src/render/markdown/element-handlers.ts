// The nodes of each element that Markdown has a word for.
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { PhrasingContent } from 'mdast';
import { footnoteReference, footnotes } from './footnote-handlers.ts';
import { elementsIn } from './hast.ts';
import { htmlTag } from './inline-nodes.ts';
import { description, item, list } from './list-handlers.ts';
import { table } from './table-handler.ts';
import type { Handler } from './to-mdast.ts';

const inlineCode: Handler = (node) => {
  const value = textOf(node).replace(/[ \t\n\r\f]+/g, ' ');
  return value.trim() === '' ? [] : [{ type: 'inlineCode', value }];
};

/** Emphasis around nothing would be read as its signs. */
function mark(type: 'delete' | 'emphasis' | 'strong'): Handler {
  return ({ children }, { line }) => {
    const content = line(children);
    return content.length > 0
      ? [...edge(children[0], 'start'), { type, children: content }, ...edge(children.at(-1), 'end')]
      : [];
  };
}

/** A space at the edge of a marked piece belongs outside of it. */
function edge(node: Element['children'][number] | undefined, side: 'start' | 'end'): PhrasingContent[] {
  if (node?.type !== 'text') return [];
  return (side === 'start' ? /^\s/ : /\s$/).test(node.value) ? [{ type: 'text', value: ' ' }] : [];
}

function heading(depth: 1 | 2 | 3 | 4 | 5 | 6): Handler {
  return ({ children }, { line }) => [{ type: 'heading', depth, children: line(children) }];
}

/** Markdown has no word for raised and lowered text. */
function inTags(tag: string): Handler {
  return ({ children }, { all }) => [htmlTag(`<${tag}>`), ...all(children), htmlTag(`</${tag}>`)];
}

/** A film or a sound is a link to it. */
function media(word: string): Handler {
  return (node, { addressOf }) => {
    const source = node.properties.src ?? elementsIn(node, 'source')[0]?.properties.src;
    if (!source) return [];
    return [{ type: 'link', url: addressOf(String(source)), children: [{ type: 'text', value: word }] }];
  };
}

const handlers: Readonly<Record<string, Handler>> = {
  p: ({ children }, { flow }) => flow(children),
  h1: heading(1),
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
  sup: (node, conversion) => footnoteReference(node) ?? inTags('sup')(node, conversion),
  sub: inTags('sub'),
  section: (node, conversion) => footnotes(node, conversion) ?? conversion.flow(node.children),
  audio: media('Audio'),
  video: media('Video'),
  input: () => [],
  pre(node) {
    const { language } = node.properties;
    return [{ type: 'code', lang: language ? String(language) : null, value: textOf(node) }];
  },
  blockquote({ properties, children }, { flow }) {
    const alert =
      properties.alert === undefined ? [] : [{ type: 'html' as const, value: `[!${properties.alert}]` }];
    return [{ type: 'blockquote', children: [...alert, ...flow(children)] }];
  },
  summary: ({ children }, { line }) => [
    { type: 'paragraph', children: [{ type: 'strong', children: line(children) }] },
  ],
  q: ({ children }, { all }) => [
    { type: 'text', value: '"' },
    ...all(children),
    { type: 'text', value: '"' },
  ],
  a({ properties, children }, { line, addressOf }) {
    if (properties.dataFootnoteBackref !== undefined) return [];
    const content = line(children);
    if (!properties.href || content.length === 0) return content;
    return [{ type: 'link', url: addressOf(String(properties.href)), children: content }];
  },
  img({ properties: { src, alt } }, { addressOf }) {
    // Without words it is decoration.
    return alt && src ? [{ type: 'image', url: addressOf(String(src)), alt: String(alt) }] : [];
  },
};

/** The handler of an element by its name; none for one that is only its content. */
export const elementHandlers: Readonly<Record<string, Handler | undefined>> = Object.assign(
  Object.create(null),
  handlers,
);
