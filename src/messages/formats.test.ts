import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

test('English has a form for one and a form for all other numbers', () => {
  const { plural } = formatsOf('en-GB');
  const pages = { one: '# page', other: '# pages' };
  expect([0, 1, 2, 1234].map((count) => plural(count, pages))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '1,234 pages',
  ]);
});

test('other languages have other forms and separators', () => {
  const { plural, number } = formatsOf('pl');
  const pages = { one: '# strona', few: '# strony', many: '# stron', other: '# strony' };
  expect([1, 2, 5, 22].map((count) => plural(count, pages))).toEqual([
    '1 strona',
    '2 strony',
    '5 stron',
    '22 strony',
  ]);
  expect(number(12_345.5)).toBe('12\u00a0345,5');
});

test('a form that is left out is the one for other numbers', () => {
  expect(formatsOf('en-GB').plural(1, { other: '# sheep' })).toBe('1 sheep');
});
