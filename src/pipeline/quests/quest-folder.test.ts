import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type QuestAnswer, questFolderOf, readQuestFolder } from './quest-folder.ts';

let root: string;
const write = (name: string, text: string) => {
  const file = join(root, 'quests/a', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-quest-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const told = (answers: readonly QuestAnswer[]) =>
  answers.map(({ name, files }) => `${name}: ${files.map((file) => `${file.name}=${file.text}`).join(' ')}`);

test('an answer has the files of the starter, unless it brings others, and the page comes first', () => {
  for (const [name, text] of Object.entries({
    'starter/a.js': 's',
    'starter/index.html': 's',
    'starter/data.js': 's',
    'starter/notes.txt': 's',
    'starter/style.css': 's',
    'solution-a/index.html': 'a',
    'solution-b/a.js': 'b',
  }))
    write(name, text);
  const { starter, solutions } = readQuestFolder(root, 'quests/a');
  expect(starter.map(({ name }) => name)).toEqual([
    ...['index.html', 'style.css', 'a.js', 'data.js', 'notes.txt'],
  ]);
  expect(told(solutions)).toEqual([
    'a: index.html=a style.css=s a.js=s data.js=s notes.txt=s',
    'b: index.html=s style.css=s a.js=b data.js=s notes.txt=s',
  ]);
});

test('a wrong answer is solution A with one file or several in the place of its own', () => {
  for (const [name, text] of Object.entries({
    'starter/form.html': 's',
    'starter/script.js': 's',
    'solution-a/form.html': 'a',
    'solution-a/script.js': 'a',
    'wrong/no-name.html': 'w',
    'wrong/no-handler.js': 'w',
    'wrong/both/form.html': 'w',
    'wrong/both/script.js': 'w',
  }))
    write(name, text);
  expect(told(readQuestFolder(root, 'quests/a').wrong)).toEqual([
    'both: form.html=w script.js=w',
    'no-handler: form.html=a script.js=w',
    'no-name: form.html=w script.js=a',
  ]);
});

test('a quest can be run when its folder has checks', () => {
  write('index.md', '# A');
  expect(questFolderOf(root, 'quests/a/index.md', '/quests/a')).toBeNull();
  write('checks.js', 'export default []');
  expect(questFolderOf(root, 'quests/a/index.md', '/quests/a')).toBe('quests/a');
  expect(questFolderOf(root, 'quests/a/index.md', '/projects/a')).toBeNull();
});
