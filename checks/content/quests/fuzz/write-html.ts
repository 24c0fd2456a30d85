// Writes a tree as HTML in one of the many ways that browsers read as the same page.
import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Random } from '#lib/random.ts';
import { type Element, isBlank, isComment, isElement, isText, type Node } from './answer-tree.ts';

export interface Writing {
  tags?: 'upper' | 'capital';
  attributes?: 'upper' | 'capital';
  quotes?: 'single' | 'none';
  /** Of attributes. */
  order?: 'other';
  /** How letters beyond ASCII, and some others, are written. */
  references?: 'named' | 'decimal' | 'hexadecimal';
  endTags?: 'optional ones left out';
  startTags?: 'optional ones left out';
  /** Of elements without content: `<br />`. */
  slash?: 'written';
  booleans?: 'empty' | 'name';
  /** In tags: `<p  class = "a" >`. */
  spaces?: 'many' | 'lines';
  lineEnds?: 'CRLF';
  doctype?: 'upper' | 'legacy';
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const raw = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'noscript']);
const booleans = new Set(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap loop multiple muted nomodule novalidate open readonly required reversed selected'.split(
    ' ',
  ),
);
/** The frame looks for files of the answer by their written names, and browsers for the encoding before they decode. */
const addresses = new Set([
  'href',
  'src',
  'srcset',
  'poster',
  'data',
  'action',
  'style',
  'charset',
  'content',
]);

const names: Readonly<Record<string, string>> = {
  é: 'eacute',
  ü: 'uuml',
  ß: 'szlig',
  ö: 'ouml',
  ä: 'auml',
  '–': 'ndash',
  '—': 'mdash',
  '’': 'rsquo',
  '“': 'ldquo',
  '”': 'rdquo',
  '×': 'times',
  '…': 'hellip',
  '€': 'euro',
  '£': 'pound',
  '/': 'sol',
  '(': 'lpar',
  ':': 'colon',
};

/** `random` decides on the order of attributes, and which letters become references. */
export function writeHtml(document: Tree.Document, random: Random, writing: Writing = {}): string {
  const text = document.childNodes.map((node) => writeNode(node, random, writing)).join('');
  return writing.lineEnds ? text.replaceAll('\n', '\r\n') : text;
}

function writeNode(node: Node, random: Random, writing: Writing): string {
  if (isElement(node)) return writeElement(node, random, writing);
  if (isComment(node)) return `<!--${node.data}-->`;
  if (isText(node)) return writeText(node.value, random, writing);
  if (writing.doctype === 'legacy') return '<!DOCTYPE html SYSTEM "about:legacy-compat">\n';
  return writing.doctype === 'upper' ? '<!DOCTYPE HTML>\n' : '<!doctype html>\n';
}

function writeElement(element: Element, random: Random, writing: Writing): string {
  const { tagName } = element;
  const isForeign = element.namespaceURI !== html.NS.HTML;
  const { tags, attributes, ...others } = writing;
  const own: Writing = isForeign ? others : writing;
  const tag = inCase(tagName, own.tags);
  const inside = contentOf(element, random, writing);
  const isStartLeftOut = writing.startTags && canLeaveOutStart(element);
  const start = isStartLeftOut ? '' : startTag(element, tag, random, own);
  if (voids.has(tagName) && !isForeign) return start;
  const isEndLeftOut = writing.endTags && canLeaveOutEnd(element);
  return `${start}${inside}${isEndLeftOut ? '' : `</${tag}${writing.spaces === 'many' ? ' ' : ''}>`}`;
}

function startTag(element: Element, tag: string, random: Random, writing: Writing): string {
  const attributes = element.attrs.map(({ name, value, prefix }) =>
    writeAttribute(prefix ? `${prefix}:${name}` : name, value, random, writing),
  );
  const ordered = writing.order ? shuffled(attributes, random) : attributes;
  const gap = writing.spaces === 'lines' ? '\n    ' : writing.spaces === 'many' ? '  ' : ' ';
  const isVoid = voids.has(element.tagName) && element.namespaceURI === html.NS.HTML;
  // After a value without quotation marks, the slash would be a part of it.
  const slash = isVoid && writing.slash ? ' /' : '';
  return `<${[tag, ...ordered].join(gap)}${slash}${writing.spaces && !slash ? ' ' : ''}>`;
}

function writeAttribute(name: string, value: string, random: Random, writing: Writing): string {
  const key = inCase(name, writing.attributes);
  const equals = writing.spaces === 'many' ? ' = ' : '=';
  if (booleans.has(name) && (value === '' || value.toLowerCase() === name)) {
    if (writing.booleans === 'name') return `${key}${equals}"${name}"`;
    return writing.booleans === 'empty' ? `${key}${equals}""` : key;
  }
  if (writing.quotes === 'none' && /^[^\s"'=<>`&]+$/.test(value)) return `${key}${equals}${value}`;
  const quote = writing.quotes === 'single' ? "'" : '"';
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
  return `${key}${equals}${quote}${addresses.has(name) ? escaped : withReferences(escaped, random, writing)}${quote}`;
}

function contentOf(element: Element, random: Random, writing: Writing): string {
  const { tagName, childNodes } = element;
  if (raw.has(tagName)) return childNodes.map((child) => (isText(child) ? child.value : '')).join('');
  const children = 'content' in element ? (element as Tree.Template).content.childNodes : childNodes;
  const inside = children.map((child) => writeNode(child, random, writing)).join('');
  // The parser drops a line end at the start of these.
  return ['pre', 'textarea', 'listing'].includes(tagName) && inside.startsWith('\n') ? `\n${inside}` : inside;
}

function writeText(value: string, random: Random, writing: Writing): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
  return withReferences(escaped, random, writing);
}

/** Letters beyond ASCII, and a tenth of some others, as character references. */
function withReferences(escaped: string, random: Random, { references }: Writing): string {
  if (!references) return escaped;
  return escaped.replace(/&\w+;|&#\d+;|[^\s]/gu, (sign) => {
    if (sign.length > 2) return sign;
    const code = sign.codePointAt(0) ?? 0;
    const isLetter = code < 128;
    if (isLetter && !random.chance(0.1)) return sign;
    if (sign === '&' || sign === '<') return sign;
    if (references === 'named') return names[sign] ? `&${names[sign]};` : sign;
    return references === 'decimal' ? `&#${code};` : `&#x${code.toString(16).toUpperCase()};`;
  });
}

function inCase(name: string, way: 'upper' | 'capital' | undefined): string {
  if (way === 'upper') return name.toUpperCase();
  return way === 'capital' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const result: Item[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.below(rest.length), 1));
  return result;
}

const paragraphEnds = new Set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul'.split(
    ' ',
  ),
);
const keepsParagraphs = new Set(['a', 'audio', 'del', 'ins', 'map', 'noscript', 'video']);

/** What ends an element whose end tag is left out: the next sibling, or (null) the end of its parent. */
const ends: Readonly<Record<string, (next: string | null, parent: string) => boolean>> = {
  li: (next) => next === null || next === 'li',
  dt: (next) => next === 'dt' || next === 'dd',
  dd: (next) => next === null || next === 'dt' || next === 'dd',
  p: (next, parent) =>
    next === null ? !keepsParagraphs.has(parent) && !parent.includes('-') : paragraphEnds.has(next),
  option: (next) => next === null || next === 'option' || next === 'optgroup',
  optgroup: (next) => next === null || next === 'optgroup',
  tr: (next) => next === null || next === 'tr',
  td: (next) => next === null || next === 'td' || next === 'th',
  th: (next) => next === null || next === 'td' || next === 'th',
  thead: (next) => next === 'tbody' || next === 'tfoot',
  tbody: (next) => next === null || next === 'tbody' || next === 'tfoot',
  tfoot: (next) => next === null,
  caption: (next) => next !== null,
  colgroup: (next) => next !== null,
  html: () => true,
  head: () => true,
  body: () => true,
};

function canLeaveOutEnd(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent) return false;
  const after = parent.childNodes
    .slice(parent.childNodes.indexOf(element) + 1)
    .find((node) => !isBlank(node));
  if (after && !isElement(after)) return false;
  const isAllowed = ends[element.tagName]?.(
    after?.tagName ?? null,
    'tagName' in parent ? parent.tagName : '',
  );
  return isAllowed === true;
}

function canLeaveOutStart(element: Element): boolean {
  const { tagName, attrs, childNodes } = element;
  if (attrs.length > 0) return false;
  const [first] = childNodes.filter((node) => !isBlank(node));
  if (tagName === 'html') return !first || !isComment(first);
  if (tagName === 'head') return first !== undefined && isElement(first);
  if (tagName === 'body')
    return (
      first !== undefined &&
      isElement(first) &&
      !['meta', 'noscript', 'link', 'script', 'style', 'template'].includes(first.tagName)
    );
  return false;
}
