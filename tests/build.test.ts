// `npm run build` as an author meets it: what it prints and what it leaves behind. What it survives is tested in
// `tests/nightly/killed-builds.test.ts`.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIcon } from '#pipeline/icons/icons.ts';
import type { Work } from './support/count-work.ts';
import { fingerprint, makeSite, type Site, startBuild, summary } from './support/small-site.ts';

/** For one test of several builds on a busy machine. */
const patience = 180_000;

let temp: string;
/** The site that most tests edit and build again; each starts by putting its pages back. */
let site: Site;

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'plinth-'));
  site = makeSite(join(temp, 'first'));
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
    const run = await startBuild({ CONTENT_DIR: join(temp, 'nowhere'), OUT_DIR: join(temp, 'nowhere-out') })
      .done;
    expect(run.code).toBe(1);
    expect(run.errors).toMatchInlineSnapshot(`
      "nowhere error: The content folder does not exist. Create it, or set CONTENT_DIR to the right place.

      1 error, 0 warnings. Nothing was written; the last good build is untouched.
      "
    `);
    expect(existsSync(join(temp, 'nowhere-out/static'))).toBe(false);
  });

  test('an environment that cannot be used is told in words, all of it, without a stack trace', async () => {
    const run = await startBuild({ PORT: 'abc', SITE_URL: 'example.org', OUT_DIR: join(temp, 'unused') })
      .done;
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
    const run = await startBuild({ CONTENT_DIR: join(temp, 'first/content'), OUT_DIR: join(file, 'out') })
      .done;
    expect(run.code).toBe(1);
    expect(run.errors.replaceAll(temp, '…')).toMatchInlineSnapshot(`
      "…/a-file/out/cache cannot be created: a file is in its place. Set OUT_DIR to another folder.
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
    'writes what somebody has changed in the output again',
    async () => {
      const file = join(site.out, 'static/guide/first/index.html');
      const before = fingerprint(join(site.out, 'static'));
      writeFileSync(file, '<!doctype html><title>Changed</title>');
      writeFileSync(`${file}.gz`, 'changed');
      for (const form of ['robots.txt.gz', 'assets/other.js'])
        writeFileSync(join(site.out, 'static', form), 'changed');
      const again = await site.build();
      expect(summary(again)).toBe('7 pages (1 rendered, 6 unchanged) in … s, … MB');
      const after = fingerprint(join(site.out, 'static'));
      // A payload says when its page was rendered.
      const [expected, found] = [before, after].map((files) =>
        Object.entries(omitBuildRecord(files)).filter(([name]) => !name.includes('_payload.json')),
      );
      expect(found).toEqual(expected);
    },
    patience,
  );

  test(
    'does work for what changed, and none for the rest',
    async () => {
      const own = makeSite(join(temp, 'counted'));
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

test(
  'a second build of the same folder is told to wait, and the first one goes on',
  async () => {
    const first = startBuild({ CONTENT_DIR: site.content, OUT_DIR: site.out });
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
    const one = makeSite(join(temp, 'side-one'));
    const two = makeSite(join(temp, 'side-two'));
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
