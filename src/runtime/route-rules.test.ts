import { expect, test } from 'vitest';
import type { RouteMatcher } from '#schema/build-manifest.ts';
import { matchRules } from './route-rules.ts';

test.each([
  ['/**', '/', true],
  ['/**', '/a/b/c', true],
  ['/a/**', '/a', true],
  ['/a/**', '/a/', true],
  ['/a/**', '/a/b/c', true],
  ['/a/**', '/ab', false],
  ['/a/**', '/', false],
  ['/a', '/a', true],
  ['/a', '/a/', true],
  ['/a/', '/a', true],
  ['/a', '/a?x=/b#c', true],
  ['/a', '/a#?', true],
  ['/a', '/a/b', false],
  ['/a', '/A', false],
  ['/', '/', true],
  ['/', '/a', false],
  ['/a/*', '/a/b', true],
  ['/a/*', '/a', false],
  ['/a/*', '/a/b/c', false],
  ['/*/b', '/a/b', true],
  ['/a.c', '/abc', false],
])('the pattern %s and the address %s: %s', (pattern, path, isMatch) => {
  expect(matchRules({ [pattern]: { prerender: true } }, path)).toEqual(isMatch ? { prerender: true } : {});
});

/** Each rule list in both orders: how the file was written must not matter. */
function inBothOrders(matcher: RouteMatcher, path: string) {
  const reversed = Object.fromEntries(Object.entries(matcher).reverse());
  return [matchRules(matcher, path), matchRules(reversed, path)];
}

test.each([
  ['/**', '/a/**', '/a/b'],
  ['/a/**', '/a/b/**', '/a/b'],
  ['/a/**', '/a/*', '/a/b'],
  ['/a/**', '/a', '/a'],
  ['/a/b/**', '/a/b', '/a/b'],
  ['/a/*', '/a/b', '/a/b'],
  ['/a/*', '/a/b/**', '/a/b'],
  ['/*/b', '/a/*', '/a/b'],
  ['/**', '/', '/'],
])('%s gives way to %s', (general, specific, path) => {
  const matcher = { [general]: { redirect: '/general' }, [specific]: { redirect: '/specific' } };
  expect(inBothOrders(matcher, path)).toEqual([{ redirect: '/specific' }, { redirect: '/specific' }]);
});

test('rules of all matching patterns come together', () => {
  const matcher: RouteMatcher = {
    '/**': { prerender: true, ssr: true, appMiddleware: { log: true, guard: true } },
    '/blog/**': { appLayout: 'blog', appMiddleware: { guard: false } },
    '/blog/draft': { prerender: false },
    '/other/**': { ssr: false },
  };
  const rules = {
    prerender: false,
    ssr: true,
    appLayout: 'blog',
    appMiddleware: { log: true, guard: false },
  };
  expect(inBothOrders(matcher, '/blog/draft')).toEqual([rules, rules]);
});

test('the rules given are left as they were', () => {
  const matcher: RouteMatcher = {
    '/**': { appMiddleware: { a: true } },
    '/x': { appMiddleware: { b: true } },
  };
  matchRules(matcher, '/x');
  expect(matcher).toEqual({ '/**': { appMiddleware: { a: true } }, '/x': { appMiddleware: { b: true } } });
});

test('no rules, no match', () => {
  expect(matchRules({}, '/a')).toEqual({});
});
