import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteInMemory } from '../site-in-memory.ts';
import { checkCompressedTwins } from './compressed-twins.ts';

const text = 'words '.repeat(100);
const twins = (name: string, content: string) => ({
  [`${name}.br`]: brotliCompressSync(content),
  [`${name}.gz`]: gzipSync(content),
});

function check(files: Record<string, string | Buffer>) {
  const { what, findings } = checkCompressedTwins(siteInMemory(files));
  return [what, ...findings.map(({ file, rule, message }) => `${file} ${rule}: ${message}`)];
}

test('twins that hold the same, small files and pictures without any', () => {
  expect(check({ 'a.txt': text, ...twins('a.txt', text), 'b.txt': 'small', 'c.png': text })).toEqual([
    '2 twins',
  ]);
  expect(check({ '__nuxt_island/a.json': text })).toEqual(['0 twins']);
});

test('missing, other, broken and lonely twins', () => {
  expect(
    check({ 'a.md': text, 'a.md.br': brotliCompressSync(`${text}!`), 'b.css.gz': gzipSync(text) }),
  ).toEqual([
    '1 twin',
    'a.md.br compressed/other: It does not hold what a.md holds. Write both at once.',
    'a.md compressed/missing: It has no .gz beside it. Write it with its twins.',
    'b.css.gz compressed/alone: There is no b.css beside it. Remove the twin.',
  ]);
  expect(check({ 'a.md': text, ...twins('a.md', text), 'a.md.gz': 'no gzip' })).toEqual([
    '2 twins',
    'a.md.gz compressed/other: It does not hold what a.md holds. Write both at once.',
  ]);
});
