import { expect, test } from 'vitest';
import { onOneLine } from './problem.ts';

test('a message stays on one line', () => {
  expect(onOneLine('The link "a\n\tb\u0000c" leads\n nowhere.')).toBe('The link "a b c" leads nowhere.');
});

test('a long quotation is cut, one of 120 characters is not', () => {
  expect(onOneLine(`"${'a'.repeat(121)}" is long.`)).toBe(`"${'a'.repeat(120)}…" is long.`);
  expect(onOneLine(`"${'a'.repeat(120)}" is not.`)).toBe(`"${'a'.repeat(120)}" is not.`);
});

test('the words between two quotations are never cut', () => {
  const message = `"a" ${'and then '.repeat(20)}"b".`;
  expect(onOneLine(message)).toBe(message);
});
