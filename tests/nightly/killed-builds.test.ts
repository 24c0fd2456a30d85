// A build that is killed at any moment leaves a whole site, and the next build is complete.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuild } from '#server/http/served-build.ts';
import { fingerprint, makeSite, pages, type Site, startBuild, summary } from '../support/small-site.ts';

/** For one test of several builds on a busy machine. */
const patience = 180_000;

const temp = mkdtempSync(join(tmpdir(), 'plinth-'));
let site: Site;

beforeAll(async () => {
  site = makeSite(join(temp, 'first'));
  expect((await site.build()).code).toBe(0);
}, patience);

afterAll(() => rmSync(temp, { recursive: true, force: true }));

/** Kills the build as soon as something has happened; false when it was over before. */
async function killWhen(hasHappened: (out: string) => boolean): Promise<boolean> {
  const { child, done } = startBuild({ CONTENT_DIR: site.content, OUT_DIR: site.out });
  let out = '';
  child.stdout?.on('data', (text) => {
    out += text;
  });
  let isOver = false;
  void done.then(() => {
    isOver = true;
  });
  while (!isOver && !hasHappened(out)) await setTimeout(1);
  child.kill('SIGKILL');
  const { code } = await done;
  return code === null;
}

const moments: [name: string, hasHappened: (site: Site, out: string) => boolean][] = [
  ['while the content is read', (_, out) => out.includes('Reading content')],
  ['while the database is written', ({ out }) => existsSync(join(out, 'cache/content.sqlite.next'))],
  ['while pages are rendered', (_, out) => out.includes('Rendering pages')],
  ['while files are written', ({ out }) => existsSync(join(out, 'static.next/guide/index.html'))],
  ['while the output is swapped', ({ out }) => existsSync(join(out, 'static.old'))],
];

test(
  'a killed build leaves the last good output whole, and the next build is complete',
  async () => {
    site.reset();
    expect((await site.build()).code).toBe(0);
    const paths = Object.keys(fingerprint(join(site.out, 'static'))).filter(
      (file) => file.endsWith('index.html') && !file.startsWith('_gallery/'),
    );
    for (const [moment, hasHappened] of moments) {
      for (const file of Object.keys(pages).filter((name) => name.endsWith('.md')))
        site.write(file, `---\ntitle: ${file.replace(/\W/g, ' ')}\n---\n\nEdited: killed ${moment}.\n`);
      const wasKilled = await killWhen((out) => hasHappened(site, out));
      if (moment.startsWith('while the content')) expect(wasKilled).toBe(true);
      const left = existsSync(join(site.out, 'static')) ? 'static' : 'static.old';
      const whole = Object.keys(fingerprint(join(site.out, left))).filter(
        (file) => file.endsWith('index.html') && !file.startsWith('_gallery/'),
      );
      expect(whole, moment).toEqual(paths);

      const next = await site.build();
      expect(next.code, `${moment}: ${next.errors}`).toBe(0);
      for (const file of paths)
        expect(readFileSync(join(site.out, 'static', file), 'utf8'), moment).toContain(
          `Edited: killed ${moment}.`,
        );
      expect(readdirSync(site.out).sort(), moment).toEqual(['cache', 'server', 'static']);
      expect(
        readdirSync(join(site.out, 'cache')).filter((name) => name.endsWith('.next')),
        moment,
      ).toEqual([]);
    }
  },
  patience,
);

test(
  'a build that is killed at the swap itself leaves one whole build, with its own half for the server',
  async () => {
    site.reset();
    expect((await site.build()).code).toBe(0);
    const preload = join(import.meta.dirname, '../support/kill-at-rename.ts');
    const seen: [moment: string, words: string][] = [];
    for (const moment of ['before 1', 'after 1', 'before 2', 'after 2', 'before 3', 'after 3']) {
      site.write('1.guide/1.first.md', `---\ntitle: First\n---\n\nBuilt to die ${moment}.\n`);
      const { code } = await site.build({ NODE_OPTIONS: `--import=${preload}`, KILL_AT: moment });
      expect([moment, code]).toEqual([moment, null]);
      const build = await openBuild({
        root: join(site.out, 'static'),
        serverDir: join(site.out, 'server'),
      });
      const { buildId, half, files } = build.last();
      const page = files.get('/guide/first')?.stored.identity ?? '';
      const [, words = ''] =
        /(The first page|Built to die (?:before|after) \d)\./.exec(readFileSync(page, 'utf8')) ?? [];
      seen.push([moment, words]);
      // The half that is served says of itself which build it is of.
      const records = JSON.parse(readFileSync(join(half ?? '', 'pages.json'), 'utf8'));
      expect([moment, half?.includes(buildId ?? '?'), '/guide/first' in records.pages]).toEqual([
        moment,
        true,
        true,
      ]);
    }
    expect(seen).toEqual([
      ['before 1', 'The first page'],
      ['after 1', 'The first page'],
      ['before 2', 'The first page'],
      ['after 2', 'The first page'],
      ['before 3', 'The first page'],
      ['after 3', 'Built to die after 3'],
    ]);
    expect((await site.build()).code).toBe(0);
    expect(readdirSync(site.out).sort()).toEqual(['cache', 'server', 'static']);
    expect(readdirSync(join(site.out, 'server'))).toHaveLength(1);
  },
  patience,
);

test(
  'a build that is killed while it takes the spare folder or puts one aside leaves a whole build, and the next one equals a clean one',
  async () => {
    const own = makeSite(join(temp, 'spare'));
    const epoch = { SOURCE_DATE_EPOCH: '1794700800' };
    expect((await own.build(epoch)).code).toBe(0);
    expect(existsSync(join(own.out, 'cache/spare.json'))).toBe(true);
    const preload = join(import.meta.dirname, '../support/kill-at-rename.ts');
    const paths = Object.keys(fingerprint(join(own.out, 'static'))).filter((file) => /\.html$/.test(file));
    for (const moment of ['before spare 1', 'after spare 1', 'before spare 2', 'after spare 2']) {
      own.write('1.guide/1.first.md', `---\ntitle: First\n---\n\nBuilt to die ${moment}.\n`);
      const dying = { ...epoch, NODE_OPTIONS: `--import=${preload}`, KILL_AT: moment };
      expect([moment, (await own.build(dying)).code]).toEqual([moment, null]);
      const left = Object.keys(fingerprint(join(own.out, 'static')));
      expect([moment, left.filter((file) => /\.html$/.test(file))]).toEqual([moment, paths]);
      own.write('1.guide/2.second.md', `---\ntitle: Second\n---\n\nBuilt after ${moment}.\n`);
      expect([moment, (await own.build(epoch)).code]).toEqual([moment, 0]);
      expect(readdirSync(own.out).sort()).toEqual(['cache', 'server', 'static']);
    }
    const clean = makeSite(join(temp, 'without-spare'));
    cpSync(own.content, clean.content, { recursive: true });
    expect((await clean.build(epoch)).code).toBe(0);
    expect(fingerprint(join(own.out, 'static'))).toEqual(fingerprint(join(clean.out, 'static')));
  },
  patience,
);

test(
  'a build that is killed between the two renames of a swap leaves a folder that the next build puts back',
  async () => {
    renameSync(join(site.out, 'static'), join(site.out, 'static.old'));
    const run = await site.build();
    expect(summary(run)).toBe('7 pages (0 rendered, 7 unchanged) in … s, … MB');
    expect(readdirSync(site.out).sort()).toEqual(['cache', 'server', 'static']);
  },
  patience,
);
