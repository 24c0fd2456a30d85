import { expect, test } from 'vitest';
import { clampPane, parsePanes } from './panes.ts';

test('a size stays within the limits of its pane, in whole pixels', () => {
  expect(clampPane('task', 100)).toBe(240);
  expect(clampPane('task', 312.6)).toBe(313);
  expect(clampPane('result', 5000)).toBe(1200);
});

test('stored sizes are clamped, and anything else is ignored', () => {
  expect(parsePanes('{"task":300,"result":10,"frame":"wide","other":4}')).toEqual({ task: 300, result: 280 });
  expect(parsePanes(null)).toEqual({});
  expect(parsePanes('[1')).toEqual({});
  expect(parsePanes('null')).toEqual({});
  expect(parsePanes('{"task":null}')).toEqual({});
});
