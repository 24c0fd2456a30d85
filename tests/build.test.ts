// `npm run build` as an author meets it: what it prints, what it leaves behind, and what it survives.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIcon } from '#pipeline/icons/icons.ts';
import { shareApplication } from '#scripts/build-test-site.ts';
import { openBuild } from '#server/http/served-build.ts';
import type { Work } from './support/count-work.ts';

const project = join(import.meta.dirname, '..');
/** For one test of several builds on a busy machine. */
const patience = 180_000;

let temp: string;
/** The site that most tests edit and build again; each starts by putting its pages back. */
let site: Site;

interface Run {
  code: number | null;
  out: string;
  errors: string;
}

function start(env: Record<string, string>): { child: ChildProcess; done: Promise<Run> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', './scripts/compile-cache.js', 'scripts/build.ts'], {
    cwd: project,
    env: { PATH, HOME, ...env },
  });
  const run: Run = { code: null, out: '', errors: '' };
  child.stdout.on('data', (text) => {
    run.out += text;
  });
  child.stderr.on('data', (text) => {
    run.errors += text;
  });
  const done = new Promise<Run>((resolve) => child.on('close', (code) => resolve({ ...run, code })));
  return { child, done };
}

interface Site {
  content: string;
  out: string;
  write(file: string, text: string): void;
  /** Puts the folder back to the pages every test starts from. */
  reset(): void;
  build(env?: Record<string, string>): Promise<Run>;
  page(path: string): string;
  id(): string;
}

const pages = {
  'site.yaml': 'name: Test\n',
  'index.md': '# Home\n\nWelcome.\n',
  '1.guide/index.md': '---\ntitle: Guide\n---\n\nThe guide.\n',
  '1.guide/1.first.md': '---\ntitle: First\n---\n\nThe first page.\n',
  '1.guide/2.second.md': '---\ntitle: Second\n---\n\nThe second page.\n',
  '1.guide/3.third.md': '---\ntitle: Third\n---\n\nThe third page.\n',
  '2.notes/1.alpha.md':
    '---\ntitle: Alpha\n---\n\n![A square](square.svg)\n\nSee [the second](../1.guide/2.second.md).\n',
  '2.notes/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
};

function makeSite(name: string): Site {
  const content = join(temp, name, 'content');
  const out = join(temp, name, 'out');
  shareApplication(out);
  const site: Site = {
    content,
    out,
    write(file, text) {
      mkdirSync(join(content, file, '..'), { recursive: true });
      writeFileSync(join(content, file), text);
    },
    reset() {
      rmSync(content, { recursive: true, force: true });
      for (const [file, text] of Object.entries(pages)) site.write(file, text);
    },
    build: (env = {}) => start({ CONTENT_DIR: content, OUT_DIR: out, ...env }).done,
    page: (path) => readFileSync(join(out, 'static', path, 'index.html'), 'utf8'),
    id: () => JSON.parse(readFileSync(join(out, 'static/builds/latest.json'), 'utf8')).id,
  };
  site.reset();
  return site;
}

/** Every file of a folder with the hash of its bytes. */
function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );
}

/** The last line without what differs between machines. */
function summary(run: Run): string {
  const last = run.out.trim().split('\n').at(-1) ?? '';
  return last.replace(/in [\d.]+ s, [\d.]+ MB/, 'in … s, … MB');
}

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'plinth-'));
  site = makeSite('first');
  const run = await site.build();
  expect(run.errors).toBe('');
  expect(run.code).toBe(0);
}, patience);

afterAll(() => rm(temp, { recursive: true, force: true }));

describe('a build with errors', () => {
  test(
    'ends with code 1, tells them all and leaves the last good output byte for byte',
    async () => {
      const before = fingerprint(join(site.out, 'static'));
      const server = fingerprint(join(site.out, 'server'));

      site.write('1.guide/1.first.md', '---\ntitle: One: two\n---\n\nText.\n');
      site.write('1.guide/2.second.md', '---\ntitle: Second\nlayout: fancy\n---\n\n[Gone](/gone)\n');
      const bad = await site.build();
      expect(bad.code).toBe(1);
      expect(bad.errors).toMatchInlineSnapshot(`
        "content/1.guide/2.second.md:3 warning: There is no layout "fancy", so "default" is used. Layouts: blog, cs-html-acc, cs-html-attrs, cs-html-els, cs-html-gs, default, own, projects, quests.
        content/1.guide/1.first.md:2 error: The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
        content/1.guide/2.second.md:6 error: The link "/gone" leads to no page. Check the address, or remove the link.

        2 errors, 1 warning. Nothing was written; the last good build is untouched.
        "
      `);
      expect(fingerprint(join(site.out, 'static'))).toEqual(before);
      expect(fingerprint(join(site.out, 'server'))).toEqual(server);

      site.reset();
      const good = await site.build();
      expect(good.code).toBe(0);
      expect(summary(good)).toBe('7 pages (0 rendered, 7 unchanged) in … s, … MB');
    },
    patience,
  );

  test('a folder of content that does not exist is told in words', async () => {
    const run = await start({ CONTENT_DIR: join(temp, 'nowhere'), OUT_DIR: join(temp, 'nowhere-out') }).done;
    expect(run.code).toBe(1);
    expect(run.errors).toMatchInlineSnapshot(`
      "nowhere error: The content folder does not exist. Create it, or set CONTENT_DIR to the right place.

      1 error, 0 warnings. Nothing was written; the last good build is untouched.
      "
    `);
    expect(existsSync(join(temp, 'nowhere-out/static'))).toBe(false);
  });

  test('an environment that cannot be used is told in words, all of it, without a stack trace', async () => {
    const run = await start({ PORT: 'abc', SITE_URL: 'example.org', OUT_DIR: join(temp, 'unused') }).done;
    expect(run.code).toBe(1);
    expect(run.out).toBe('');
    expect(run.errors).toMatchInlineSnapshot(`
      "The environment is not usable:
        PORT must be a number between 0 and 65535.
        SITE_URL must be an absolute http(s) address, such as https://example.org.
      "
    `);
  });

  test('an output folder that cannot be made is told in words', async () => {
    const file = join(temp, 'a-file');
    writeFileSync(file, '');
    const run = await start({ CONTENT_DIR: join(temp, 'first/content'), OUT_DIR: join(file, 'out') }).done;
    expect(run.code).toBe(1);
    expect(run.errors.replaceAll(temp, '…')).toMatchInlineSnapshot(`
      "…/a-file/out/cache cannot be made: a file is in its place. Set OUT_DIR to another folder.
      "
    `);
  });
});

describe('a second build', () => {
  test(
    'renders only what changed, keeps the id of an unchanged site and changes it with the content',
    async () => {
      const first = site.id();
      const before = fingerprint(join(site.out, 'static'));
      const unchanged = await site.build();
      expect(summary(unchanged)).toBe('7 pages (0 rendered, 7 unchanged) in … s, … MB');
      expect(site.id()).toBe(first);
      expect(omitBuildRecord(fingerprint(join(site.out, 'static')))).toEqual(omitBuildRecord(before));

      site.write('1.guide/3.third.md', '---\ntitle: Third\n---\n\nThe third page.\n\nAnother text.\n');
      const edited = await site.build();
      expect(summary(edited)).toBe('7 pages (1 rendered, 6 unchanged) in … s, … MB');
      expect(site.id()).not.toBe(first);
      expect(site.page('guide/third')).toContain('Another text.');
    },
    patience,
  );

  test(
    'does work for what changed, and none for the rest',
    async () => {
      const own = makeSite('counted');
      for (let i = 0; i < 120; i++)
        own.write(`3.many/${i + 1}.page-${i}.md`, `---\ntitle: Page ${i}\n---\n\nOne of many: ${i}.\n`);
      own.write('3.many/8.page-7.md', '---\ntitle: Page 7\ndescription: Seven.\n---\n\nAs it was.\n');
      expect((await own.build()).code).toBe(0);
      const preload = join(import.meta.dirname, 'support/count-work.ts');
      const file = join(temp, 'counts.json');
      const edit = async (words: string) => {
        own.write('3.many/8.page-7.md', `---\ntitle: Page 7\ndescription: Seven.\n---\n\n${words}\n`);
        const run = await own.build({ NODE_OPTIONS: `--import=${preload}`, COUNTS: file });
        expect([summary(run), run.errors]).toEqual([
          '128 pages (1 rendered, 127 unchanged) in … s, … MB',
          '',
        ]);
        return JSON.parse(readFileSync(file, 'utf8')) as Work;
      };
      await edit('The first edit.');
      expect(await edit('The second edit.')).toEqual({
        processes: 0,
        rowsWritten: 1,
        written: ['many/page-7.md', 'many/page-7/_payload.json', 'many/page-7/index.html'],
        linked: [],
      });
    },
    patience,
  );

  test(
    'renders again every page that shows a changed title: sidebar, previous and next, breadcrumbs, header',
    async () => {
      site.reset();
      expect((await site.build()).code).toBe(0);
      site.write('1.guide/2.second.md', '---\ntitle: Renamed\n---\n\nThe second page.\n');
      const page = await site.build();
      expect(summary(page)).toBe('7 pages (4 rendered, 3 unchanged) in … s, … MB');
      for (const path of ['guide', 'guide/first', 'guide/third']) {
        expect(site.page(path)).toContain('Renamed');
        expect(site.page(path)).not.toContain('Second');
      }

      site.write('1.guide/index.md', '---\ntitle: Handbook\n---\n\nThe guide.\n');
      const section = await site.build();
      expect(summary(section)).toBe('7 pages (7 rendered, 0 unchanged) in … s, … MB');
      for (const path of ['', 'guide/first', 'notes/alpha']) {
        expect(site.page(path)).toContain('Handbook');
        expect(site.page(path)).not.toContain('>Guide<');
      }
    },
    patience,
  );

  test(
    'renders again a page whose link by file leads to a new address',
    async () => {
      site.write('1.guide/2.second.md', '---\ntitle: Second\npath: /guide/moved\n---\n\nThe second page.\n');
      expect((await site.build()).code).toBe(0);
      expect(site.page('notes/alpha')).toContain('See <a href="/guide/moved">the second</a>.');
    },
    patience,
  );

  test(
    'takes a deleted page away with its pictures, its preview and every record that names it',
    async () => {
      const before = site.id();
      const [picture = ''] = readdirSync(join(site.out, 'static/_media/2.notes'));
      expect(picture).toMatch(/^square\.[\da-f]{10}\.svg$/);
      rmSync(join(site.content, '2.notes'), { recursive: true });
      const run = await site.build();
      expect(run.code).toBe(0);
      expect(existsSync(join(site.out, 'static/notes'))).toBe(false);
      expect(site.page('')).not.toContain('Notes');
      expect(existsSync(join(site.out, `static/builds/meta/${site.id()}.json`))).toBe(true);
      expect(site.id()).not.toBe(before);
      const files = Object.keys(fingerprint(join(site.out, 'static')));
      expect(files.filter((file) => file.includes('notes') || file.includes(before))).toEqual([]);
      const texts = files.filter((file) => /\.(html|json|txt|xml|md)$|_headers/.test(file));
      expect(
        texts.filter((file) => /notes\/|Alpha/.test(readFileSync(join(site.out, 'static', file), 'utf8'))),
      ).toEqual([]);
    },
    patience,
  );
});

test(
  'an old address leads to the new one on every kind of host',
  async () => {
    site.reset();
    site.write('redirects.yaml', '/start: /guide\n/guide/one: /guide/first\n');
    const { code } = await site.build();
    expect(code).toBe(0);
    const file = (name: string) => readFileSync(join(site.out, 'static', name), 'utf8');
    expect(file('_redirects')).toBe('/start /guide 301!\n/guide/one /guide/first 301!\n');
    expect(file('guide/one/index.html')).toContain(
      '<meta http-equiv="refresh" content="0; url=/guide/first">\n<link rel="canonical" href="/guide/first">',
    );
    expect(JSON.parse(file(`builds/meta/${site.id()}.json`)).matcher).toMatchObject({
      '/start': { redirect: '/guide' },
      '/guide/one': { redirect: '/guide/first' },
    });
  },
  patience,
);

describe('a build that is killed', () => {
  /** Kills the build as soon as something has happened; false when it was over before. */
  async function killWhen(hasHappened: (out: string) => boolean): Promise<boolean> {
    const { child, done } = start({ CONTENT_DIR: site.content, OUT_DIR: site.out });
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
    'leaves the last good output whole, and the next build is complete',
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
    'at the swap itself leaves one whole build, with its own half for the server',
    async () => {
      site.reset();
      expect((await site.build()).code).toBe(0);
      const preload = join(import.meta.dirname, 'support/kill-at-rename.ts');
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
    'while it takes the spare folder or puts one aside leaves a whole build, and the next one equals a clean one',
    async () => {
      const own = makeSite('spare');
      const epoch = { SOURCE_DATE_EPOCH: '1794700800' };
      expect((await own.build(epoch)).code).toBe(0);
      expect(existsSync(join(own.out, 'cache/spare.json'))).toBe(true);
      const preload = join(import.meta.dirname, 'support/kill-at-rename.ts');
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
      const clean = makeSite('without-spare');
      cpSync(own.content, clean.content, { recursive: true });
      expect((await clean.build(epoch)).code).toBe(0);
      expect(fingerprint(join(own.out, 'static'))).toEqual(fingerprint(join(clean.out, 'static')));
    },
    patience,
  );

  test(
    'between the two renames of a swap leaves a folder that the next build puts back',
    async () => {
      cpSync(join(site.out, 'static'), join(site.out, 'static.old'), { recursive: true });
      rmSync(join(site.out, 'static'), { recursive: true });
      const run = await site.build();
      expect(summary(run)).toBe('7 pages (0 rendered, 7 unchanged) in … s, … MB');
      expect(readdirSync(site.out).sort()).toEqual(['cache', 'server', 'static']);
    },
    patience,
  );
});

test(
  'a second build of the same folder is told to wait, and the first one goes on',
  async () => {
    const first = start({ CONTENT_DIR: site.content, OUT_DIR: site.out });
    await new Promise<void>((resolve) => first.child.stdout?.once('data', () => resolve()));
    first.child.kill('SIGSTOP');
    const second = await site.build();
    first.child.kill('SIGCONT');
    expect([second.code, second.errors]).toEqual([
      1,
      `Another build is writing to ${site.out}. Wait until it has finished, or set OUT_DIR to another folder.\n`,
    ]);
    expect((await first.done).code).toBe(0);
    expect((await site.build()).code).toBe(0);
  },
  patience,
);

test(
  'two sites from one checkout build side by side',
  async () => {
    const one = makeSite('side-one');
    const two = makeSite('side-two');
    one.write('index.md', '# Site one\n\nWelcome to one.\n');
    two.write('index.md', '# Site two\n\nWelcome to two.\n');
    const runs = await Promise.all([one.build(), two.build()]);
    expect(runs.map((run) => run.code)).toEqual([0, 0]);
    expect(one.page('')).toContain('Welcome to one.');
    expect(two.page('')).toContain('Welcome to two.');
    expect(one.page('')).not.toContain('two');
    expect(one.id()).not.toBe(two.id());
  },
  patience,
);

test('a site without a mark of its own gets the icon of its header, and nothing of the project', () => {
  const files = readdirSync(join(temp, 'first/out/static'));
  expect(files.filter((file) => /mark|screenshot/.test(file) && /svg$|png$/.test(file))).toEqual([
    'mark.svg',
  ]);
  const mark = readFileSync(join(temp, 'first/out/static/mark.svg'), 'utf8');
  expect(mark).not.toContain('Plinth');
  expect(mark).toContain(drawIcon('i-lucide-book-open')?.body);
});

/** The record of the build carries its time; everything else must stay as it is. */
function omitBuildRecord(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('builds/')));
}
