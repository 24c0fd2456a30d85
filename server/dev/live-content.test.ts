import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from '#pipeline/parse-document.ts';
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

/** Live content whose problems are changed on their way from the parser. */
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
  (await contentQueries(content.open()).queryCollection('content').path('/').first())?.title;

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
