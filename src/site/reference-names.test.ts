import { expect, test } from 'vitest';
import { lettersOf, namesOf } from './reference-names.ts';

test('a page for several names stands under each of them', () => {
  expect(namesOf({ title: 'abbr', path: '/e/abbr' })).toEqual([{ title: 'abbr', path: '/e/abbr' }]);
  expect(
    namesOf({ title: 'h1 to h6', path: '/e/h1-h6' }).map(({ title, path }) => `${title} ${path}`),
  ).toEqual(['h1 /e/h1-h6', 'h2 /e/h1-h6', 'h3 /e/h1-h6', 'h4 /e/h1-h6', 'h5 /e/h1-h6', 'h6 /e/h1-h6']);
});

test('names stand in the order of the alphabet, by their first letter', () => {
  const names = ['b', 'abbr', 'a', 'bdi'].map((title) => ({ title, path: `/${title}` }));
  expect(lettersOf(names).map(({ letter, names }) => [letter, names.map(({ title }) => title)])).toEqual([
    ['A', ['a', 'abbr']],
    ['B', ['b', 'bdi']],
  ]);
});
