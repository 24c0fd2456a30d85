import { expect, test } from 'vitest';
import { isFilter, matchesFilter } from './filter-sidebar.ts';

test('a part of the title is enough, whatever its capitals', () => {
  expect(matchesFilter('fieldset', 'SET')).toBe(true);
  expect(matchesFilter('How a browser reads HTML', 'html')).toBe(true);
  expect(matchesFilter('fieldset', 'setting')).toBe(false);
});

test('every word has to be there, in any order', () => {
  expect(matchesFilter('How a browser reads HTML', 'html  browser')).toBe(true);
  expect(matchesFilter('How a browser reads HTML', 'html server')).toBe(false);
});

test('an element may be typed in its brackets', () => {
  expect(matchesFilter('dialog', '<dialog>')).toBe(true);
  expect(matchesFilter('dialog', '<d')).toBe(true);
});

test('spaces and brackets alone filter nothing', () => {
  expect(isFilter(' < ')).toBe(false);
  expect(isFilter('a')).toBe(true);
  expect(matchesFilter('dialog', ' ')).toBe(true);
});
