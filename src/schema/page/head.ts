// The page-specific part of a document's head, as data: written by the server, replaced in the browser on
// navigation.
import { isDangerous } from '#lib/address/link-target.ts';

/** A tag: its name, its attributes, and the text inside. */
export type HeadTag = readonly [
  name: 'meta' | 'link' | 'script',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** The type of structured data, which search engines read from a script that never runs. */
export const dataType = 'application/ld+json';

/** Marks the tags that are removed when the reader leaves the page. */
export const pageTagMark = 'data-head';

/** The head of an error page, which search engines must not index. */
export const errorTags: readonly HeadTag[] = [['meta', { name: 'robots', content: 'noindex' }]];

type Attributes = Readonly<Record<string, unknown>>;

/** Meta names that the document sets itself on every page. */
const namesOfDocument = ['viewport', 'color-scheme', 'theme-color', 'referrer', 'charset'];

/** Link types that make a browser load or prepare something. */
const loading =
  /^(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|icon|apple-touch-icon|manifest|import|expect|compression-dictionary)$/i;

/** Attributes that may hold the text of a script. */
const textKeys = ['innerHTML', 'children'];

/** These are not attributes but content: a renderer could insert them as HTML. */
const contents = ['innerhtml', 'children', 'textcontent', 'dangerouslysetinnerhtml'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Why a tag written by an author is left out; null if it is allowed. */
export function refusalOf(kind: HeadTag[0], written: Attributes): string | null {
  const names = Object.keys(written);
  // Browsers read attribute names in lower case, however they are written, and React writes `httpEquiv` as
  // `http-equiv`.
  const attributes = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [plainName(name), value]),
  );
  if (Object.keys(attributes).length < names.length) return 'it has the same attribute twice';
  for (const [name, value] of Object.entries(written)) {
    if (!/^[a-z_][\w.:-]*$/i.test(name)) return `"${name}" is not the name of an attribute`;
    if (plainName(name) === 'style') return 'nothing in a head can be given a "style"';
    if (contents.includes(plainName(name)) && !(kind === 'script' && textKeys.includes(name)))
      return `"${name}" is not an attribute of a ${kind}`;
    if (unwritable.test(String(value))) return `"${name}" holds a character that no document may hold`;
  }
  const handler = names.find((name) => /^on/i.test(name));
  if (handler) return `"${handler}" would run a script`;
  switch (kind) {
    case 'script':
      return attributes.type === dataType
        ? null
        : `only scripts of the type ${dataType} are taken from content`;
    case 'link': {
      const word = String(attributes.rel ?? '')
        .split(/\s+/)
        .find((rel) => loading.test(rel));
      if (word) return `a link with rel="${word}" loads something, which is the site's own business`;
      return isDangerous(String(attributes.href ?? '')) ? 'its address is not one of a page' : null;
    }
    case 'meta': {
      if ('httpequiv' in attributes)
        return '"http-equiv" acts as a header, and headers are set by the server';
      if ('charset' in attributes) return 'every document is UTF-8';
      const name = String(attributes.name ?? '').toLowerCase();
      return namesOfDocument.includes(name) ? `"${name}" is the same on every page` : null;
    }
  }
}

function plainName(name: string): string {
  const plain = name.toLowerCase().replaceAll('-', '');
  return plain === 'classname' ? 'class' : plain;
}
