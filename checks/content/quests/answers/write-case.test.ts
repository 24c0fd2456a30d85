import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeExport } from '#runtime/progress/transfer.ts';
import type { Entry } from '#schema/progress.ts';
import type { AnswerableQuest } from './answer-cases.ts';
import { readAnswer, withFails, writeCase } from './write-case.ts';

const quest: AnswerableQuest = {
  slug: 'tabs',
  folder: {
    folder: '2.quests/19.tabs',
    starter: [
      { name: 'page.html', text: 'Start' },
      { name: 'data.js', text: '1' },
      { name: 'script.js', text: '2' },
    ],
    ...{ solutions: [], wrong: [], checksSource: '', proof: null, read: [] },
  },
  checks: [],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'case-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

test('a page of any name replaces the page of the quest', () => {
  expect(readAnswer(write('my answer.html', 'Mine'), quest)).toEqual([{ name: 'page.html', text: 'Mine' }]);
});

test('a script must be named where the quest has two', () => {
  expect(readAnswer(write('script.js', '3'), quest)).toEqual([{ name: 'script.js', text: '3' }]);
  expect(() => readAnswer(write('mine.js', '3'), quest)).toThrow('Rename it to one of these');
});

test('of a folder, only the files that differ from the starter are taken', () => {
  write('page.html', 'Start');
  write('script.js', '3');
  expect(readAnswer(root, quest)).toEqual([{ name: 'script.js', text: '3' }]);
});

test('of an export, the newest answer to the quest is taken', () => {
  const draft = (path: string, at: number, text: string) =>
    ({
      kind: 'draft' as const,
      path,
      id: String(at),
      at,
      files: [{ name: 'script.js', text }],
    }) satisfies Entry;
  const entries = [
    draft('/quests/tabs', 1, 'old'),
    draft('/quests/tabs', 2, 'new'),
    draft('/quests/faq', 3, 'x'),
  ];
  const file = write('progress.json', writeExport(entries, new Date(5)));
  expect(readAnswer(file, quest)).toEqual([{ name: 'script.js', text: 'new' }]);
});

test('an answer that is the starter is refused', () => {
  expect(() => readAnswer(write('page.html', 'Start'), quest)).toThrow('no file that differs');
});

test('a case is written anew', () => {
  mkdirSync(join(root, 'case'));
  write('case/old.css', '');
  writeCase(join(root, 'case'), [{ name: 'script.js', text: '3' }]);
  expect(readdirSync(join(root, 'case'))).toEqual(['script.js']);
  expect(readFileSync(join(root, 'case/script.js'), 'utf8')).toBe('3');
});

test('lines of fails.yaml are added, replaced and removed, and comments stay', () => {
  const text = '# From the review.\nno-keys: [keys]\n';
  expect(withFails('', 'no-keys', ['keys', 'focus'])).toBe('no-keys: [keys, focus]\n');
  expect(withFails(text, 'hidden', ['roles'])).toBe(`${text}hidden: [roles]\n`);
  expect(withFails(text, 'no-keys', ['focus'])).toBe('# From the review.\nno-keys: [focus]\n');
  expect(withFails(`${text}hidden: [roles]\n`, 'hidden', null)).toBe(text);
});
