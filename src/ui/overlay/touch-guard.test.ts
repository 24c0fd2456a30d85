import { expect, test } from 'vitest';
import { axisOf, hasRoom } from './touch-guard.ts';

test('a movement belongs to the axis it mostly follows, a diagonal to the vertical one', () => {
  expect(axisOf({ x: -9, y: 4 })).toBe('x');
  expect(axisOf({ x: 4, y: -9 })).toBe('y');
  expect(axisOf({ x: 5, y: 5 })).toBe('y');
});

const list = { overflow: 'auto', extent: 300, size: 100 };

test('a list at its start follows a finger up, not down', () => {
  expect(hasRoom({ ...list, position: 0 }, -5)).toBe(true);
  expect(hasRoom({ ...list, position: 0 }, 5)).toBe(false);
  expect(hasRoom({ ...list, position: 0.5 }, 5)).toBe(false);
});

test('a list at its end follows a finger down, not up', () => {
  expect(hasRoom({ ...list, position: 200 }, 5)).toBe(true);
  expect(hasRoom({ ...list, position: 200 }, -5)).toBe(false);
  expect(hasRoom({ ...list, position: 199.5 }, -5)).toBe(false);
});

test('what is hidden or simply visible never follows', () => {
  expect(hasRoom({ ...list, position: 50, overflow: 'hidden' }, 5)).toBe(false);
  expect(hasRoom({ ...list, position: 50, overflow: 'visible' }, 5)).toBe(false);
  expect(hasRoom({ ...list, position: 50, overflow: 'scroll' }, 5)).toBe(true);
});
