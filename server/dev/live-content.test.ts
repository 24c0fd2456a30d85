import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from '#pipeline/documents/parse-document.ts';
import type { Problem } from '#pipeline/problem.ts';
import { contentQueries } from '#queries/index.ts';
import { LiveContent } from './live-content.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-live-'));
  root = join(folder, 'content');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Live content whose problems are modified on their way from the parser. */
async function open(change: (problem: Problem) => Problem = (problem) => problem): Promise<LiveContent> {
  const content = new LiveContent({
    root,
    publicDir: join(folder, 'public'),
    database: join(folder, 'dev.sqlite'),
    parse: async (input) => {
      const { stored, problems } = await parseDocument(input);
      return { stored, problems: problems.map(change) };
    },
  });
  await content.readAll();
  return content;
}

const titleOf = async (content: LiveContent) =>
  (await contentQueries(content.database).queryCollection('content').path('/').first())?.title;

test.each([
  ['that is not closed', '---\ntitle: Broken\n'],
  ['that is not YAML', '---\ntitle: Broken: really\n---\n'],
  ['that is a list', '---\n- Broken\n---\n'],
])('a page with front matter %s keeps its last good form, whatever the message says', async (_, broken) => {
  write('index.md', '---\ntitle: Good\n---\n\nText.\n');
  const content = await open((problem) => ({ ...problem, message: 'Other words.' }));
  write('index.md', broken);
  expect(await content.fileChanged('index.md', 'change')).toBe('page');
  expect(await titleOf(content)).toBe('Good');
  expect(content.problems().map(({ message }) => message)).toEqual(['Other words.']);
});

test('an error with another code leaves the edit on the screen, though its message be about front matter', async () => {
  write('index.md', '---\ntitle: Good\n---\n\nText.\n');
  const content = await open((problem) => ({ ...problem, message: 'The front matter is not closed.' }));
  write('index.md', '---\ntitle: Edited\n---\n\n![A cat](cat.png)\n');
  expect(await content.fileChanged('index.md', 'change')).toBe('navigation');
  expect(await titleOf(content)).toBe('Edited');
  expect(content.problems().map(({ code }) => code)).toEqual(['picture-missing']);
});

test('an edit says what it means for the open pages', async () => {
  const front = (title: string) => `---\ntitle: ${title}\ndescription: The first page.\n---\n\n`;
  write('index.md', `${front('Home')}::code-file{src="./a.js"}\n::\n`);
  write('a.js', 'one();\n');
  write('notes.txt', 'Nothing.\n');
  const content = await open();
  write('notes.txt', 'Still nothing.\n');
  expect(await content.fileChanged('notes.txt', 'change')).toBe('nothing');
  write('a.js', 'two();\n');
  expect(await content.fileChanged('a.js', 'change')).toBe('page');
  write('index.md', `${front('Home')}Other text.\n`);
  expect(await content.fileChanged('index.md', 'change')).toBe('page');
  write('index.md', `${front('Start')}Other text.\n`);
  expect(await content.fileChanged('index.md', 'change')).toBe('navigation');
  write('new.md', '# New\n');
  expect(await content.fileChanged('new.md', 'add')).toBe('navigation');
  rmSync(join(root, 'new.md'));
  expect(await content.fileChanged('new.md', 'unlink')).toBe('navigation');
});

test('a page described by its first paragraph says so when that is edited, and what several pages include adds up', async () => {
  write('index.md', '---\ntitle: Home\n---\n\nThe first words.\n\n::code-file{src="./a.js"}\n::\n');
  write('page.md', '---\ntitle: Page\n---\n\nOther words.\n\n::code-file{src="./a.js"}\n::\n');
  write('a.js', 'one();\n');
  const content = await open();
  write('index.md', '---\ntitle: Home\n---\n\nThe first new words.\n\n::code-file{src="./a.js"}\n::\n');
  expect(await content.fileChanged('index.md', 'change')).toBe('description');
  write('page.md', '---\ntitle: Page\n---\n\nOther new words.\n\n::code-file{src="./a.js"}\n::\n');
  write('a.js', 'two();\n');
  expect(await content.fileChanged('a.js', 'change')).toBe('description');
  expect(content.pathsOf('a.js')).toEqual(['/', '/page']);
});

test('a file that a page was missing is noticed, whatever it is', async () => {
  write('index.md', '# Home\n\n[Notes](notes.pdf)\n');
  const content = await open();
  expect(content.problems().map(({ code }) => code)).toEqual(['link-file-missing']);
  write('notes.pdf', 'Notes.');
  expect(await content.fileChanged('notes.pdf', 'add')).toBe('navigation');
  expect(content.problems()).toEqual([]);
});

test('a page that gets another address is found there', async () => {
  write('index.md', '# Home\n\n[Page](page.md)\n');
  write('page.md', '# Page\n');
  const content = await open();
  write('page.md', '---\npath: /elsewhere\n---\n\n# Page\n');
  expect(await content.fileChanged('page.md', 'change')).toBe('navigation');
  const pages = contentQueries(content.database).queryCollection('content');
  expect(await pages.path('/elsewhere').count()).toBe(1);
  expect(content.problems()).toEqual([]);
});

test('an edited list of redirects counts at once', async () => {
  write('index.md', '# Home\n');
  write('redirects.yaml', '/old: /\n');
  const content = await open();
  write('redirects.yaml', '/older: /\n');
  expect(await content.fileChanged('redirects.yaml', 'change')).toBe('navigation');
  expect([content.findRedirect('/old'), content.findRedirect('/older')]).toEqual([null, '/']);
});

test('while pages are being read again, a dead link stays told', async () => {
  write('index.md', '# Home\n\n[New](/new)\n');
  const seen: string[][] = [];
  const content = new LiveContent({
    root,
    publicDir: join(folder, 'public'),
    database: join(folder, 'dev.sqlite'),
    parse: (input) => {
      seen.push(content.problems().map(({ code }) => code));
      return parseDocument(input);
    },
  });
  write('other.md', '# Other\n');
  await content.readAll();
  expect(content.problems().map(({ code }) => code)).toEqual(['link-target-missing']);
  seen.length = 0;
  write('new.md', '# New\n');
  write('newer.md', '# Newer\n');
  expect(await content.fileChanged('new.md', 'add')).toBe('navigation');
  expect(seen[0]).toEqual(['link-target-missing']);
  expect(content.problems()).toEqual([]);
});

test('a page that is being rendered while the folder is read again is rendered to the end', async () => {
  write('index.md', '---\ntitle: Before\n---\n\nText.\n');
  const content = await open();
  const queries = contentQueries(content.database);
  write('index.md', '---\ntitle: After\n---\n\nText.\n');
  write('new.md', '---\ntitle: New\n---\n\nText.\n');
  expect(await content.fileChanged('new.md', 'add')).toBe('navigation');
  expect((await queries.queryCollection('content').path('/').first())?.title).toBe('Before');
  expect(await titleOf(content)).toBe('After');
});

test('an edit of the theme or of a template is seen at once, with what is wrong with it', async () => {
  write('index.md', '::person{name="Ada"}\n::\n');
  mkdirSync(join(root, 'blocks'));
  write('blocks/person.html', '<p>{name}</p>');
  write('theme.css', ':root { --ui-radius: 0; }');
  const content = await open();
  const bodyOf = async () =>
    (await contentQueries(content.database).queryCollection('content').path('/').first())?.body.nodes;
  expect(content.theme).toBe(':root{--ui-radius:0}');
  expect(await bodyOf()).toEqual([['p', {}, 'Ada']]);

  write('theme.css', ':root { --ui-radius: 4px; }');
  expect(await content.fileChanged('theme.css', 'change')).toBe('navigation');
  expect(content.theme).toBe(':root{--ui-radius:4px}');
  write('blocks/person.html', '<p onclick="a()">By {name}</p>');
  expect(await content.fileChanged('blocks/person.html', 'change')).toBe('navigation');
  expect(await bodyOf()).toEqual([['p', {}, 'By Ada']]);
  write('theme.css', 'body {}');
  await content.fileChanged('theme.css', 'change');
  expect(content.problems().map(({ file, code }) => `${file} ${code}`)).toEqual([
    'theme.css theme-rule',
    'blocks/person.html event-handler-refused',
  ]);
});

test('drafts are there while an author writes, and a link to one says that a build leaves it out', async () => {
  write('index.md', '# Home\n\n[Later](/later)\n');
  write('later.md', '---\ndraft: true\n---\n\n# Later\n\n[Home](/)\n');
  const content = await open();
  const queries = contentQueries(content.database);
  const draftOf = async () => (await queries.queryCollection('content').path('/later').first())?.meta.draft;
  expect(await draftOf()).toBe(true);
  expect(content.problems().map(({ file, code }) => [file, code])).toEqual([['index.md', 'link-to-draft']]);
  write('later.md', '# Later\n\n[Home](/)\n');
  expect(await content.fileChanged('later.md', 'change')).toBe('navigation');
  expect(await draftOf()).toBe(undefined);
  expect(content.problems()).toEqual([]);
});
