import { expect, test } from 'vitest';
import {
  FirstProblems,
  formatProblem,
  gatherRepeated,
  onOneLine,
  type Problem,
  problemIn,
  reportTo,
} from './problem.ts';

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

test('of many problems of one kind the first twenty are listed, and no other message is made', () => {
  const problems: Problem[] = [];
  const first = new FirstProblems(reportTo(problems, 'site.yaml'));
  let made = 0;
  for (let line = 1; line <= 1520; line++) first.add('setting-unknown', line, () => `Message ${++made}.`);
  first.add('setting-value', 7, () => 'A value.');
  first.end();
  expect(made).toBe(20);
  expect(problems.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `setting-unknown ${at + 1} Message ${at + 1}.`),
    'setting-value 7 A value.',
    'setting-unknown null 1,500 more of this kind are not listed.',
  ]);
});

test('a name of a file can neither give orders to a terminal nor begin a line of its own', () => {
  const problem = problemIn('a\nb\x1b[31m\u202etxt ü.md', 'file-missing', 2, 'Gone.');
  expect(formatProblem(problem, 'content')).toBe(
    'content/a\\u{a}b\\u{1b}[31m\\u{202e}txt ü.md:2 error: Gone.',
  );
});
