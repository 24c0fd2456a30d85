import { expect, test } from 'vitest';
import { numbersIn, share, tableText } from './evidence.ts';

test('columns of numbers are aligned at their end', () => {
  expect(
    tableText({
      head: ['a', 'b', 'c'],
      rows: [
        ['1', '20 %', 'x'],
        ['2', '3', '4'],
      ],
    }),
  ).toBe('| a | b | c |\n|---|---:|---|\n| 1 | 20 % | x |\n| 2 | 3 | 4 |');
});

test('numbers are found as they are written', () => {
  expect(numbersIn('Of 1,310 answers, 93 % are 4.5 times 2.')).toEqual(['1,310', '93', '4.5', '2']);
  expect(numbersIn('in 2020, and 15, 16.')).toEqual(['2020', '15', '16']);
});

test('a share is rounded', () => {
  expect(share(2, 3)).toBe('67 %');
});
