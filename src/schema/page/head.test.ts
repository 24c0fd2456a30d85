import { expect, test } from 'vitest';
import { refusalOf } from './head.ts';

test('a tag is judged by its attributes as a browser reads them, however they are spelt', () => {
  const header = '"http-equiv" acts as a header, and headers are set by the server';
  for (const name of ['http-equiv', 'httpEquiv', 'HTTP-EQUIV', 'httpequiv'])
    expect([name, refusalOf('meta', { [name]: 'refresh', content: '0' })]).toEqual([name, header]);
  expect(refusalOf('meta', { name: 'x', charSet: 'utf-7' })).toBe('every document is UTF-8');
  expect(refusalOf('link', { REL: 'stylesheet', HREF: '/x.css' })).toBe(
    'a link with rel="stylesheet" loads something, which is the site\'s own business',
  );
  expect(refusalOf('link', { rel: 'alternate', href: 'java\tscript:alert(1)' })).toBe(
    'its address is not one of a page',
  );
  expect(refusalOf('script', { Type: 'module' })).toBe(
    'only scripts of the type application/ld+json are taken from content',
  );
});

test('a name that stands in a tag twice hides what the tag is', () => {
  expect(refusalOf('script', { TYPE: 'module', type: 'application/ld+json' })).toBe(
    'it has the same attribute twice',
  );
  expect(refusalOf('link', { REL: 'stylesheet', rel: 'alternate', href: '/x' })).toBe(
    'it has the same attribute twice',
  );
});

test('what an author may add is welcome', () => {
  expect(refusalOf('meta', { name: 'keywords', content: 'x' })).toBeNull();
  expect(refusalOf('link', { rel: 'alternate', hreflang: 'de', href: 'https://example.org/de' })).toBeNull();
  expect(refusalOf('script', { type: 'application/ld+json' })).toBeNull();
});

test.each([
  ['meta', { name: 'a', content: 'b', style: 'color: red' }, 'nothing in a head can be given a "style"'],
  ['script', { type: 'application/ld+json', STYLE: 'a' }, 'nothing in a head can be given a "style"'],
  ['meta', { name: 'a', content: 'b', children: 'c' }, '"children" is not an attribute of a meta'],
  ['link', { rel: 'me', href: '/', innerHTML: 'c' }, '"innerHTML" is not an attribute of a link'],
  ['meta', { name: 'a', content: 'b', textContent: 'c' }, '"textContent" is not an attribute of a meta'],
  [
    'script',
    { type: 'application/ld+json', dangerouslySetInnerHTML: '{}' },
    '"dangerouslySetInnerHTML" is not an attribute of a script',
  ],
  ['meta', { name: 'a', content: 'b', 'c d': 'e' }, '"c d" is not the name of an attribute'],
  ['meta', { name: 'a', content: 'b', '': 'e' }, '"" is not the name of an attribute'],
  ['meta', { name: 'a', content: 'b', 'x>y': 'e' }, '"x>y" is not the name of an attribute'],
  ['meta', { name: 'a', content: '\0' }, '"content" holds a character that no document may hold'],
  ['meta', { name: 'a', content: 'b', class: 'c', className: 'd' }, 'it has the same attribute twice'],
] as const)('a %s with %j cannot be written', (kind, attributes, reason) => {
  expect(refusalOf(kind, attributes)).toBe(reason);
});

test('the text of a script may have either name', () => {
  for (const name of ['innerHTML', 'children'])
    expect(refusalOf('script', { type: 'application/ld+json', [name]: '{}' })).toBeNull();
});

test.each(['viewport', 'color-scheme', 'theme-color', 'referrer', 'Referrer'])(
  'content has no say in the meta tag "%s" of a document',
  (name) => {
    expect(refusalOf('meta', { name, content: 'unsafe-url' })).toBe(
      `"${name.toLowerCase()}" is the same on every page`,
    );
  },
);
