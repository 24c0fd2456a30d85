import { expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { findMentions, statusOfMention } from './mentions.ts';
import { parseMarkdown } from './syntax/parser.ts';

const find = (markdown: string) =>
  findMentions(parseMarkdown(markdown)).map(({ kind, name, line }) => `${line} ${kind} ${name}`);

test.each([
  ['The `abbr` element.', ['1 element abbr']],
  ['Two\n`abbr` elements', ['2 element abbr']],
  ['The `title` attribute', ['1 attribute title']],
  ['Write `<abbr>` and `</abbr>`', ['1 element abbr', '1 element abbr']],
  ['The `command` and `commandfor` attributes', ['1 attribute command', '1 attribute commandfor']],
  ['`thead`, `tbody` or the `tfoot` elements', ['1 element thead', '1 element tbody', '1 element tfoot']],
  ['`data-*` attributes', ['1 attribute data-*']],
  ['**The `a` element**', ['1 element a']],
])('%j names %j', (markdown, found) => {
  expect(find(markdown)).toEqual(found);
});

test.each([
  'Use `abbr` here.',
  '`abbr` elementary',
  '`abbr` and the `title`',
  'The `a` and `b` element is odd'.replace('`b` element', '`b`'),
  '`type="email"` attribute',
  '`<a href="#">`',
  '`<my-part>`',
  '```html\n<abbr>\n```',
])('%j names nothing', (markdown) => {
  expect(find(markdown)).toEqual([]);
});

test('what is named exists today, existed once, or never did', () => {
  const facts = readFacts();
  const status = (kind: 'element' | 'attribute', name: string) => statusOfMention({ kind, name }, facts);
  expect(['abbr', 'svg', 'my-part', 'marquee', 'abr'].map((name) => status('element', name))).toEqual([
    'current',
    'current',
    'current',
    'obsolete',
    'unknown',
  ]);
  expect(
    ['href', 'role', 'aria-label', 'onclick', 'data-price', 'bgcolor', 'hrf', 'toString'].map((name) =>
      status('attribute', name),
    ),
  ).toEqual(['current', 'current', 'current', 'current', 'current', 'obsolete', 'unknown', 'unknown']);
});
