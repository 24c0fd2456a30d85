import { expect, test } from 'vitest';
import { codeText } from '#lib/code/code-text.ts';
import { foldLines } from './fold-lines.ts';

const line = (text: string, mark = '') => `<span class="line${mark}">${text}</span>`;
const old = (...texts: string[]) => texts.map((text) => line(text)).join('\n');

test('lines that are not marked fold, before, between and after those that are', () => {
  const html = [old('1', '2', '3'), line('4', ' hl'), old('5', '6', '7', '8', '9'), line('10', ' hl')].join(
    '\n',
  );
  expect(foldLines(html)).toEqual({
    html: [
      `<span class="folded">${old('1', '2', '3')}\n</span>`,
      `${line('4', ' hl')}\n`,
      `<span class="folded">${old('5', '6', '7', '8', '9')}\n</span>`,
      line('10', ' hl'),
    ].join(''),
    count: 8,
  });
  expect(codeText(foldLines(html).html)).toBe('1\n2\n3\n4\n5\n6\n7\n8\n9\n10');
});

test('the last lines fold without a line break of their own', () => {
  const last = old('2', '3', '4', '5', '6', '7', '8', '9');
  expect(foldLines(`${line('1', ' add')}\n${last}`)).toEqual({
    html: `${line('1', ' add')}\n<span class="folded">${last}</span>`,
    count: 8,
  });
});

test('two lines between new ones stay, and so does what is seen at a glance or is all new', () => {
  const eight = old('1', '2', '3', '4', '5', '6', '7', '8');
  const near = `${eight}\n${line('9', ' hl')}\n${old('10', '11')}\n${line('12', ' hl')}`;
  expect(foldLines(near).html).toBe(`<span class="folded">${eight}\n</span>${near.slice(eight.length + 1)}`);
  const short = `${old('1', '2', '3', '4', '5', '6', '7')}\n${line('8', ' hl')}`;
  expect(foldLines(short)).toEqual({ html: short, count: 0 });
  expect(foldLines(eight)).toEqual({ html: eight, count: 0 });
});
