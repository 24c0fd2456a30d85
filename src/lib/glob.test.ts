import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readGlob } from './glob.ts';

const read = (pattern: string) => {
  const result = readGlob(pattern);
  if (!result.ok) throw new Error(result.reason);
  return result.glob;
};

const paths = [
  ...[
    'a',
    'b',
    'c',
    'ab',
    'abc',
    'a.md',
    'b.md',
    'index.md',
    '{a}',
    '{a',
    'a[b',
    'x1',
    'x2',
    'x02',
    'é',
    'A',
  ],
  ...['a/b', 'a/b.md', 'a/b/c', 'a/b/c.md', 'a/a/a/b', 'drafts/a.md', 'notes/old/a.md', 'de/a.md', '-a.md'],
];

test.each([
  ...[
    'a',
    '*',
    '**',
    '*.md',
    '**/*.md',
    'a/*',
    'a/**',
    '**/a',
    'a/**/b',
    '**/a/**',
    '**/**',
    'a**',
    'a/**b/c',
  ],
  ...['?', 'a?', '??', '[ab]', '[!a]', '[^a]', 'a[b', '[a-c].md', '[]a]', '**/[b-c].md', 'a[a-c]*'],
  ...[
    '{a,b}',
    '{a,b}.md',
    '{a}',
    '{a',
    'a}',
    '{a,{b,c}}',
    '{,a}b',
    'x{1..3}',
    'x{01..03}',
    '{a..c}',
    '{c..a}',
  ],
  ...[
    '{a/b,c}',
    '{de,drafts}/**',
    'a//b',
    'a/./b',
    'a/../b',
    './a/b',
    'a\\b',
    '**/-*',
    'drafts/',
    '*a*',
    '*a*a*',
  ],
  ...['**/a/**/b', 'a/*/a/*', '*/*/*', '**/*/**', 'notes/**/*.md', '!a', '#a', '*.{md,yml}', '{a,b'],
])('%s matches what it matches elsewhere', (pattern) => {
  const matched = paths.filter(read(pattern).matches);
  expect(matched).toEqual(paths.filter((path) => matchesGlob(path, pattern)));
});

test('braces expand up to a limit', () => {
  expect(read('{a,b}'.repeat(6)).alternatives).toBe(64);
  const reason = 'its braces expand to more than 100 patterns';
  for (const pattern of ['{a,b}'.repeat(7), '{a,b}'.repeat(25), 'x{1..101}', `{${'a,'.repeat(100)}}`])
    expect(readGlob(pattern)).toEqual({ ok: false, reason });
  expect(readGlob('{'.repeat(900))).toMatchObject({ ok: true });
});

test('a pattern that is too long or in another form is refused', () => {
  expect(readGlob('a'.repeat(1001))).toEqual({ ok: false, reason: 'it is longer than 1,000 characters' });
  expect(readGlob('+(a|b)')).toEqual({
    ok: false,
    reason: 'forms such as +(a|b) are not supported; write the alternatives as {a,b}',
  });
  expect(readGlob('[[:alpha:]]')).toEqual({
    ok: false,
    reason: 'classes such as [[:alpha:]] are not supported; write [a-z]',
  });
});

test('many stars against a long name of the same letter come to an end', () => {
  expect(read(`${'*a'.repeat(400)}b`).matches('a'.repeat(255))).toBe(false);
  expect(read(`${'**/a/'.repeat(150)}b`).matches(`${'a/'.repeat(2000)}c`)).toBe(false);
});
