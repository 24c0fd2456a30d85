import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { QuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { QuestProof } from './prove-quest.ts';
import { checkRecordedProofs, readRecordedProofs, recordProofs } from './recorded-proofs.ts';

const answer = (name: string, text: string) => ({ name, files: [{ name: 'index.html', text }] });
const folder: QuestFolder = {
  ...{ folder: '2.quests/01.a', checksSource: 'export default []', proof: 'wrong: {}', read: [] },
  starter: answer('', 'starter').files,
  solutions: [answer('a', 'one'), answer('b', 'two')],
  wrong: [answer('slip', 'wrong')],
};
const proofOf = (slug: string, quest = folder): QuestProof => ({
  ...{ slug, quest, hasMutants: true, solutions: [], wrong: [], checks: [] },
  proof: { wrong: {}, survivors: new Map([['a: same', 'It is the same page.']]) },
  starter: { name: 'starter', results: [] },
  mutants: [
    { name: 'a: same', results: [{ id: 'one', state: 'passed', words: '' }] },
    { name: 'a: other', results: [{ id: 'one', state: 'failed', words: '' }] },
  ],
});
const scratch = mkdtempSync(join(tmpdir(), 'plinth-proofs-'));
const newFile = () => join(mkdtempSync(join(scratch, 'record-')), 'quests.json');
afterAll(() => rmSync(scratch, { recursive: true }));

test('a proof is recorded with its counts, the others stay, and those of quests that are gone do not', () => {
  const file = newFile();
  expect(recordProofs([proofOf('b'), proofOf('gone')], ['b', 'gone'], 'kit', file)).toBe(true);
  expect(recordProofs([proofOf('a')], ['b', 'a'], 'kit', file)).toBe(true);
  expect(recordProofs([proofOf('a')], ['b', 'a'], 'kit', file)).toBe(false);
  expect(readFileSync(file, 'utf8').replaceAll(/"[\da-f]{16}"/g, '"…"')).toMatchInlineSnapshot(`
    "{
      "a": { "hash": "…", "made": 2, "killed": 1, "explained": 1 },
      "b": { "hash": "…", "made": 2, "killed": 1, "explained": 1 }
    }
    "
  `);
});

test.each<[string, QuestFolder, string]>([
  ['the kit', folder, 'another kit'],
  ['the starter', { ...folder, starter: answer('', 'other').files }, 'kit'],
  ['a solution', { ...folder, solutions: [answer('a', 'one'), answer('b', 'three')] }, 'kit'],
  ['a wrong answer', { ...folder, wrong: [] }, 'kit'],
  ['a check', { ...folder, checksSource: 'export default [{}]' }, 'kit'],
  ['a reason', { ...folder, proof: 'wrong: {}\nsurvivors: []' }, 'kit'],
])('a record is old when %s has changed', (_, quest, version) => {
  const file = newFile();
  recordProofs([proofOf('a')], ['a'], 'kit', file);
  const recorded = readRecordedProofs(file);
  expect(checkRecordedProofs([proofOf('a')], recorded, 'kit')).toEqual([]);
  expect(checkRecordedProofs([proofOf('a', quest)], recorded, version)).toEqual([
    {
      code: 'check-quests',
      severity: 'error',
      file: '2.quests/01.a/proof.yaml',
      line: null,
      message:
        'The quest has changed since it was proved with changed solutions. Run "npm run check:quest -- a" and commit facts/quests.json.',
    },
  ]);
});

test('a change of the kit is told once, not for each quest', () => {
  const file = newFile();
  const quests = [proofOf('a'), proofOf('b')];
  recordProofs(quests, ['a', 'b'], 'kit', file);
  const told = checkRecordedProofs(quests, readRecordedProofs(file), 'another kit');
  expect(told.map((problem) => [problem.file, problem.message])).toEqual([
    [
      '../facts/quests.json',
      'The kit of all quests has changed since they were proved with changed solutions. Run "npm run check:quest", which takes minutes, and commit facts/quests.json.',
    ],
  ]);
});

test('a quest that nobody has proved is told', () => {
  expect(checkRecordedProofs([proofOf('a')], readRecordedProofs(newFile()), 'kit')).toHaveLength(1);
});
