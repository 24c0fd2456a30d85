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

test('the examples of a page share what may be read', () => {
  const budget = { visits: 30 };
  expect(exampleLines('<p>One</p>', budget)).toEqual([{ depth: 0, role: 'paragraph', text: 'One' }]);
  expect(exampleLines('<p>One</p>'.repeat(20), budget)).toEqual([]);
  expect(exampleLines('<p>One</p>', budget)).toEqual([]);
});

test('names that are made of each other at every level are not read to the end', () => {
  expect(exampleLines(`${'<span role="button">'.repeat(50)}x`).length).toBe(50);
  for (const tag of ['<label>', '<span role="button">'])
    expect(exampleLines(`${tag.repeat(500)}x`)).toEqual([]);
});

test('what the style sheet of an example hides or adds is in its lines', () => {
  const source =
    '<style>.menu { display: none } .new::before { content: "New: " }</style><nav class="menu">Menu</nav><p class="new">Boats</p>';
  expect(exampleLines(source).slice(1)).toEqual([
    { depth: 0, role: 'navigation', text: 'Menu', leftOut: 'display: none' },
    { depth: 0, role: 'paragraph', text: 'New: Boats' },
  ]);
});
