import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { filesIn, ownDocuments } from './built-site.ts';
import { resolveAddress } from './links/resolve-address.ts';
import { htmlOf, siteInMemory } from './site-in-memory.ts';

test('every document has a role', () => {
  const html = htmlOf('');
  const site = siteInMemory(
    {
      'index.html': html,
      'a/b/index.html': html,
      'old/index.html': html,
      '404.html': html,
      '500.html': html,
      'not-saved.html': html,
      '_gallery/index.html': html,
      '_example/frame.html': html,
      '_example/quest.html': html,
      '_result/a/b/1.html': html,
      'google1234.html': html,
    },
    { '/old': '/a/b' },
  );
  expect(site.documents.map(({ path, role }) => `${path} ${role}`)).toEqual([
    '/ page',
    '/404.html error',
    '/500.html error',
    '/_example/frame.html frame',
    '/_example/quest.html frame',
    '/_gallery gallery',
    '/_result/a/b/1.html result',
    '/a/b page',
    '/google1234.html file',
    '/not-saved.html error',
    '/old moved',
  ]);
  expect(ownDocuments(site).length).toBe(site.documents.length - 1);
  expect(site.siteUrl).toBe(null);
});

test('a folder without a build is told', () => {
  expect(() => filesIn(`${tmpdir()}/no-such-build`)).toThrow(
    `There is no build in ${tmpdir()}/no-such-build. Run npm run build first.`,
  );
});

test('what a document holds: elements with their lines, places, and the text that counts', () => {
  const html =
    '<title>T</title>\n<p id="a">A</p>\n<a name="b">B</a><template><p id="c"></p></template><script>go()</script>';
  const [document] = siteInMemory({ 'index.html': html }).documents;
  expect([...(document?.anchors ?? [])]).toEqual(['a', 'b', 'c']);
  const interesting = document?.elements.filter(({ name }) => /^(title|p|script)$/.test(name));
  expect(interesting?.map(({ name, line, text }) => [name, line, text])).toEqual([
    ['title', 1, 'T'],
    ['p', 2, ''],
    ['p', 3, ''],
    ['script', 3, 'go()'],
  ]);
});

test('a site below a path of its host', () => {
  const site = {
    files: new Set(['index.html', 'a/index.html', 'b c.png']),
    redirects: new Map<string, string>(),
    siteUrl: 'https://host.example/docs',
  };
  const resolve = (address: string) => resolveAddress(site, address, '/a');
  expect(resolve('https://host.example/docs/a#x')).toEqual({
    kind: 'file',
    file: 'a/index.html',
    anchor: 'x',
  });
  expect(resolve('https://host.example/docs/')).toEqual({ kind: 'file', file: 'index.html', anchor: '' });
  expect(resolve('/b%20c.png')).toEqual({ kind: 'file', file: 'b c.png', anchor: '' });
  expect(resolve('/a#:~:text=x')).toEqual({ kind: 'file', file: 'a/index.html', anchor: '' });
  expect(resolve('tel:1')).toEqual({ kind: 'scheme', scheme: 'tel:' });
  expect(resolve('//other.example/a')).toMatchObject({ kind: 'outside' });
});
