import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one thing is one, and none are many', () => {
  expect([0, 1, 2].map((number) => counted(number, 'question'))).toEqual([
    '0 questions',
    '1 question',
    '2 questions',
  ]);
  expect(counted(1, 'page', 'pages')).toBe('1 page');
  expect(counted(3, 'heading of its own', 'headings of their own')).toBe('3 headings of their own');
});
