import { expect, test } from 'vitest';
import { lineWords, sourceLine } from './source-line.ts';

const sources = { html: '<p>\n</p>', css: 'p {\n}', js: 'a();\nb();\nc();' };

test('lines of the joined document belong to the files of the playground', () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => sourceLine(sources, line));
  expect(places.map((place) => place && `${place.file} ${place.line}`)).toEqual([
    ...[null, 'HTML 1', 'HTML 2', 'CSS 1', 'CSS 2', 'JavaScript 1', 'JavaScript 2', 'JavaScript 3', null],
  ]);
  expect(lineWords({ ...sources, css: '' }, 4)).toBe('JavaScript, line 2');
  expect(lineWords({ html: '', css: '', js: 'a();' }, 1)).toBe('JavaScript, line 1');
  expect(lineWords(sources, null)).toBe('');
});
