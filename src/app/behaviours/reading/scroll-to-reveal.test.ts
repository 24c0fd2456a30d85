import { expect, test } from 'vitest';
import { scrollToReveal } from './scroll-to-reveal.ts';

const item = (top: number) => ({ top, height: 30 });

test('an item that is seen whole needs no scrolling', () => {
  expect(scrollToReveal(item(0), { top: 0, height: 400 })).toBe(0);
  expect(scrollToReveal(item(200), { top: 200, height: 400 })).toBe(200);
  expect(scrollToReveal(item(570), { top: 200, height: 400 })).toBe(200);
});

test('an item outside or at the edge comes into the middle', () => {
  expect(scrollToReveal(item(571), { top: 200, height: 400 })).toBe(386);
  expect(scrollToReveal(item(199), { top: 200, height: 400 })).toBe(14);
});

test('an item near the beginning does not scroll beyond it', () => {
  expect(scrollToReveal(item(20), { top: 300, height: 400 })).toBe(0);
});
