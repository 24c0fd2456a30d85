import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkRhythm } from './rhythm.ts';

const found = (text: string) =>
  checkRhythm(checkedPage('1.cs/x.md', text)).map(({ line, message }) => [line, message]);
const words = (count: number) => `Cat${' cat'.repeat(count - 1)}.`;
const many = (count: number, length: number) => Array.from({ length: count }, () => words(length)).join(' ');

test('two short sentences in a row are allowed, three are not', () => {
  expect(found(`${words(6)} ${words(6)} ${words(7)} ${words(6)}`)).toEqual([]);
  expect(found(`${words(7)}\n${words(6)}\n${words(2)}\n${words(1)} ${words(1)}`)).toEqual([
    [4, '"Cat." is the third sentence in a row with 6 words or fewer. Join two of them.'],
  ]);
});

test('short sentences of two paragraphs are not in a row', () => {
  expect(found(`${words(2)} ${words(2)}\n\n${words(2)} ${words(2)}`)).toEqual([]);
});

test('sentences have at least 12 words on average, on a page of ten or more', () => {
  expect(found(many(10, 12))).toEqual([]);
  expect(found(many(9, 11))).toEqual([]);
  expect(found(many(10, 11))).toEqual([
    [
      1,
      'The sentences have 11.0 words on average; at least 12 are needed. Join short sentences that belong together.',
    ],
  ]);
});

test('at most 12 % of the sentences are short', () => {
  const text = (short: number) => `${many(25 - short, 16)}\n\n${`${words(6)}\n\n`.repeat(short)}`;
  expect(found(text(3))).toEqual([]);
  expect(found(text(4))).toEqual([
    [
      1,
      '4 of 25 sentences have 6 words or fewer (16 %); at most 12 % are allowed. Join them with their neighbours.',
    ],
  ]);
});

test('labels, headings, cells and unfinished pages do not count', () => {
  expect(found(`${many(10, 12)}\n\n- ${'one\n- '.repeat(9)}two\n\n## A\n\n| a. |\n|---|\n| b. |`)).toEqual(
    [],
  );
  expect(found(`TODO: Write. ${words(1)} ${words(1)} ${words(1)}`)).toEqual([]);
});
