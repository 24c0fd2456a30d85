import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNoticed, recordNoticed } from './noticed-changes.ts';
import type { ProvedAnswer, QuestProof } from './prove-quest.ts';

const scratch = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const change = (name: string, ...failed: string[]): ProvedAnswer => ({
  name,
  results: ['one', 'two'].map((id) => ({ id, state: failed.includes(id) ? 'failed' : 'passed', words: '' })),
});

const proofOf = (slug: string, mutants: ProvedAnswer[]): QuestProof => ({
  ...{ slug, mutants, unrun: [], solutions: [], wrong: [], checks: [] },
  quest: { folder: slug, starter: [], solutions: [], wrong: [], checksSource: '', proof: '', read: [] },
  proof: { wrong: {}, survivors: new Map() },
  starter: { name: 'starter', results: [] },
});

test('each change is kept with the check that noticed it, the one that notices least where several did', () => {
  const file = join(scratch, 'quests.json');
  const quest = proofOf('b', [
    change('x', 'one'),
    change('y', 'one', 'two'),
    change('z', 'one'),
    change('passes'),
  ]);
  expect(recordNoticed([quest, proofOf('gone', [])], ['b', 'gone'], file)).toBe(true);
  expect(recordNoticed([proofOf('a', [change('x', 'two')])], ['b', 'a'], file)).toBe(true);
  expect(recordNoticed([quest], ['b', 'a'], file)).toBe(false);
  expect(readNoticed(file)).toEqual({ a: { x: 'two' }, b: { x: 'one', y: 'two', z: 'one' } });
  expect(readFileSync(file, 'utf8').split('\n').slice(0, 4)).toEqual([
    '{',
    '  "a": {',
    '    "x": "two"',
    '  },',
  ]);
});

test('without a file nothing is known', () => {
  expect(readNoticed(join(scratch, 'none.json'))).toEqual({});
});
