import { describe, expect, it, test, vi } from 'vitest';
import type { RouteMatcher } from '#schema/builds.ts';
import { createManifest, matchRules } from './build-manifest.ts';

const record = { id: 'a', timestamp: 1, matcher: {}, prerendered: ['/', '/cs', '/blog/'] };

function setUp(...answers: (() => unknown)[]) {
  const urls: string[] = [];
  const onGone = vi.fn();
  const log = vi.fn();
  const manifest = createManifest({
    fetch: async (url) => {
      urls.push(url);
      return (answers.shift() ?? (() => record))();
    },
    buildId: 'a',
    onGone,
    log,
  });
  return { manifest, urls, onGone, log };
}

const failWith = (status: number) => () => {
  throw Object.assign(new Error('failed'), { status });
};

describe('the record of the build', () => {
  it('is fetched once', async () => {
    const { manifest, urls } = setUp();
    await Promise.all([manifest.load(), manifest.load()]);
    expect(await manifest.load()).toEqual(record);
    expect(urls).toEqual(['/builds/meta/a.json']);
  });

  it('knows the pages, whatever the slash at the end', async () => {
    const { manifest } = setUp();
    expect(manifest.isPrerendered('/cs')).toBeNull();
    await manifest.load();
    expect(['/', '/cs', '/cs/', '/blog', '/nope'].map(manifest.isPrerendered)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('follows the rules of the routes', async () => {
    const matcher = {
      '/_gallery': { prerender: true },
      '/old': { redirect: '/cs' },
      '/cs': { ssr: false },
    };
    const { manifest } = setUp(() => ({ ...record, matcher }));
    await manifest.load();
    expect(['/_gallery', '/old', '/cs', '/'].map(manifest.isPrerendered)).toEqual([true, false, false, true]);
  });

  it('that cannot be had is logged once, and asked for again at the next need', async () => {
    const { manifest, urls, log, onGone } = setUp(failWith(500));
    expect(await manifest.load()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(manifest.isPrerendered('/cs')).toBeNull();
    expect(await manifest.load()).toEqual(record);
    expect(urls).toHaveLength(2);
    expect(onGone).not.toHaveBeenCalled();
  });

  it.each([404, 403])('that answers %i belongs to an old build', async (status) => {
    const { manifest, onGone } = setUp(failWith(status));
    await manifest.load();
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('in another form is an error', async () => {
    const { manifest, log } = setUp(() => ({ id: 'a' }));
    expect(await manifest.load()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });
});

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
