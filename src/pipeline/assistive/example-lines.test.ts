import { expect, test } from 'vitest';
import { exampleLines } from './example-lines.ts';

test('a source that the parser blows up, and one that is too long, have no lines', () => {
  const reopened = Array.from({ length: 1200 }, (_, at) => `<b a${at}><p>`).join('');
  expect(reopened.length).toBeLessThan(20_000);
  expect(exampleLines(reopened)).toEqual([]);
  expect(exampleLines(`<p>${'x'.repeat(20_000)}</p>`)).toEqual([]);
});

test('deep and mutual references are read once', () => {
  const deep = `${'<div aria-labelledby="a b">'.repeat(300)}<button id="a" aria-labelledby="b">A</button><button id="b" aria-labelledby="a">B</button>`;
  expect(exampleLines(deep)).toEqual([
    { depth: 0, role: 'button', name: 'B' },
    { depth: 1, role: 'text', text: 'A' },
    { depth: 0, role: 'button', name: 'A' },
    { depth: 1, role: 'text', text: 'B' },
  ]);
});
