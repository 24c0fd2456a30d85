// Names, folder settings and line ends as they are found in folders that people have: nothing has to be renamed first.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { Prose } from '#features/prose/prose.tsx';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { contentQueries } from '#queries/index.ts';
import type { NavigationItem } from '#schema/navigation.ts';

let temp: string;
let places = 0;
const toClose: { close(): void }[] = [];
beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-files-'));
});
afterAll(() => {
  for (const database of toClose) database.close();
  rmSync(temp, { recursive: true, force: true });
});

async function read(files: Record<string, string>) {
  const root = join(temp, `site-${places++}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const database = `${root}.sqlite`;
  const result = await buildContent({ root, publicDir: join(root, 'public'), database, isLenient: true });
  const db = openDatabase(database);
  toClose.push(db);
  const queries = contentQueries(db);
  const pages = await queries.queryCollection('content').all();
  return {
    drafts: [...result.drafts.keys()].toSorted(),
    problems: result.problems.map((problem) => formatProblem(problem, '')),
    paths: pages.map(({ path }) => path),
    menu: outline(await queries.listNavigation()),
    queries,
    html: (path: string) => {
      const page = pages.find((candidate) => candidate.path === path);
      return page ? renderToStaticMarkup(Prose({ nodes: page.body.nodes })).trim() : '';
    },
  };
}

function outline(items: readonly NavigationItem[], indent = ''): string[] {
  return items.flatMap((item) => [
    `${indent}${item.title} ${item.path}${item.icon ? ` ${item.icon}` : ''}`,
    ...outline(item.children ?? [], `${indent}  `),
  ]);
}

test('folder settings in YAML and JSON name a folder with and without an index, and hide one', async () => {
  const site = await read({
    '1.guide/.navigation.yml': 'title: "The guide"\nicon: i-lucide-book\n',
    '1.guide/index.md':
      '---\ntitle: All about it\nnavigation: { title: Short, icon: i-lucide-star }\n---\n\nWords.\n',
    '1.guide/1.a.md': '# A\n',
    '2.bare/.navigation.json': '{ "title": "No index", "icon": "i-lucide-folder" }',
    '2.bare/sub/b.md': '# B\n',
    // Saved by an editor of Windows.
    '3.secret/.navigation.yaml': '\uFEFFtitle: Hidden\r\nnavigation: false\r\n',
    '3.secret/deep/c.md': '# C\n',
    '4.open/d.md': '---\ntitle: D\nnavigation: false\n---\n\nWords.\n',
    '4.open/e.md': '# E\n',
  });
  expect(site.problems).toEqual([]);
  expect(site.menu).toEqual([
    'The guide /guide i-lucide-book',
    '  Short /guide i-lucide-star',
    '  A /guide/a',
    'No index /bare i-lucide-folder',
    '  Sub /bare/sub',
    '    B /bare/sub/b',
    'Open /open',
    '  E /open/e',
  ]);
  expect(site.paths).toContain('/secret/deep/c');
  expect(site.paths).toContain('/open/d');
});

test('keys with a dot in front matter stand for groups', async () => {
  const site = await read({
    'a.md':
      '---\ntitle: A\nnavigation.title: Short\nnavigation.icon: i-lucide-star\nhead.title: Long\n---\n\nWords.\n',
    'b.md':
      '---\ntitle: B\nnavigation: { title: Own }\nnavigation.title: Other\nnavigation.icon: i-lucide-sun\n---\n\nWords.\n',
    'c.md':
      '---\ntitle: C\nnavigation: false\nnavigation.title: Never\nseo.title: C\nseo.title.short: Never\nconstructor.prototype.x: 1\n---\n\nWords.\n',
    'd.md': '---\ntitle: D\nnavigation.icon: i-lucide-bok\n---\n\nWords.\n',
  });
  expect(site.menu).toEqual(['Short /a i-lucide-star', 'Own /b i-lucide-sun', 'D /d i-lucide-bok']);
  expect(site.problems).toEqual([
    'd.md:3 warning: There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?',
  ]);
  const head = await site.queries.queryCollection('content').path('/a').first();
  expect(head?.head).toEqual({ title: 'Long' });
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

test('numbers order files and folders and disappear, except where they are versions or years', async () => {
  const site = await read({
    'index.md': '# Home\n',
    '10.last/1.2.md': '# 1.2\n',
    '10.last/3.x.md': '# 3.x\n',
    '10.last/2024-norway.md': '# Norway\n',
    '02.first/10.ten.md': '# Ten\n',
    '02.first/9.nine.md': '# Nine\n',
    '02.first/0.zero.md': '# Zero\n',
    '02.first/1.index.md': '# First\n',
  });
  expect(site.problems).toEqual([]);
  expect(site.menu).toEqual([
    'Home /',
    'First /first',
    '  First /first',
    '  Zero /first/zero',
    '  Nine /first/nine',
    '  Ten /first/ten',
    'Last /last',
    '  1.2 /last/1.2',
    '  3.x /last/3.x',
    '  Norway /last/2024-norway',
  ]);
});

test('an index comes before the README of its folder, and two first pages are told apart', async () => {
  const site = await read({
    'README.md': '# For authors\n',
    'index.md': '# Home\n',
    'a/index.md': '# A\n',
    'a.md': '# Also A\n',
  });
  expect(site.paths).toEqual(['/a', '/']);
  expect(site.problems).toEqual([
    'a/index.md error: The page has the same address as a.md: /a. Rename one of the two files, or give one a "path:".',
  ]);
});

test('names with @, spaces, capitals and letters of any script become addresses that links can write', async () => {
  const site = await read({
    'index.md': [
      '[scope](/@scope/my-page), [spaces](<./Two Words/My page.md>), [encoded](./Two%20Words/My%20page.md),',
      '[東京](/都市/東京), [by file](./都市/東京.md), [umlaut](./Über/größe.md)',
    ].join('\n'),
    '@scope/My Page.md': '# Scoped\n',
    'Two Words/My page.md': '# Spaces\n',
    '都市/東京.md': '# 東京\n',
    'Über/größe.md': '# Größe\n',
    'c++/what?.md': '# What\n',
  });
  expect(site.problems).toEqual([]);
  expect(site.paths.toSorted()).toEqual([
    '/',
    '/@scope/my-page',
    '/c++/what',
    '/two-words/my-page',
    '/uber/grosse',
    '/都市/東京',
  ]);
  expect(site.html('/').match(/href="[^"]*"/g)).toEqual([
    'href="/@scope/my-page"',
    'href="/two-words/my-page"',
    'href="/two-words/my-page"',
    'href="/%E9%83%BD%E5%B8%82/%E6%9D%B1%E4%BA%AC"',
    'href="/都市/東京"',
    'href="/uber/grosse"',
  ]);
});

test('a file saved on Windows, with a byte order mark, is the same page', async () => {
  const text =
    '---\ntitle: Saved\nnavigation:\n  icon: i-lucide-star\n---\n\nWords\\\nand more.\n\n::note\nA note.\n::\n\n```js\nlet a;\n```\n';
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const site = await read({ 'unix.md': text, 'windows.md': windows });
  expect(site.problems).toEqual([]);
  expect(site.menu).toEqual(['Saved /unix i-lucide-star', 'Saved /windows i-lucide-star']);
  expect(site.html('/windows')).toBe(site.html('/unix'));
  expect(site.html('/windows')).toContain('A note.');
});

test('dot files, packages and data are no pages; Markdown by another name is reported', async () => {
  const site = await read({
    'index.md': '# Home\n',
    '.obsidian/notes.md': '# No\n',
    '.draft.md': '# No\n',
    'node_modules/a/readme.md': '# No\n',
    'data/team.yml': 'name: Ada\n',
    'data/list.json': '[]\n',
    'data/people.csv': 'name\nAda\n',
    'one.markdown': '# One\n',
    'TWO.MD': '# Two\n',
    'three.md': '# Three\n',
  });
  expect(site.paths).toEqual(['/', '/three']);
  expect(site.problems).toEqual([
    'one.markdown warning: Only files that end in .md are pages. Call it "one.md", or leave it as it is if it is none.',
    'TWO.MD warning: Only files that end in .md are pages. Call it "TWO.md", or leave it as it is if it is none.',
  ]);
  expect(await site.queries.queryCollection('info').all()).toEqual([]);
});

test('icons of a set that is not installed are one warning, wherever they are named', async () => {
  const site = await read({
    '1.a/.navigation.yml': 'icon: i-ph-folder\n',
    '1.a/a.md': '---\ntitle: A\nicon: i-ph-book\n---\n\n::card{title="A" icon="i-ph-sun"}\n::\n',
    'b.md': '---\ntitle: B\nicon: i-vscode-icons-file-type-vue\n---\n\nWords.\n',
  });
  expect(site.problems).toEqual([
    '1.a/.navigation.yml:1 warning: The icon set "ph" is not installed, so its icons are left out. Add it with "npm install @iconify-json/ph". It is named in 3 places.',
    'b.md:3 warning: The icon set "vscode-icons" is not installed, so its icons are left out. Add it with "npm install @iconify-json/vscode-icons".',
  ]);
});

test('drafts are in no list, menu or search, and a link to one from a published page is an error', async () => {
  const site = await read({
    'index.md': '# Home\n\n[One](./one.draft.md), [two](/notes/two), [three](/notes/three).\n',
    'one.draft.md': '# One\n\n[To another draft](/notes/two).\n',
    'notes/index.draft.md': '# Notes\n',
    'notes/two.md': '---\ntitle: Two\ndraft: true\n---\n\nWords.\n',
    'notes/three.md': '---\ntitle: Three\ndraft: false\n---\n\nWords with draft: true in them.\n',
    'notes/four.md': '---\ntitle: Four\ndraft: maybe\n---\n\nWords.\n',
  });
  expect(site.paths).toEqual(['/', '/notes/four', '/notes/three']);
  expect(site.menu).toEqual(['Home /', 'Notes /notes', '  Four /notes/four', '  Three /notes/three']);
  const rows = await site.queries.queryCollectionSearchSections('content');
  expect(rows.map(({ id }) => id)).toEqual(['/', '/notes/four', '/notes/three']);
  expect(site.drafts).toEqual(['/notes', '/notes/two', '/one']);
  const why = 'which is a draft and left out of a build. Publish the draft, or remove the link.';
  expect(site.problems).toEqual([
    'notes/four.md:3 error: "draft" must be true or false.',
    `index.md:3 warning: The link "./one.draft.md" leads to one.draft.md, ${why}`,
    `index.md:3 warning: The link "/notes/two" leads to notes/two.md, ${why}`,
  ]);
});

test('a folder of which most files have another ending is refused with what to do', async () => {
  const site = await read({
    'index.md': '# Home\n',
    'guide/start.mdx': "import { Card } from './card';\n\n# Start\n\n<Card />\n",
    'guide/next.mdx': '# Next\n',
  });
  expect(site.problems).toEqual([
    '. error: 2 files of 3 would be left out, because only files that end in .md are pages (.mdx, first guide/next.mdx). MDX is a program, which is never run here: rename each file to .md, delete its "import" lines, and write blocks such as ::note in place of its components. If they are no pages, name them under "exclude" in site.yaml, such as \'**/*.mdx\'.',
  ]);
  const excluded = await read({
    'site.yaml': "name: Site\nexclude: ['**/*.mdx']\n",
    'index.md': '# Home\n',
    'guide/start.mdx': '# Start\n',
    'guide/next.mdx': '# Next\n',
  });
  expect(excluded.problems).toEqual([]);
});

test('marks of other systems are reported once for each kind, with the first place and what to write', async () => {
  const site = await read({
    'index.md': '# Home\n\n[[toc]]\n\nText.\n\n::: tip\nOne.\n:::\n\n```md\n::: tip\n```\n\n`[[toc]]`\n',
    'one.md':
      '# One\n\n::: tip Title\nTwo.\n:::\n\n::: custom-box\nThree.\n:::\n\n[TOC]\n\n!!! warning\n    Four.\n',
    'two.md':
      '# Two\n\n:pm-install{name="vue"}\n\nRun :pm-install{name="vite"} first.\n\n:::tip\nA block.\n:::\n',
  });
  const block = (mark: string, name: string) =>
    `"${mark}" is the mark of another system and is shown as text. Write "::${name}" on the line above the text and "::" on the line below it.`;
  expect(site.problems).toEqual([
    'index.md:3 warning: "[[toc]]" is the mark of another system and is shown as text. Remove it: the headings of a page are listed beside it. It is named in 2 places.',
    `index.md:7 warning: ${block('::: tip', 'tip')} It is named in 2 places.`,
    `one.md:7 warning: ${block('::: custom-box', 'note')}`,
    `one.md:13 warning: ${block('!!! warning', 'warning')}`,
    'two.md:3 warning: ":pm-install" is a component of another site and is shown as text. Write the command in a code block: ```sh above it and ``` below it. It is named in 2 places.',
  ]);
});

test('the content.config.ts of Astro is not taken for one of Nuxt Content', async () => {
  const site = await read({
    'content.config.ts': `import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';
const docs = defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/docs' }), schema: z.object({}) });
const blog = defineCollection({ source: 'elsewhere/**' });
export const collections = { docs, blog };
`,
    'index.md': '# Home\n',
    'docs/one.md': '# One\n',
  });
  expect(site.paths).toEqual(['/docs/one', '/']);
  expect(site.problems).toEqual([
    'content.config.ts warning: This is a config file for Astro, whose collections are not read: every .md file of the folder is a page at the address of its file. "roots" in site.yaml can say otherwise.',
  ]);
});
