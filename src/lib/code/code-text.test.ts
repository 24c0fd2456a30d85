import { expect, test } from 'vitest';
import { codeSize, isWideCode } from './code-text.ts';

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

const line = (text: string, mark = '') => `<span class="line${mark}">${text}</span>`;
const lines = (...texts: string[]) =>
  [...texts, ...Array.from({ length: 10 - texts.length }, () => 'x')].map((text) => line(text)).join('\n');

test.each([
  ['ten lines', lines('a', '<span class="n">&lt;b&gt;</span> = 1'), { lines: 10, columns: 7 }],
  ['nine lines', lines().split('\n').slice(1).join('\n'), null],
  ['a tab', lines('\ta'), null],
  ['a letter that may come from another font', lines('é'), null],
  ['a line that was added', lines().replace('"line"', '"line add"'), null],
  ['lines of which one is highlighted', lines().replace('"line"', '"line hl"'), { lines: 10, columns: 1 }],
  ['lines beside a change', lines().replace('"line"', '"line hl same"'), null],
])('the size of %s', (_, html, size) => {
  expect(codeSize(html)).toEqual(size);
});
