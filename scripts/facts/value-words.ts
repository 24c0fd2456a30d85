// Plain descriptions for the standard's types of values. An unknown type stops the script until a description
// is added.
import type { AttributeValue } from '../../src/schema/facts.ts';

const words: Readonly<Record<string, string>> = {
  Text: 'text',
  'Boolean attribute': 'boolean',
  ID: 'the `id` of an element',
  Varies: 'depends on the `type`',
  'Valid URL potentially surrounded by spaces': 'a URL',
  'Valid non-empty URL potentially surrounded by spaces': 'a URL, not empty',
  'Valid integer': 'a whole number',
  'Valid non-negative integer': 'a whole number, zero or more',
  'Valid non-negative integer greater than zero': 'a whole number above zero',
  'Valid non-negative integer between 0 and 8': 'a whole number from 0 to 8',
  'Valid floating-point number': 'a number',
  'Valid floating-point number greater than zero, or "`any`"': 'a number above zero, or `any`',
  'Valid list of floating-point numbers': 'numbers, separated by commas',
  'Valid BCP 47 language tag': 'a language tag, such as `en` or `pt-BR`',
  'Valid BCP 47 language tag or the empty string':
    'a language tag, such as `en` or `pt-BR`, or nothing for unknown',
  'Valid MIME type string': 'a MIME type, such as `text/css`',
  'Valid media query list': 'media queries',
  'Valid source size list': 'source sizes, such as `(width < 600px) 100vw, 50vw`',
  'Comma-separated list of image candidate strings':
    'image addresses with a width or density, separated by commas',
  'Valid navigable target name or keyword':
    'the name of a tab or frame, or `_self`, `_blank`, `_parent`, `_top`',
  'Valid navigable target name': 'a name that does not begin with `_`',
  'Valid hash-name reference': '`#` and the `name` of a `map`',
  'Valid custom element name of a defined customized built-in element':
    'the name of a defined custom element',
  'Valid date string with optional time': 'a date, with a time if you like',
  'Set of space-separated tokens': 'words, separated by spaces',
  'Set of space-separated tokens consisting of valid non-empty URLs': 'URLs, separated by spaces',
  'Unordered set of unique space-separated tokens': 'words, separated by spaces',
  'Unordered set of unique space-separated tokens consisting of IDs':
    '`id`s of elements, separated by spaces',
  'Unordered set of unique space-separated tokens consisting of valid absolute URLs':
    'absolute URLs, separated by spaces',
  'Unordered set of unique space-separated tokens consisting of valid absolute URLs, defined property names, or text':
    'property names or absolute URLs, separated by spaces',
  'Unordered set of unique space-separated tokens, ASCII case-insensitive, consisting of sizes':
    'sizes such as `32x32`, separated by spaces, or `any`',
  'Ordered set of unique space-separated tokens, none of which are identical to another, each consisting of one code point in length':
    'single characters, separated by spaces',
  'Set of comma-separated tokens consisting of valid MIME type strings with no parameters or `audio/*`, `video/*`, or `image/*`':
    'file types, separated by commas: endings such as `.pdf`, MIME types, `audio/*`, `video/*` or `image/*`',
  'ASCII case-insensitive match for "`UTF-8`"': '`UTF-8`',
  'Autofill field name and related tokens': 'autofill words, such as `email`, or `on` or `off`',
  'CSS <color>': 'a CSS colour',
  'CSS declarations': 'CSS declarations',
  'Referrer policy': 'a referrer policy, such as `no-referrer` or `origin`',
  'Serialized permissions policy': 'a permissions policy',
  'Regular expression matching the JavaScript Pattern production': 'a regular expression',
  'The source of an `iframe` `srcdoc` document': 'the source of a page',
  '`input` type keyword': 'a type of control, such as `email`',
  'Preload destination, for `rel`="`preload`"; module preload destination, for `rel`="`modulepreload`"':
    'what is loaded, such as `font` or `script`',
  'Valid month string, valid date string, valid yearless date string, valid time string, valid local date and time string, valid time-zone offset string, valid global date and time string, valid week string, valid non-negative integer, or valid duration string':
    'a date, time, time zone, week, year or duration',
};

/** For types whose name alone is not specific enough. */
const byAttribute: Readonly<Record<string, string>> = {
  id: 'a name without spaces, used once in the page',
  blocking: '`render`',
  rel: 'link types, separated by spaces',
  class: 'names, separated by spaces',
};

/** Types that allow one more value besides a list of keywords. */
const besides: Readonly<Record<string, string>> = {
  'the empty string': 'nothing',
  'a custom command keyword': 'a command of your own that begins with `--`',
  'a valid MIME type string that is not a JavaScript MIME type essence match': 'the MIME type of data',
};

const sandbox = /^Unordered set of unique space-separated tokens, ASCII case-insensitive, consisting of "/;

/** The value of an attribute, from the standard's index; null if there is no description for it yet. */
export function describeValue(name: string, written: string): AttributeValue | null {
  const kind = written
    .replace(/\*(?!["/`])/g, '')
    .replace(/;$/, '')
    .trim();
  if (kind === 'Boolean attribute') return { kind: 'boolean', words: 'boolean' };
  if (sandbox.test(kind)) {
    const keywords = keywordsIn(kind);
    return { kind: 'keywords', words: 'keywords, separated by spaces', keywords };
  }
  const parts = kind.split('; ');
  const keywords = parts.filter((part) => /^"`[^`]*`"$/.test(part));
  const rest = parts.filter((part) => !keywords.includes(part));
  if (keywords.length > 0 && rest.every((part) => Object.hasOwn(besides, part))) {
    const more = rest.map((part) => besides[part]);
    return {
      kind: 'keywords',
      words: more.length > 0 ? `one keyword, or ${more.join(', or ')}` : 'one keyword',
      keywords: keywordsIn(keywords.join('')),
    };
  }
  const plain = byAttribute[name] ?? words[kind];
  return plain === undefined ? null : { kind: 'other', words: plain };
}

function keywordsIn(text: string): string[] {
  return [...text.matchAll(/"`([^`]*)`"/g)].map(([, keyword = '']) => keyword);
}
