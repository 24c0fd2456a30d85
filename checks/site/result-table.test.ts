import { expect, test } from 'vitest';
import { resultTable } from './result-table.ts';

test('one line a check, and what it measured', () => {
  const finding = { file: 'a', line: null, rule: 'r', message: 'm' };
  const results = [
    { name: 'links', what: '1,234 addresses', findings: [], milliseconds: 1234 },
    { name: 'sizes', what: '1 page', findings: [finding], milliseconds: 12_000, notes: ['kind 1'] },
  ];
  expect(resultTable(results).split('\n')).toEqual([
    'links  1,234 addresses  nothing found   1.2 s',
    'sizes  1 page           1 finding      12.0 s',
    '    kind 1',
  ]);
});
