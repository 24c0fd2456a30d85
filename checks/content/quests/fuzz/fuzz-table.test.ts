import { expect, test } from 'vitest';
import type { FuzzedQuest } from './fuzz-quests.ts';
import { fuzzTable, survivorList } from './fuzz-table.ts';

const quest: FuzzedQuest = {
  slug: 'tabs',
  counts: {
    rewrites: { run: 40, explained: 0 },
    mutants: { run: 30, explained: 10 },
    cheats: { run: 53, explained: 1 },
  },
  survivors: [
    {
      ...{ part: 'rewrites', name: 'a: rewrite 1: comments', files: [] },
      failures: [{ id: 'roles', state: 'failed', words: 'There are no tabs.' }],
    },
    { part: 'mutants', name: 'a: <p> is gone', files: [], failures: [] },
    { part: 'mutants', name: 'b: <p> is gone', files: [], failures: [] },
  ],
};

test('a row says what became of the answers of each part', () => {
  expect(fuzzTable([quest])).toBe(
    [
      'quest  rewrites accepted  mutants caught  cheats caught  explained  survivors',
      'tabs               39/40           28/30          53/53         11          3',
    ].join('\n'),
  );
});

test('survivors are listed by part, with the messages of the checks that refuse a rewrite', () => {
  expect(survivorList(quest, 1)).toBe(
    [
      'tabs, rewrites that are refused:',
      '  a: rewrite 1: comments',
      '      roles: There are no tabs.',
      'tabs, mutants that pass:',
      '  a: <p> is gone',
      '  … and 1 more',
    ].join('\n'),
  );
  expect(survivorList({ ...quest, survivors: [] })).toBe('');
});
