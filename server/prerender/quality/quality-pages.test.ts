import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContent } from '#pipeline/index.ts';
import { contentHash } from '#pipeline/quality/content-hash.ts';
import type { Renderer } from '#render/renderer.ts';
import type { QualityReport } from '#schema/quality.ts';
import { shareFolder } from '#site/addresses.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { countKinds, countLinks, countPages, listQualityPages } from './page-figures.ts';
import { renderQualityPages } from './quality-pages.ts';

let root = '';
const at = (file: string) => join(root, file);
const database = () => at('content.sqlite');

function write(file: string, text: string): void {
  mkdirSync(join(at(file), '..'), { recursive: true });
  writeFileSync(at(file), text);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-quality-'));
  write('content/index.md', '# Home\n\nThree more words.\n');
  write('content/quests/mend.md', '# Mend\n\nGo to [a part](/figures#how).\n');
  // An author's `showsQuality` has no effect.
  write('content/plain.md', '---\nshowsQuality: true\n---\n\n# Plain\n\nSee [home](/).\n');
  write('content/figures.md', '# Figures\n\n::quality{part="pages"}\n::\n\n## How\n');
  await buildContent({ root: at('content'), publicDir: at('public'), database: database() });
  write('out/index.html.br', 'x'.repeat(70));
  write('out/a.css.br', 'x'.repeat(15));
  write(`out${shareFolder}/a.png`, 'x'.repeat(31));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A renderer that records its arguments, and a step that reuses pages with an unchanged key. */
async function run(paths: readonly string[], before: PageRecords = {}) {
  const given: [path: string, report: QualityReport | undefined][] = [];
  const renderer = {
    async renderPage(path: string, report?: QualityReport) {
      given.push([path, report]);
      return { html: '', markdown: '', images: [], stills: [], bundle: { islands: {} } };
    },
  } as unknown as Renderer;
  const result = await renderQualityPages(paths, {
    renderer,
    keys: { '/figures': 'page' },
    keep: (keys) =>
      Object.fromEntries(Object.entries(before).filter(([path, { key }]) => keys[path] === key)),
    projectRoot: root,
    contentDir: at('content'),
    database: database(),
    outDir: at('out'),
    now: new Date(0),
    stylesheets: ['/a.css'],
    scripts: ['/none.js'],
  });
  return { ...result, given };
}

test('the pages with the block are found, and no other', () => {
  expect(listQualityPages(database())).toEqual(['/figures']);
});

test('pages, words and links are counted', () => {
  expect(countKinds(countPages(database()))).toEqual([
    { kind: 'quest', pages: 1, words: 4 },
    { kind: 'index', pages: 3, words: 6 },
  ]);
  expect(countLinks(database())).toEqual({ links: 2, anchors: 1 });
});

test('such a page is rendered with the figures of what has been written', async () => {
  const { given, rendered } = await run(['/figures']);
  const [path, report] = given[0] ?? [];
  expect([given.length, path, rendered.map(([path]) => path)]).toEqual([1, '/figures', ['/figures']]);
  expect(report?.sizes).toEqual([
    { kind: 'index', count: 1, median: 70, largest: 70, at: { path: '/', title: 'Home' } },
  ]);
  expect(report?.shared).toEqual({ styles: 15, script: 0 });
  expect(report?.sharePictures).toEqual({ count: 1, median: 31, largest: 31 });
  expect([report?.record, report?.content]).toEqual([{}, contentHash(at('content'))]);
});

test('with the same figures it is taken over, with others rendered again', async () => {
  const { keys } = await run(['/figures']);
  const before: PageRecords = {
    '/figures': {
      ...{
        key: keys['/figures'] ?? '',
        islands: {},
        images: [],
        share: null,
        stills: 0,
        bytes: 1,
        stamp: '',
      },
      parts: { document: { hash: '', bytes: 1 }, payload: { hash: '', bytes: 1 }, names: [] },
    },
  };
  expect(await run(['/figures'], before)).toMatchObject({ keys, kept: before, given: [] });
  write(
    'facts/quality.json',
    '{"axe":{"day":"2026-11-15","content":"x","figures":{"pages":1,"modes":2,"findings":0}}}',
  );
  const again = await run(['/figures'], before);
  expect([again.kept, again.given.length]).toEqual([{}, 1]);
  expect(again.given[0]?.[1]?.record.axe?.day).toBe('2026-11-15');
});

test('a site without such a page reads nothing', async () => {
  write('facts/quality.json', 'not JSON');
  expect(await run([])).toEqual({ keys: {}, kept: {}, rendered: [], given: [] });
  await expect(run(['/figures'])).rejects.toThrow('facts/quality.json is not JSON.');
});
