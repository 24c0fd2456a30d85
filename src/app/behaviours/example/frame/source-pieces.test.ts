import { expect, test } from 'vitest';
import { sourcePieces } from './source-pieces.ts';

const most = 20_000;

test.each([
  ['nothing', ''],
  ['a piece of a page', '<p>One <b>bold</b> word</p>'],
  [
    'three hundred paragraphs, each with two such words',
    '<p>One <b>bold</b> and one <i>leaning</i> word</p>'.repeat(300),
  ],
])('%s is one piece', (_, source) => {
  expect(sourcePieces(source, most)).toEqual([source]);
});

/** Elements that are all different and never closed. */
const leftOpen = (count: number) => Array.from({ length: count }, (_, at) => `<b a=${at}>`).join('');

test('a source in which elements are opened again and again is parsed in pieces', () => {
  const source = `<p>${leftOpen(500)}</p>${'<p>a</p>'.repeat(500)}`;
  const pieces = sourcePieces(source, most) ?? [];
  expect(pieces.join('')).toBe(source);
  // Each tag of a paragraph can open all five hundred again: 1 + 501 + 501² / 50 is 5522.
  expect(pieces.slice(-300, -1).every((piece) => piece.match(/</g)?.length === 3)).toBe(true);
});

test('a source that leaves more than a thousand open is not parsed', () => {
  expect(sourcePieces(leftOpen(999), most)).not.toBeNull();
  expect(sourcePieces(leftOpen(1000), most)).toBeNull();
});

test('a single tag is never cut, however much work it may be', () => {
  expect(sourcePieces('<b><b><b><p>', 2)).toEqual(['<b>', '<b>', '<b>', '<p>']);
});

test.each([
  ['three of those that are the same', '<b class="x">', 3],
  ['all that differ', '<b class="x$">', 40],
  ['all that may differ behind a bracket in a value', `<b a='"' b=">$">`, 40],
  ['none but the last link', '<a href="$">', 0],
])('of forty elements that are left open, %s can be opened again', (_, open, count) => {
  const opened = Array.from({ length: 40 }, (_, at) => open.replace('$', `${at}`)).join('');
  const [piece = ''] = sourcePieces(`${opened}${'<p>'.repeat(3000)}`, 2000)?.slice(-2) ?? [];
  const cost = 1 + (1 + count) + (1 + count) ** 2 / 50;
  expect((piece.match(/</g) ?? []).length).toBe(Math.floor(2000 / cost));
});
