// What of an author's own HTML may reach a reader: text and structure, never script, handlers or dangerous addresses.
import type { Element, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { codeProperty, componentProperty, propsProperty, slotProperty } from './components.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walkElements } from './walk.ts';

const extraTags =
  'abbr address article aside audio bdi bdo button caption cite col colgroup data dfn figcaption figure footer header hgroup label legend main mark menu meter nav output progress section small source time track u video wbr'.split(
    ' ',
  );

type Attributes = NonNullable<Schema['attributes']>;

/**
 * Attributes that the library allows everywhere and pages have no use for: of forms, of maps of links, and `name`,
 * by which a picture takes the place of whatever the document has of that name: `<img name="querySelector">`.
 */
const uselessAttributes = [
  'accept',
  'acceptCharset',
  'action',
  'encType',
  'isMap',
  'method',
  'name',
  'prompt',
  'useMap',
];

const schema: Schema = {
  ...defaultSchema,
  strip: ['script', 'style'],
  // Ids are ours to give: heading anchors are made after this step, and an author's own stay as written.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), ...extraTags],
  ancestors: defaultSchema.ancestors ?? {},
  attributes: {
    ...withAnyClass(defaultSchema.attributes ?? {}),
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => !uselessAttributes.includes(String(name))),
      'className',
      'lang',
      'dir',
      'role',
      'ariaLabel',
      'ariaHidden',
      'ariaCurrent',
      'translate',
      componentProperty,
      propsProperty,
      slotProperty,
      codeProperty,
    ],
    a: [
      'href',
      'title',
      'target',
      'rel',
      'hrefLang',
      'download',
      'ariaDescribedBy',
      'dataFootnoteRef',
      'dataFootnoteBackref',
    ],
    abbr: ['title'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    col: ['span'],
    data: ['value'],
    details: ['name'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'srcSet', 'sizes'],
    // An input is only ever the box of a task list: any other one is made into that.
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    progress: ['value', 'max'],
    source: ['src', 'srcSet', 'type', 'media', 'sizes'],
    time: ['dateTime'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    video: ['src', 'controls', 'loop', 'muted', 'preload', 'poster', 'width', 'height', 'playsInline'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    srcSet: ['http', 'https'],
    poster: ['http', 'https'],
    cite: ['http', 'https'],
  },
};

/** Some elements are given a list of classes and no other; here a class is harmless. */
function withAnyClass(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([tag, list]) => [
      tag,
      list.filter((item) => !Array.isArray(item) || item[0] !== 'className'),
    ]),
  );
}

export function sanitiseHtml(tree: Root, context: DocumentContext): Root {
  reportRemovals(tree, context);
  const clean = sanitize(tree, schema) as Root;
  // A list of addresses, of which the sanitiser looks at the first only.
  walkElements<Element>(clean, ({ properties }) => {
    if (properties.srcSet && addressesOf('srcSet', properties.srcSet).some(isRefused))
      delete properties.srcSet;
  });
  return clean;
}

const allowedTags = new Set(schema.tagNames);
const addressNames = new Set(['href', 'src', 'srcSet', 'poster']);

/** The words for an address that was taken out. */
export function refusedAddress(address: string): string {
  return `The address "${address.slice(0, 60)}" was left out. Only http, https, mailto and tel are allowed.`;
}

/** Tells the author what will be missing, so that nothing disappears in silence. */
function reportRemovals(tree: Root, context: DocumentContext): void {
  walkElements<Element>(tree, (element) => {
    const line = lineOf(element);
    if (!allowedTags.has(element.tagName)) {
      context.report(
        'element-refused',
        line,
        `<${element.tagName}> is not allowed in a page and was left out. Use Markdown or one of the blocks.`,
      );
      return;
    }
    for (const [name, value] of Object.entries(element.properties)) {
      if (/^on/i.test(name)) {
        context.report(
          'event-handler-refused',
          line,
          `The event handler "${name.toLowerCase()}" was left out. Pages carry no script of their own.`,
        );
      }
      if (addressNames.has(name) && addressesOf(name, value).some(isRefused))
        context.report('address-refused', line, refusedAddress(String(value)));
    }
  });
}

function addressesOf(name: string, value: unknown): string[] {
  return name === 'srcSet' ? String(value).split(',') : [String(value)];
}

/** Decided by the URL parser, which sees through case, spaces and line breaks, never by the raw text. */
function isRefused(address: string): boolean {
  const url = URL.parse(address, 'https://site.invalid');
  return url !== null && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}
