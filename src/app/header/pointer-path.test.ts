import { expect, test } from 'vitest';
import { createPointerPath } from './pointer-path.ts';

/** What is said at the last of some points. */
function lastOf(points: [number, number][]): boolean | undefined {
  const path = createPointerPath();
  return points.map(([x, y]) => path.isGoingDown(x, y)).at(-1);
}

test('a slant towards what lies below goes down, by large steps and by single pixels', () => {
  expect(
    lastOf([
      [650, 30],
      [610, 38],
    ]),
  ).toBe(true);
  const slow = Array.from({ length: 40 }, (_, at): [number, number] => [650 - at, 30 + Math.floor(at / 5)]);
  expect(lastOf(slow)).toBe(true);
  // The last step by itself was level.
  expect(slow.at(-1)?.[1]).toBe(slow.at(-2)?.[1]);
});

test('a way across does not go down, and a hand that is not quite steady changes nothing', () => {
  expect(
    lastOf([
      [650, 30],
      [560, 30],
    ]),
  ).toBe(false);
  expect(
    lastOf([
      [650, 30],
      [630, 31],
      [610, 32],
      [590, 31],
      [570, 32],
    ]),
  ).toBe(false);
});

test('only the last piece of the way counts', () => {
  expect(
    lastOf([
      [650, 10],
      [640, 40],
      [600, 40],
      [570, 40],
      [540, 40],
    ]),
  ).toBe(false);
});

test('the first point has no direction, and a way up is none down', () => {
  expect(lastOf([[650, 30]])).toBe(false);
  expect(
    lastOf([
      [650, 60],
      [640, 30],
    ]),
  ).toBe(false);
});

test('a new way does not remember how the pointer came', () => {
  const path = createPointerPath();
  for (const x of [700, 680, 660, 640]) path.isGoingDown(x, 30);
  expect(path.isGoingDown(634, 31)).toBe(false);
  path.isGoingDown(640, 30);
  path.restart();
  expect(path.isGoingDown(634, 31)).toBe(true);
});
