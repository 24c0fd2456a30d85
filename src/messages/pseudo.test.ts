import { expect, test } from 'vitest';
import { accented, pseudo } from './pseudo.ts';

test('every letter gets an accent and vowels are doubled', () => {
  expect(accented('Open menu')).toBe('Óòþéèñ ɱéèñúù');
  expect(accented('abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[a-z]/i);
});

test('what is no letter stays: tags, numbers, spaces', () => {
  expect(accented('<b>1,234</b> (x)')).toBe('<b>1,234</b> (ẋ)');
});

test('strings in objects and from functions are changed, other values are not', () => {
  const { words, count, size } = pseudo({
    words: { on: ['an'] },
    count: (number: number) => `${number} in`,
    size: (number: number) => number,
  });
  expect(words).toEqual({ on: ['áàñ'] });
  expect(count(3)).toBe('3 íìñ');
  expect(size(3)).toBe(3);
});
