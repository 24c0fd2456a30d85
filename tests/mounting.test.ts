// Folders whose pages are found elsewhere than their files lie: below a prefix, from several roots, or where a
// `content.config.ts` says.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { editUrlOf, loadPageSource, noBody, pageDataOf } from '#pages/page-source.ts';
import { shellOf } from '#pages/shell-data.ts';
import { loadSiteData, topOf } from '#pages/site-data.ts';
import { nameOfFolder } from '#pipeline/folder/read-settings.ts';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { contentQueries } from '#queries/index.ts';
import { LiveContent } from '#server/dev/live-content.ts';

let temp: string;
const toClose: { close(): void }[] = [];
beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-mounting-'));
});
afterAll(() => {
  for (const database of toClose) database.close();
  rmSync(temp, { recursive: true, force: true });
});

function write(place: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(temp, place, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(temp, place);
}

async function read(root: string) {
  const database = `${root}.sqlite`;
  const { problems, settings, ok } = await buildContent({ root, publicDir: join(root, 'public'), database });
  if (!ok) return { problems: problems.map((problem) => formatProblem(problem, '')), pages: [] };
  const db = openDatabase(database);
  toClose.push(db);
  const queries = contentQueries(db);
  const site = await loadSiteData(settings, queries);
  const pages = await queries.queryCollection('content').all();
  return {
    problems: problems.map((problem) => formatProblem(problem, '')),
    pages: pages.map(({ path, stem, title }) => `${path} ${stem} "${title}"`),
    shell: shellOf(settings, topOf(site)).sections.map(({ title, target }) => `${title} ${target}`),
    data: async (path: string) => {
      const source = await loadPageSource(site, path);
      return source && pageDataOf(source, noBody, settings);
    },
  };
}

const docs = {
  'README.md': '# The manual\n',
  '1.guide/.navigation.yml': 'title: The guide\n',
  '1.guide/1.start.md':
    '# Start\n\n[Next](/docs/4.x/guide/next#how), [file](./2.next.md), [all](/docs/4.x)\n',
  '1.guide/2.next.md': '# Next\n\n## How\n\n[Back](/guide/start)\n',
};

test('a prefix stands in front of every address, so that links which begin with it lead somewhere', async () => {
  const root = write('prefix', { ...docs, 'site.yaml': 'name: Lumen\nprefix: /docs/4.x\nlinks: warn\n' });
  const site = await read(root);
  expect(site.problems).toEqual([
    '1.guide/2.next.md:5 warning: The link "/guide/start" leads to no page. Did you mean "/docs/4.x/guide/start"?',
  ]);
  expect(site.pages).toEqual([
    '/docs/4.x/guide/start docs/4.x/1.guide/1.start "Start"',
    '/docs/4.x/guide/next docs/4.x/1.guide/2.next "Next"',
    '/docs/4.x docs/4.x/index "The manual"',
  ]);
  expect(site.shell).toEqual(['The guide /docs/4.x/guide/start']);
});

test('a folder whose links begin with a prefix is told to write it down', async () => {
  const links = ['guide/start', 'guide/next', 'guide/next#how', 'guide', 'guide/start', 'gone']
    .map((path) => `[a](/docs/4.x/${path})`)
    .join(' ');
  const root = write('unprefixed', {
    'guide/start.md': `# Start\n\n${links}\n`,
    'guide/next.md': '# Next\n',
  });
  const hint = (await read(root)).problems.filter((problem) => problem.startsWith('site.yaml'));
  expect(hint).toEqual([
    'site.yaml warning: 5 links lead to no page only because the addresses begin with /docs/4.x, under which this folder is shown elsewhere. Write "prefix: /docs/4.x" into site.yaml.',
  ]);
});

test('below a prefix pages stand in menus and lists as without it', async () => {
  const root = write('below', {
    ...docs,
    'site.yaml': 'prefix: /docs/4.x/\nlinks: warn\neditLink: https://example.org/{file}\n',
  });
  const site = await read(root);
  const start = await site.data?.('/docs/4.x/guide/start');
  expect(start?.crumbs).toEqual([{ title: 'The guide', path: '/docs/4.x/guide', isBare: true }]);
  expect(start?.section).toBe('/docs/4.x/guide');
  expect(start?.next?.path).toBe('/docs/4.x/guide/next');
  expect([start?.file, start?.editUrl]).toEqual([
    '1.guide/1.start.md',
    editUrlOf('https://example.org/{file}', '1.guide/1.start.md'),
  ]);
  expect((await site.data?.('/docs/4.x'))?.editUrl).toBe('https://example.org/README.md');
  const home = await site.data?.('/');
  expect(home?.children.map(({ title, path }) => `${title} ${path}`)).toEqual([
    'The manual /docs/4.x',
    'The guide /docs/4.x/guide/start',
  ]);
});

test('a first page without a text leads to what is below it', async () => {
  const root = write('hero', {
    'index.md': '---\ntitle: Lumen\nlayout: home\nhero: { name: Lumen }\n---\n',
    'guide/index.md': '---\ntitle: Guide\n---\n\nWords.\n',
    'guide/start.md': '# Start\n',
  });
  const site = await read(root);
  const childrenOf = async (path: string) => (await site.data?.(path))?.children.map((page) => page.path);
  expect(await childrenOf('/')).toEqual(['/guide']);
  expect(await childrenOf('/guide')).toEqual([]);
});

test('several folders are one site, each at its own address', async () => {
  const root = write('roots', {
    'site.yaml': [
      'name: Tools',
      'roots:',
      '  - folder: docs',
      '  - { folder: ./packages/forms/docs/, prefix: /forms }',
      '  - { folder: packages/forms/docs/api, prefix: /reference/forms }',
    ].join('\n'),
    'docs/index.md': '# Tools\n\n[Forms](/forms), [check](../packages/forms/docs/2.check.md)\n',
    'packages/forms/docs/README.md': '# Forms\n\n![A box](./box.svg)\n',
    'packages/forms/docs/2.check.md': '# Check\n\n[Call](/reference/forms/call)\n',
    'packages/forms/docs/api/call.md': '# Call\n',
    'packages/forms/docs/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'packages/forms/CHANGELOG.md': '# No page\n',
  });
  const site = await read(root);
  expect(site.problems).toEqual([]);
  expect(site.pages).toEqual([
    '/forms/check forms/2.check "Check"',
    '/forms forms/index "Forms"',
    '/ index "Tools"',
    '/reference/forms/call reference/forms/call "Call"',
  ]);
});

test('two roots at one address are told which of their pages are in the way', async () => {
  const root = write('same', {
    'site.yaml': 'roots: [{ folder: a }, { folder: b }, { folder: c }]\n',
    'a/page.md': '# A\n',
    'b/page.md': '# B\n',
  });
  expect((await read(root)).problems).toEqual([
    'b/page.md error: The page has the same address as a/page.md: /page. Rename one of the two files, or give one a "path:".',
    'site.yaml error: The folder "c" in "roots" does not exist. Correct the name, or remove the entry.',
  ]);
});

test.each([
  ['prefix: docs', 'A "prefix" must be an address in lower case without spaces, such as /docs or /docs/4.x.'],
  [
    'prefix: /Docs',
    'A "prefix" must be an address in lower case without spaces, such as /docs or /docs/4.x.',
  ],
  [
    'prefix: /1.docs',
    'A "prefix" must be an address in lower case without spaces, such as /docs or /docs/4.x.',
  ],
  [
    'roots: [{ folder: ../a }]',
    'A "folder" of "roots" must lie in this folder, such as packages/forms/docs.',
  ],
  [
    'roots: [{ folder: a/../../b }]',
    'A "folder" of "roots" must lie in this folder, such as packages/forms/docs.',
  ],
  [
    'roots: [{ folder: .git }]',
    'A "folder" of "roots" must lie in this folder, such as packages/forms/docs.',
  ],
])('%s is refused', async (setting, message) => {
  const root = write(`refused-${setting.replace(/\W+/g, '-')}`, {
    'index.md': '# A\n',
    'site.yaml': setting,
  });
  expect((await read(root)).problems).toEqual([`site.yaml:1 error: ${message}`]);
});

const config = `import { defineCollection, defineContentConfig, z } from '@nuxt/content'

const guide = defineCollection({
  type: 'page',
  source: { include: '1.guide/**', prefix: '/learn', exclude: ['**/*.secret.md'] },
  schema: z.object({ date: z.date() }),
})

export default defineContentConfig({
  collections: {
    guide,
    landing: defineCollection({ type: 'page', source: 'index.md' }),
    people: defineCollection({ type: 'data', source: 'people/**' }),
    remote: defineCollection({
      type: 'page',
      source: { repository: 'https://example.org/other', include: 'docs/**' },
    }),
  },
})
`;
const files = {
  'index.md': '# Home\n\n[Start](/learn/start)\n',
  '1.guide/.navigation.yml': 'title: The guide\n',
  '1.guide/1.start.md': '# Start\n',
  '1.guide/2.plans.secret.md': '# Plans\n',
  'people/ada.md': '# Ada\n',
  'notes.md': '# Notes\n',
};
const inContent = Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text]));
const said = (file: string, prefix = '') => [
  `${file}:16 warning: The collection "remote" takes files from another repository. They are not fetched; put a copy into the folder if the site needs them.`,
  `${prefix}notes.md warning: No collection of content.config.ts includes the file, so it is not a page. Add it to one, or write "roots" into site.yaml.`,
];

test('collections of a content.config.ts beside the folder say where its pages are', async () => {
  const project = write('nuxt', { 'content.config.ts': config, ...inContent });
  const site = await read(join(project, 'content'));
  expect(site.problems).toEqual(said('../content.config.ts'));
  expect(site.pages).toEqual(['/ index "Home"', '/learn/start learn/1.start "Start"']);
  expect(site.shell).toEqual(['The guide /learn/start']);
});

test('the folder of a whole project will do: its pages are those of its content folder', async () => {
  const project = write('nuxt', { 'content.config.ts': config, ...inContent, 'CHANGELOG.md': '# Changes\n' });
  const site = await read(project);
  expect(site.problems.toSorted()).toEqual(said('content.config.ts', 'content/'));
  expect(site.pages).toEqual(['/ index "Home"', '/learn/start learn/1.start "Start"']);
});

test('where one collection is not plain data, files that no other takes keep their addresses', async () => {
  const project = write('code', {
    'content.config.ts': config.replace("source: 'people/**'", 'source: sourceOf("people")'),
    ...inContent,
  });
  const site = await read(join(project, 'content'));
  expect(site.problems[0]).toBe(
    '../content.config.ts:13 warning: A source of "people" cannot be read as plain data, and the file is never run. Pages that it names keep the address of their file; "roots" in site.yaml can say another.',
  );
  expect(site.pages).toEqual([
    '/ index "Home"',
    '/learn/start learn/1.start "Start"',
    '/notes notes "Notes"',
    '/people/ada people/ada "Ada"',
  ]);
});

test('each source that cannot be used is told with its line', async () => {
  const project = write('sources', {
    'content.config.ts': `export const collections = {
  blog: defineCollection({ type: 'page', source: 'blog.yml' }),
  team: defineCollection({ type: 'data', source: 'team.csv' }),
  far: defineCollection({
    source: { include: '**', cwd: resolve('..') },
  }),
  up: { source: { include: '../secret/**' } },
  some: { source: ['docs/**', ...more] },
}`,
    'content/docs/a.md': '# A\n',
  });
  const site = await read(join(project, 'content'));
  const unread =
    'cannot be read as plain data, and the file is never run. Pages that it names keep the address of their file; "roots" in site.yaml can say another.';
  expect(site.problems).toEqual([
    '../content.config.ts:2 warning: The collection "blog" makes pages of data (blog.yml). Here only Markdown becomes a page.',
    `../content.config.ts:5 warning: The "cwd" of "far" ${unread}`,
    `../content.config.ts:7 warning: The "include" of "up" ${unread}`,
    `../content.config.ts:8 warning: A source of "some" ${unread}`,
  ]);
  expect(site.pages).toEqual(['/docs/a docs/a "A"']);
});

test.each([
  ['/home/ada/notes', 'notes'],
  ['/home/ada/lamp/docs', 'lamp'],
  ['/home/ada/lamp/docs/content', 'lamp'],
  ['/home/ada/lamp/packages/docs', 'lamp'],
  ['/home/content/docs/content', 'content'],
  ['/docs', 'docs'],
])('without settings, the site of %s is called %s', (root, name) => {
  expect(nameOfFolder(root)).toBe(name);
});

test('roots of a site.yaml take the place of a content.config.ts', async () => {
  const project = write('roots-first', {
    'content.config.ts': config,
    ...inContent,
    'content/site.yaml': 'links: warn\nroots: [{ folder: 1.guide, prefix: /new }]\n',
  });
  const site = await read(join(project, 'content'));
  expect(site.problems).toEqual([]);
  expect(site.pages).toEqual(
    ['/new/plans.secret new/2.plans.secret "Plans"', '/new/start new/1.start "Start"'].reverse(),
  );
});

test('collections for one language each, all at the same address, keep their folders after the first', async () => {
  const language = (name: string) =>
    `${name}: defineCollection({ source: { include: '${name}/**', prefix: '' } }),`;
  const project = write('languages', {
    'content.config.ts': `export const collections = { ${['en', 'fr', 'fa'].map(language).join(' ')} }`,
    'content/en/index.md': '# Home\n',
    'content/fr/index.md': '# Accueil\n',
    'content/fa/index.md': '# خانه\n',
  });
  const site = await read(join(project, 'content'));
  expect(site.pages).toEqual(['/fa fa/index "خانه"', '/fr fr/index "Accueil"', '/ index "Home"']);
  expect(site.problems).toEqual(
    ['fa', 'fr'].map(
      (name) =>
        `../content.config.ts warning: The pages of the collection "${name}" would have the addresses of "en", so they keep those of their files.`,
    ),
  );
});

test('the authoring server follows an edit of the settings and of a mounted page', async () => {
  const root = write('live', { ...docs, 'site.yaml': 'links: warn\n' });
  const dev = new LiveContent({ root, publicDir: join(root, 'public'), database: join(temp, 'live.sqlite') });
  await dev.readAll();
  expect(dev.fileOf('/guide/start')).toBe('1.guide/1.start.md');
  write('live', { 'site.yaml': 'links: warn\nprefix: /docs/4.x\n' });
  expect(await dev.fileChanged('site.yaml', 'change')).toBe('navigation');
  expect(dev.fileOf('/docs/4.x/guide/start')).toBe('1.guide/1.start.md');
  write('live', { '1.guide/1.start.md': '# Start\n\nNew words.\n' });
  expect(await dev.fileChanged('1.guide/1.start.md', 'change')).toBe('description');
  expect(dev.problems().map(({ file, code }) => `${file} ${code}`)).toEqual([
    '1.guide/2.next.md link-target-missing',
  ]);
});
