import { expect, test } from 'vitest';
import { currentSection } from './mark-current-section.ts';

const read = (
  tops: number[],
  { isAtEnd = false, chosen = -1 }: { isAtEnd?: boolean; chosen?: number } = {},
) => currentSection({ tops, line: 100, height: 700, isAtEnd, chosen });

test('the last heading that was reached is current', () => {
  expect(read([-900, -40, 100, 500])).toBe(2);
  expect(read([-900, -40, 101, 500])).toBe(1);
  expect(read([-5000, -4000, -3000])).toBe(2);
});

test('above the first heading the first one is current', () => {
  expect(read([300, 900, 1500])).toBe(0);
});

test('at the end of the page the last heading is current, however far it is from the top', () => {
  expect(read([-900, 80, 300, 600], { isAtEnd: true })).toBe(3);
});

test('a heading that was asked for is current while it is seen', () => {
  expect(read([-900, 80, 300, 600], { isAtEnd: true, chosen: 2 })).toBe(2);
  expect(read([-900, 80, 300, 600], { chosen: 3 })).toBe(3);
  expect(read([-900, 0, 90, 600], { chosen: 1 })).toBe(1);
});

test('a heading that was asked for counts no more once it is passed or out of sight', () => {
  expect(read([-900, -1, 90, 600], { chosen: 1 })).toBe(2);
  expect(read([-900, 80, 700, 900], { chosen: 2 })).toBe(1);
  expect(read([-900, 80, 300, 600], { isAtEnd: true, chosen: 9 })).toBe(3);
});
