import { expect, test } from 'vitest';
import { isDangerous, isExternal } from './link-target.ts';

test.each(['//evil.com', '\\\\evil', '/\\evil', 'mailto:a@b.c', 'https://x.y', 'javascript:1'])(
  '%o is external',
  (to) => {
    expect(isExternal(to)).toBe(true);
  },
);

test.each(['/a', '#x', 'x', 'a:b', ''])('%o is not external', (to) => {
  expect(isExternal(to)).toBe(false);
});

test.each([
  'javascript:1',
  'JAVASCRIPT:1',
  ' javascript:1',
  'java\nscript:1',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
])('%o is dangerous', (to) => {
  expect(isDangerous(to)).toBe(true);
});

test.each(['/javascript:1', 'https://x.y', 'mailto:a@b.c', '#javascript:1'])('%o is not dangerous', (to) => {
  expect(isDangerous(to)).toBe(false);
});
