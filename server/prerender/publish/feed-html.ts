// The body of a page for feed readers: plain HTML with absolute addresses, without the page's own styles and
// scripts.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { find, html as htmlNames } from 'property-information';
import { escapeHtml } from '#lib/escape-html.ts';
import { walkElements } from '#pipeline/markdown/walk.ts';
import { plainParts } from './plain-parts.ts';

const tagNames =
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small source strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'.split(
    ' ',
  );

const web = ['http', 'https'];

const schema: Schema = {
  tagNames,
  // The content of these is useless in a feed reader.
  strip: 'button form iframe noscript object script select style svg template textarea'.split(' '),
  ancestors: {},
  required: {},
  clobber: [],
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'hrefLang'],
    audio: ['src', 'controls'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    q: ['cite'],
    source: ['src', 'type'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    track: ['src', 'kind', 'srcLang', 'label'],
    video: ['src', 'controls', 'poster', 'width', 'height'],
  },
  protocols: { href: [...web, 'mailto', 'tel'], src: web, poster: web, cite: web },
};

const addresses = ['href', 'src', 'poster', 'cite'] as const;

/** `pageUrl` is the absolute address of the page, the base of its own anchors. */
export function feedHtml(html: string, pageUrl: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  const children = tree.children.flatMap((node): RootContent[] =>
    node.type === 'element' ? plainParts(node) : [node],
  );
  const clean = sanitize({ type: 'root', children }, schema) as Root;
  walkElements<Element>(clean, ({ properties }) => {
    for (const name of addresses) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = URL.parse(value, pageUrl)?.href ?? null;
    }
  });
  return htmlText(clean).trim();
}

const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Serialises a node and its content. */
function htmlText(node: Root | Root['children'][number] | ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'root') return node.children.map(htmlText).join('');
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const start = `<${tagName}${attributesText(node)}>`;
  return withoutEnd.has(tagName) ? start : `${start}${children.map(htmlText).join('')}</${tagName}>`;
}

function attributesText({ properties }: Element): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => {
      const { attribute } = find(htmlNames, name);
      return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml([value].flat().join(' '))}"`;
    })
    .join('');
}
