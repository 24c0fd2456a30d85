import { expect, test } from 'vitest';
import { countText, isSelected, readSelection, writeSelection } from './filter-query.ts';

const offers = { difficulty: ['', 'beginner', 'expert'], skill: ['', 'headings'] };

test('an address says what is selected; a value that is not on offer is ignored', () => {
  expect(readSelection('?difficulty=beginner&skill=headings', offers)).toEqual({
    difficulty: 'beginner',
    skill: 'headings',
  });
  expect(readSelection('?difficulty=easy&skill=headings&page=2', offers)).toEqual({
    difficulty: '',
    skill: 'headings',
  });
  expect(readSelection('', offers)).toEqual({ difficulty: '', skill: '' });
});

test('a selection is written into an address, and what others wrote there stays', () => {
  expect(writeSelection('?from=mail', { skill: 'headings' })).toBe('?from=mail&skill=headings');
  expect(writeSelection('?skill=headings&from=mail', { skill: '' })).toBe('?from=mail');
  expect(writeSelection('?skill=headings', { skill: '', difficulty: '' })).toBe('');
  expect(writeSelection('?skill=links', { skill: 'headings' })).toBe('?skill=headings');
});

test('an entry belongs to a selection when it has every value that is asked for', () => {
  const values: Record<string, string[]> = { difficulty: ['beginner'], author: ['bao', 'amara-ode'] };
  const isFound = (selection: Record<string, string>) => isSelected(selection, (name) => values[name] ?? []);
  expect(isFound({})).toBe(true);
  expect(isFound({ difficulty: '', author: '' })).toBe(true);
  expect(isFound({ difficulty: 'beginner', author: 'amara-ode' })).toBe(true);
  expect(isFound({ difficulty: 'expert', author: 'bao' })).toBe(false);
  expect(isFound({ year: '2026' })).toBe(false);
});

test('the count names the whole, and the part when there is one', () => {
  expect(countText(25, 25, '25 quests')).toBe('25 quests');
  expect(countText(3, 25, '25 quests')).toBe('3 of 25 quests');
  expect(countText(0, 25, '25 quests')).toBe('0 of 25 quests');
  expect(countText(25, 25, '25 quests', ', 2 done')).toBe('25 quests, 2 done');
  expect(countText(3, 25, '25 quests', ', 2 done')).toBe('3 of 25 quests');
});
