// What of an author's own HTML may reach a reader: text and structure, never script, handlers or dangerous addresses.
import type { Element, Root } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';
import { codeProperty } from './code-blocks.ts';
import { componentProperty, propsProperty, slotProperty } from './components.ts';
import { type DocumentContext, lineOf } from './context.ts';

const extraTags =
  'abbr address article aside audio bdi bdo button caption cite col colgroup data dfn figcaption figure footer header hgroup label legend main mark menu meter nav output progress section small source time track u video wbr'.split(
    ' ',
  );

const schema: Schema = {
  ...defaultSchema,
  // Ids are ours to give: heading anchors are made after this step, and an author's own stay as written.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), ...extraTags].filter((name) => name !== 'input'),
  // An input is only ever the box of a task list, which Markdown makes itself.
  required: {},
  ancestors: defaultSchema.ancestors ?? {},
  attributes: {
    ...defaultSchema.attributes,
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []),
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
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'srcSet', 'sizes'],
    input: ['type', 'checked', 'disabled'],
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

/** Task-list boxes come from Markdown, not from the author's HTML. */
const schemaWithTasks: Schema = { ...schema, tagNames: [...(schema.tagNames ?? []), 'input'] };

export function sanitiseHtml(tree: Root, context: DocumentContext): Root {
  reportRemovals(tree, context);
  return sanitize(tree, schemaWithTasks) as Root;
}

const allowedTags = new Set(schemaWithTasks.tagNames);

/** Tells the author what will be missing, so that nothing disappears in silence. */
function reportRemovals(tree: Root, context: DocumentContext): void {
  visit(tree, 'element', (element: Element) => {
    const line = lineOf(element);
    if (!allowedTags.has(element.tagName)) {
      context.report(
        'warning',
        line,
        `<${element.tagName}> is not allowed in a page and was left out. Use Markdown or one of the blocks.`,
      );
      return;
    }
    for (const [name, value] of Object.entries(element.properties)) {
      if (/^on/i.test(name)) {
        context.report(
          'warning',
          line,
          `The event handler "${name.toLowerCase()}" was left out. Pages carry no script of their own.`,
        );
      }
      const isAddress = name === 'href' || name === 'src';
      if (isAddress && isDangerous(String(value))) {
        context.report(
          'warning',
          line,
          `The address "${String(value).slice(0, 60)}" was left out. Only http, https, mailto and tel are allowed.`,
        );
      }
    }
  });
}

/** Decided by the URL parser, which sees through case, spaces and line breaks, never by the raw text. */
function isDangerous(address: string): boolean {
  const url = URL.parse(address, 'https://site.invalid');
  return url !== null && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}
