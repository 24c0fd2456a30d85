import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { readRedirects } from './read-redirects.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-redirects-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const documents = [
  { file: 'a.md', path: '/a', links: [], anchors: ['first', 'second'] },
  { file: 'b.md', path: '/b', links: [], anchors: [] },
];

async function read(text: string) {
  writeFileSync(join(root, 'redirects.yaml'), text);
  const { redirects, problems } = readRedirects(root, documents);
  return { redirects, messages: problems.map((problem) => formatProblem(problem, 'content')) };
}

test('a folder without the file has no redirects', async () => {
  expect(readRedirects(join(root, 'nowhere'), documents)).toEqual({ redirects: {}, problems: [] });
});

test('old addresses lead to pages and to headings on them', async () => {
  expect(await read('# moved\n/old: /a\n/older/one: /a#second\n')).toEqual({
    redirects: { '/old': '/a', '/older/one': '/a#second' },
    messages: [],
  });
  expect(await read('')).toEqual({ redirects: {}, messages: [] });
});

test('an old address cannot lead out of the folder of the site', async () => {
  for (const from of ['/../../x', '/a/../../x', '/%2e%2e/x', '//host.example/x', '/a\\b'])
    expect(await read(`${from}: /a\n`)).toEqual({
      redirects: {},
      messages: [
        `content/redirects.yaml:1 error: "${from}" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".`,
      ],
    });
});

test('an old address cannot be one at which the site has files of its own', async () => {
  for (const from of ['/assets', '/builds/latest.json', '/index.html', '/a/index.html', '/feed.xml', '/a.md'])
    expect(await read(`${from}: /a\n`)).toEqual({
      redirects: {},
      messages: [
        `content/redirects.yaml:1 error: "${from}" is an address that the site uses itself, so the redirect would never apply. Remove this line.`,
      ],
    });
  expect(await read('/rss.xml: /a\n/about.html: /a\n')).toEqual({
    redirects: { '/rss.xml': '/a', '/about.html': '/a' },
    messages: [],
  });
});

test('every mistake has its line and its words', async () => {
  const text = [
    'old: /a',
    '/x/: /a',
    '/y: https://example.com/',
    '/b: /a',
    '/c: /d',
    '/d: /a',
    '/e: /aa',
    '/f: /a#secund',
  ].join('\n');
  const { redirects, messages } = await read(text);
  expect(redirects).toEqual({ '/d': '/a' });
  expect(messages).toMatchInlineSnapshot(`
    [
      "content/redirects.yaml:1 error: "old" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".",
      "content/redirects.yaml:2 error: "/x/" is not an old address. It starts with a slash, ends without one and has no "..", "?", "#" or "*".",
      "content/redirects.yaml:3 error: "/y" must lead to an address of this site. Write one line for each: "/old/path: /new/path".",
      "content/redirects.yaml:4 error: "/b" has a page, so the redirect would never apply. Remove this line, or the page.",
      "content/redirects.yaml:5 error: "/c" leads to "/d", which is redirected too. Write where that leads.",
      "content/redirects.yaml:7 error: "/e" leads to "/aa", and there is no such page. Did you mean "/a"?",
      "content/redirects.yaml:8 error: "/f" leads to no heading on /a. Did you mean "#second"?",
    ]
  `);
  expect((await read('- /a')).messages).toMatchInlineSnapshot(`
    [
      "content/redirects.yaml:1 error: The redirects must be pairs of addresses. Write one line for each: "/old/path: /new/path".",
    ]
  `);
  expect((await read('/a: "b\n')).messages).toMatchInlineSnapshot(`
    [
      "content/redirects.yaml:2 error: The redirects are not valid YAML: a quotation mark is opened here or above and not closed. Close it, or leave it out.",
    ]
  `);
});

test('a loop is called one, once, and nobody is sent round it', async () => {
  const { redirects, messages } = await read('/x: /y\n/y: /z#first\n/z: /y\n/own: /own\n/old: /a\n');
  expect(redirects).toEqual({ '/old': '/a' });
  expect(messages).toMatchInlineSnapshot(`
    [
      "content/redirects.yaml:2 error: These redirects are a loop: "/y" → "/z" → "/y". Write where the page is now.",
      "content/redirects.yaml:4 error: "/own" leads to itself. Write where the page is now, or remove this line.",
      "content/redirects.yaml:1 error: "/x" leads to "/y", which is redirected too. Write where that leads.",
    ]
  `);
});

test('an alias that names nothing is a message, not the end of the build', async () => {
  expect(await read('/old: *gone\n')).toEqual({
    redirects: {},
    messages: [
      'content/redirects.yaml:1 error: The redirects are not valid YAML: a value cannot start with *. Put it in quotes.',
    ],
  });
});

test('of many lines that lead nowhere the first are listed, and a file that is too long is not parsed', {
  timeout: 60_000,
}, async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `/old-${at}: /gone-${at}\n`).join('');
  const { messages } = await read(lines(10_000));
  expect(messages.slice(19)).toEqual([
    'content/redirects.yaml:20 error: "/old-19" leads to "/gone-19", and there is no such page.',
    'content/redirects.yaml error: 9,980 more of this kind are not listed.',
  ]);
  expect(await read(lines(60_000))).toEqual({
    redirects: {},
    messages: [
      'content/redirects.yaml:1 error: The redirects are not valid YAML: it is longer than 1,000,000 characters. Make it shorter.',
    ],
  });
});

test('a long loop is named by its first addresses', { timeout: 60_000 }, async () => {
  const count = 20_000;
  const lines = Array.from({ length: count }, (_, at) => `/r${at}: /r${(at + 1) % count}\n`);
  const names = [...Array.from({ length: 10 }, (_, at) => `/r${at}`), '…', '/r0'];
  expect(await read(lines.join(''))).toEqual({
    redirects: {},
    messages: [
      `content/redirects.yaml:1 error: These redirects are a loop: ${names.map((name) => `"${name}"`).join(' → ')}. Write where the page is now.`,
    ],
  });
});
