import { expect, test } from 'vitest';
import type { CheckResult } from '#schema/page/quest.ts';
import { caseTable, faultsOfVerdict } from './judge-cases.ts';
import type { JudgedCase } from './run-cases.ts';

const judged = (more: Partial<JudgedCase>): JudgedCase => ({
  ...{ slug: 'hello-page', isRight: true, name: 'plain', files: [], fails: [], failures: [] },
  ...more,
});
const failed = (id: string): CheckResult => ({ id, state: 'failed', words: 'There is no title.' });
const broken: CheckResult = { id: 'title', state: 'broken', words: 'No answer.' };

test('a right answer must pass every check', () => {
  expect(faultsOfVerdict(judged({}))).toEqual([]);
  expect(faultsOfVerdict(judged({ failures: [failed('title')] }))).toEqual(['title: There is no title.']);
});

test('a wrong answer must fail the checks that are named, and may fail others', () => {
  const wrong = (failures: CheckResult[], fails: string[] | null) =>
    faultsOfVerdict(judged({ isRight: false, failures, fails }));
  expect(wrong([failed('title')], ['title'])).toEqual([]);
  expect(wrong([failed('title'), failed('language')], ['title'])).toEqual([]);
  expect(wrong([failed('language')], null)).toEqual([]);
  expect(wrong([], null)).toEqual(['accepted by every check']);
  expect(wrong([failed('language')], ['title'])).toEqual([
    'title: passes, and fails.yaml says that it must fail',
    'language fails: There is no title.',
  ]);
});

test('a check that breaks has not caught an answer, unless the answer never ends', () => {
  const wrong = (result: CheckResult) =>
    faultsOfVerdict(judged({ isRight: false, failures: [result], fails: ['title'] }));
  expect(wrong(broken)).toEqual(['accepted by every check', 'title: No answer.']);
  expect(wrong({ ...broken, isEndless: true })).toEqual([]);
});

test('the table counts per quest and lists what was judged wrong', () => {
  const cases = [
    judged({}),
    judged({ name: 'short', failures: [failed('title')] }),
    judged({ isRight: false, name: 'hidden', fails: ['title'] }),
    judged({ slug: 'tabs', isRight: false, name: 'no-keys', failures: [failed('keys')], fails: ['keys'] }),
  ];
  expect(caseTable(cases)).toBe(
    [
      'quest       right accepted  wrong caught',
      'hello-page             1/2           0/1',
      'tabs                   0/0           1/1',
      'all                    1/2           1/2',
      '',
      'hello-page/right/short',
      '  title: There is no title.',
      '',
      'hello-page/wrong/hidden',
      '  accepted by every check',
    ].join('\n'),
  );
});
