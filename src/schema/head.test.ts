import { expect, test } from 'vitest';
import { refusalOf } from './head.ts';

test('a tag is judged by its attributes as a browser reads them, however they are spelt', () => {
  const header = '"http-equiv" stands for a header, and headers are set by the server';
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
    'an attribute stands in it twice',
  );
  expect(refusalOf('link', { REL: 'stylesheet', rel: 'alternate', href: '/x' })).toBe(
    'an attribute stands in it twice',
  );
});

test('what an author may add is welcome', () => {
  expect(refusalOf('meta', { name: 'keywords', content: 'x' })).toBeNull();
  expect(refusalOf('link', { rel: 'alternate', hreflang: 'de', href: 'https://example.org/de' })).toBeNull();
  expect(refusalOf('script', { type: 'application/ld+json' })).toBeNull();
});
