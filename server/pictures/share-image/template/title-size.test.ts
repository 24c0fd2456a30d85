import { expect, test } from 'vitest';
import { titleSize } from './title-size.ts';

const sizeOf = (title: string, height = 340) => titleSize(title, 1056, height);

test('a short title is large and on one line', () => {
  expect(sizeOf('Are you sure?')).toEqual({ size: 132, lines: 1 });
});

test.each([
  ['The first rule of ARIA, with receipts', { size: 96, lines: 3 }],
  ['How a browser reads HTML: tags, elements, the tree', { size: 96, lines: 3 }],
  ['word '.repeat(18).trim(), { size: 70, lines: 4 }],
])('%s is smaller and has more lines', (title, expected) => {
  expect(sizeOf(title)).toEqual(expected);
});

test('a word longer than a line makes the title small, and the longest of all is broken', () => {
  expect(sizeOf('a'.repeat(20)).size).toBe(96);
  expect(sizeOf('a'.repeat(21)).size).toBe(82);
  expect(sizeOf('a'.repeat(200))).toEqual({ size: 52, lines: 4 });
});

test('less height leaves fewer lines', () => {
  expect(sizeOf('a'.repeat(200), 120)).toEqual({ size: 52, lines: 2 });
  expect(sizeOf('a'.repeat(200), 10)).toEqual({ size: 52, lines: 1 });
});
