import { expect, test } from 'vitest';
import { print } from './print.ts';

class Point {
  x = 1;
}
const circle: Record<string, unknown> = { name: 'circle' };
circle.self = circle;

test.each([
  ["it's", `"it's"`],
  ['say "a"\n', `'say "a"\\n'`],
  [-0, '-0'],
  [12n, '12n'],
  [undefined, 'undefined'],
  [Symbol('a'), 'Symbol(a)'],
  [Point, '[class Point]'],
  [{ 'a-b': null, c: [1, ['two']] }, "{ 'a-b': null, c: [1, ['two']] }"],
  [new Point(), 'Point { x: 1 }'],
  [new Map([['a', new Set([1])]]), "Map(1) { 'a' => Set(1) { 1 } }"],
  [new TypeError('bad'), '[TypeError: bad]'],
  [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
  [circle, "{ name: 'circle', self: [Circular] }"],
  [[], '[]'],
])('prints %o', (value, text) => {
  expect(print(value)).toBe(text);
});

test('long structures have a line for each part, and at most 100 parts', () => {
  expect(
    print({ first: 'a long text in a structure', second: ['of', 'several', 'parts', 'in', 'lists'] }),
  ).toBe(
    `{
  first: 'a long text in a structure',
  second: ['of', 'several', 'parts', 'in', 'lists'],
}`,
  );
  expect(
    print(Array.from({ length: 103 }, () => 1))
      .split('\n')
      .slice(-3),
  ).toEqual(['  1,', '  … 3 more,', ']']);
});
