import { expect, test } from 'vitest';
import { fencesOf } from '../examples/fences.ts';
import { parsePage } from '../markdown.ts';
import { unmarkedNews } from './new-in-step.ts';

function wanted(before: string[], after: string[], marks = ''): string | null {
  const fence = (lines: string[], words = '') =>
    `\`\`\`html example ${words}\n${lines.join('\n')}\n\`\`\`\n\n`;
  const [first, second] = fencesOf(parsePage(fence(before) + fence(after, marks)));
  return first && second ? unmarkedNews(first, second) : 'There are no two examples.';
}

test('new and changed lines must be marked, and no others', () => {
  const after = ['a', 'B', 'c', 'd', 'e', 'f'];
  expect(wanted(['a', 'b', 'c', 'f'], after)).toBe('{2,4-5}');
  expect(wanted(['a', 'b', 'c', 'f'], after, '{2,4-5}')).toBe(null);
  expect(wanted(['a', 'b', 'c', 'f'], after, '{2,4-6}')).toBe('{2,4-5}');
  expect(wanted(['a', 'b', 'c', 'f'], after, '{1,4-5}')).toBe('{2,4-5}');
});

test('of two lines that are the same, either may be the new one', () => {
  const after = ['<p>', 'one', '</p>', '<p>', 'two', '</p>', '<hr>'];
  const before = ['<p>', 'two', '</p>', '<hr>'];
  expect(wanted(before, after, '{1-3}')).toBe(null);
  expect(wanted(before, after, '{2-4}')).toBe(null);
  expect(wanted(before, after, '{4-6}')).toBe('{2-4}');
});

test('an example with nothing in common, or nothing new, may mark what it likes', () => {
  expect(wanted(['a'], ['b', 'c'])).toBe(null);
  expect(wanted(['a'], ['b', 'c'], '{2}')).toBe(null);
  expect(wanted(['a', 'b'], ['a'], '{1}')).toBe(null);
});
