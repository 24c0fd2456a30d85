import { expect, test } from 'vitest';
import { isWideCode } from './code-text.ts';

test.each([
  ['x'.repeat(26), false],
  ['x'.repeat(27), true],
  [`${'x'.repeat(20)}\n${'x'.repeat(20)}`, false],
  [`a\n${'x'.repeat(27)}\nb`, true],
  [`<span class="line">${'x'.repeat(26)}</span>`, false],
  ['&lt;'.repeat(26), false],
  ['&lt;'.repeat(27), true],
  ['\t'.repeat(14), true],
])('%j may have to scroll: %j', (html, isWide) => {
  expect(isWideCode(html)).toBe(isWide);
});
