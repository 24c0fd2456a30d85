import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Problem, problemIn } from '#pipeline/problem.ts';
import { reportProblems } from './problem-report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (problems: Problem[]) =>
  reportProblems(problems, {
    folder: 'notes',
    file: join(folder, 'out/problems.txt'),
    fileName: 'out/problems.txt',
  });
const times = (count: number, problem: (index: number) => Problem) =>
  Array.from({ length: count }, (_, index) => problem(index));

test('a few problems are told line by line, errors last', () => {
  const problems = [
    problemIn('b.md', 'link-target-missing', 3, 'Dead.'),
    problemIn('c.md', 'title-missing', 1, 'No title.'),
    problemIn('a.md', 'link-target-missing', null, 'Dead.'),
  ];
  expect(report(problems)).toEqual([
    'notes/c.md:1 warning: No title.',
    'notes/a.md error: Dead.',
    'notes/b.md:3 error: Dead.',
  ]);
});

test('many are counted by kind with their most frequent messages, and listed in a file', () => {
  const problems = [
    ...times(5, (index) => problemIn(`${index}.md`, 'title-missing', 1, 'No title.')),
    ...times(40, (index) => problemIn('b.md', 'link-target-missing', index + 1, `Dead ${index % 4}.`)),
    problemIn('c.md', 'picture-missing', 7, 'No picture.'),
  ];
  expect(report(problems)).toMatchInlineSnapshot(`
    [
      "notes/0.md:1 warning: No title.",
      "notes/1.md:1 warning: No title.",
      "notes/2.md:1 warning: No title.",
      "notes/3.md:1 warning: No title.",
      "notes/4.md:1 warning: No title.",
      "41 errors of 2 kinds, the most frequent first:",
      "    40  link target missing",
      "        notes/b.md:1 and 9 more: Dead 0.",
      "        notes/b.md:2 and 9 more: Dead 1.",
      "        notes/b.md:3 and 9 more: Dead 2.",
      "     1  picture missing",
      "        notes/c.md:7: No picture.",
      "All 46 problems, line by line: out/problems.txt",
    ]
  `);
  const listed = readFileSync(join(folder, 'out/problems.txt'), 'utf8').trimEnd().split('\n');
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([
    46,
    'notes/0.md:1 warning: No title.',
    'notes/c.md:7 error: No picture.',
  ]);
});

test('what one line mends for the whole folder stands on its own below what is many', () => {
  const problems = [
    problemIn('site.yaml', 'prefix-missing', null, 'Write a prefix.'),
    ...times(31, (index) => problemIn(`${index}.md`, 'title-missing', 1, 'No title.')),
  ];
  expect(report(problems)).toEqual([
    '31 warnings of 1 kind, the most frequent first:',
    '    31  title missing',
    '        notes/0.md:1 and 30 more: No title.',
    'notes/site.yaml warning: Write a prefix.',
    'All 32 problems, line by line: out/problems.txt',
  ]);
});

test('beyond ten kinds only the names of the others are told', () => {
  const codes = ['title-missing', 'page-empty', 'block-unknown', 'icon-unknown', 'field-unknown'] as const;
  const more = [
    'layout-unknown',
    'code-unclosed',
    'block-unclosed',
    'placeholder-left',
    'path-unusual',
  ] as const;
  const last = ['element-refused', 'address-refused'] as const;
  const problems = [...codes, ...more, ...last].flatMap((code, index) =>
    times(20 - index, () => problemIn('a.md', code, 1, 'Words.')),
  );
  expect(report(problems).at(-2)).toBe('        and 2 more kinds: element refused, address refused');
});

test('that most files of the folder are left out is said before everything else', () => {
  const problems = [
    problemIn('c.md', 'title-missing', 1, 'No title.'),
    problemIn('', 'files-skipped', null, '2 files of 3 would be left out.'),
    problemIn('a.md', 'link-target-missing', null, 'Dead.'),
  ];
  expect(report(problems)).toEqual([
    'notes error: 2 files of 3 would be left out.',
    'notes/c.md:1 warning: No title.',
    'notes/a.md error: Dead.',
  ]);
});
