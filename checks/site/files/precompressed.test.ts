import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteInMemory } from '../site-in-memory.ts';
import { checkPrecompressed } from './precompressed.ts';

const text = 'words '.repeat(100);
const compressedOf = (name: string, content: string) => ({
  [`${name}.br`]: brotliCompressSync(content),
  [`${name}.gz`]: gzipSync(content),
});

function check(files: Record<string, string | Buffer>) {
  const { what, findings } = checkPrecompressed(siteInMemory(files));
  return [what, ...findings.map(({ file, rule, message }) => `${file} ${rule}: ${message}`)];
}

test('compressed files that hold the same, small files and pictures without any', () => {
  expect(check({ 'a.txt': text, ...compressedOf('a.txt', text), 'b.txt': 'small', 'c.png': text })).toEqual([
    '2 compressed files',
  ]);
  expect(check({ '__nuxt_island/a.json': text, '_result/a/1.html': text })).toEqual(['0 compressed files']);
});

test('missing, other, broken and lonely compressed files', () => {
  expect(
    check({ 'a.md': text, 'a.md.br': brotliCompressSync(`${text}!`), 'b.css.gz': gzipSync(text) }),
  ).toEqual([
    '1 compressed file',
    'a.md.br compressed/other: It does not hold what a.md holds. Write both at once.',
    'a.md compressed/missing: It has no .gz beside it. Write it with its compressed files.',
    'b.css.gz compressed/alone: There is no b.css beside it. Remove the compressed file.',
  ]);
  expect(check({ 'a.md': text, ...compressedOf('a.md', text), 'a.md.gz': 'no gzip' })).toEqual([
    '2 compressed files',
    'a.md.gz compressed/other: It does not hold what a.md holds. Write both at once.',
  ]);
});
