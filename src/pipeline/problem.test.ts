import { expect, test } from 'vitest';
import { gatherRepeated, onOneLine, problemIn } from './problem.ts';

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

test('what is mended once for the whole folder is told once, with the number of its places', () => {
  const missing = (file: string, set: string) => problemIn(file, 'icon-set-missing', 2, `No "${set}".`);
  const misspelt = problemIn('b.md', 'icon-unknown', 2, 'No icon.');
  const all = [missing('a.md', 'ph'), misspelt, missing('b.md', 'mdi'), misspelt, missing('c.md', 'ph')];
  expect(gatherRepeated(all)).toEqual([
    { ...missing('a.md', 'ph'), message: 'No "ph". It is named in 2 places.' },
    misspelt,
    missing('b.md', 'mdi'),
    misspelt,
  ]);
});
