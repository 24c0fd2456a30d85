import { expect, test } from 'vitest';
import { markedLines } from './solutions.ts';

test('lines that only this solution has are marked; an indent is no difference', () => {
  expect(markedLines('a.txt', '<p>\none\n', '  <p>\ntwo\n')).toBe(
    '<span class="line">&lt;p&gt;</span>\n<span class="line changed">one</span>',
  );
});

test('a file that the other one does not have is shown as it is', () => {
  expect(markedLines('a.txt', 'one', null)).toBe('<span class="line">one</span>');
});
