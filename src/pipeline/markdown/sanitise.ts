// Decides which of an author's own HTML is kept: text and structure, never scripts, handlers or dangerous
// addresses.
import type { Element, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { codeProperty, componentProperty, propsProperty, slotProperty } from './components/component-node.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { allowedTags } from './html-names.ts';
import { walkElements } from './walk.ts';

type Attributes = NonNullable<Schema['attributes']>;

/**
 * Attributes that the library allows everywhere but pages do not need: those of forms and image maps, and
 * `name`, which lets a picture shadow a property of the document: `<img name="querySelector">`.
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
  // No prefix for ids: headings get theirs after this step, and an author's own stay as written.
  clobberPrefix: '',
  tagNames: [...allowedTags],
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
    // An input can only be the checkbox of a task list; any other becomes one.
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

/** The library restricts classes for some elements; here every class is harmless. */
function withAnyClass(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([tag, list]) => [
      tag,
      list.filter((item) => !Array.isArray(item) || item[0] !== 'className'),
    ]),
  );
}

/** Removes disallowed HTML and reports it. */
export function sanitiseHtml(tree: Root, context: Pick<DocumentContext, 'report'>): Root {
  reportRemovals(tree, context);
  const clean = sanitize(tree, schema) as Root;
  // The sanitiser checks only the first address of the list.
  walkElements<Element>(clean, ({ properties }) => {
    if (properties.srcSet && addressesOf('srcSet', properties.srcSet).some(isRefused))
      delete properties.srcSet;
  });
  return clean;
}

const addressNames = new Set(['href', 'src', 'srcSet', 'poster']);

/** The message for an address that was removed. */
export function refusedAddress(address: string): string {
  return `The address "${address.slice(0, 60)}" was left out. Only http, https, mailto and tel are allowed.`;
}

/** Reports what will be removed, so that nothing disappears silently. */
function reportRemovals(tree: Root, context: Pick<DocumentContext, 'report'>): void {
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
          `The event handler "${name.toLowerCase()}" was left out. Pages must not contain scripts.`,
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

/** The URL parser decides, because it ignores case, spaces and line breaks as browsers do. */
function isRefused(address: string): boolean {
  const url = URL.parse(address, 'https://site.invalid');
  return url !== null && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}
