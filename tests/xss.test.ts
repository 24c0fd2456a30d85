// Known attempts to bring script into a page, each a document of one site that is built for real. The sanitiser alone
// is on trial here; that a browser agrees is seen in tests/e2e/builds/xss.spec.ts.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { listPages } from '#pages/listed-pages.ts';
import { drawIcon } from '#pipeline/icons/icons.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import { placeMenuScript } from '#render/inline-scripts.ts';
import type { CreateRenderer, RenderedPage, Renderer } from '#render/renderer.ts';
import { findDangers, findDocumentDangers, findResultDangers, loadedBy } from './xss/find-dangers.ts';
import { payloadFiles, payloads } from './xss/payloads.ts';
import { refusedPages } from './xss/refused-pages.ts';

let temp: string;
let renderer: Renderer;
const pages = new Map<string, RenderedPage>();

async function write(folder: string, files: Iterable<[string, string]>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

async function build(name: string, files: Iterable<[string, string]>) {
  const folder = join(temp, name);
  await write(folder, files);
  const database = join(folder, 'content.sqlite');
  const publicDir = join(folder, 'public');
  return { database, ...(await buildContent({ root: join(folder, 'content'), publicDir, database })) };
}

beforeAll(async () => {
  // Refused links and attributes are told on the console, hundreds of times.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  temp = await mkdtemp(join(tmpdir(), 'plinth-xss-'));
  const built = await build('site', payloadFiles());
  expect(built.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  // By name, because the browser's code behind it is checked by another configuration.
  const entry = join(import.meta.dirname, '../src/render/entry.server.tsx');
  const { createRenderer } = (await import(entry)) as { createRenderer: CreateRenderer };
  const db = openDatabase(built.database);
  renderer = await createRenderer({
    settings: built.settings,
    queries: contentQueries(db),
    icons: drawIcon,
    stylesheets: [{ href: '/a.css', text: null, classes: null }],
    scripts: ['/a.js'],
    siteUrl: 'https://site.invalid',
  });
  for (const { path } of await listPages(renderer.site)) {
    const page = await renderer.renderPage(path);
    if (page) pages.set(path, page);
  }
  db.close();
});
afterAll(() => rm(temp, { recursive: true, force: true }));

test('the corpus is large, and every attempt has become a page', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(180);
  expect(pages.size).toBe(payloads.length + 1);
});

test('prose holds nothing but harmless elements, attributes and addresses', () => {
  const found = [...pages].flatMap(([path, { bundle }]) =>
    [bundle.page.html, bundle.page.heading?.html ?? ''].flatMap((html) =>
      findDangers(html).map((danger) => `${path}: ${danger}`),
    ),
  );
  expect(found).toEqual([]);
});

test('fragments and sidebars of these pages hold nothing else either', () => {
  const found = [...pages].flatMap(([path, { bundle }]) =>
    Object.values(bundle.islands ?? {}).flatMap((island) =>
      findDangers(island.html).map((danger) => `${path}: ${danger}`),
    ),
  );
  expect(found).toEqual([]);
});

test("documents hold no script but the site's own, no handler, no frame but of results, no address that runs", () => {
  const own = loadedBy(pages.get('/')?.html ?? '').filter(
    (script) => !script.startsWith('type=application/ld+json'),
  );
  expect(own.length).toBeGreaterThanOrEqual(2);
  for (const [path, { html }] of pages) {
    expect([path, findDocumentDangers(html)]).toEqual([path, []]);
    const loaded = loadedBy(html);
    const data = loaded.filter((script) => script.startsWith('type=application/ld+json'));
    // The home page has no list beside it, so it does not have its script.
    const others = loaded.filter((script) => !data.includes(script) && script !== ` ${placeMenuScript}`);
    expect([path, others]).toEqual([path, own]);
    for (const script of data) expect(() => JSON.parse(script.slice(script.indexOf('{')))).not.toThrow();
  }
});

test('results for readers without script hold no script and no handler', () => {
  const results = [...pages].flatMap(([path, { stills }]) => stills.map((html) => ({ path, html })));
  expect(results.length).toBeGreaterThan(0);
  for (const { path, html } of results) expect([path, findResultDangers(html)]).toEqual([path, []]);
});

test('what a build refuses, it refuses with words', async () => {
  const files: [string, string][] = refusedPages.map(({ frontMatter, body = 'Text.' }, index) => [
    `content/refused/${index + 1}.md`,
    `---\ntitle: T\n${frontMatter ? `${frontMatter}\n` : ''}---\n\n${body}\n`,
  ]);
  const secrets: [string, string][] = [
    ['secret.txt', 'secret'],
    ['secret.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ];
  const { ok, problems } = await build('refused', [
    ...files,
    ...secrets,
    ['content/index.md', '# Home\n'],
    ['content/site.yaml', 'links: error\n'],
  ]);
  expect(ok).toBe(false);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const messageOf = (file: string) =>
    errors.filter((problem) => `content/${problem.file}` === file).map(({ message }) => message);
  expect(files.map(([file]) => [file, messageOf(file)])).toEqual(
    files.map(([file], index) => [file, [refusedPages[index]?.message]]),
  );
});
