import { expect, test } from 'vitest';
import { findCssProblems } from './css-problems.ts';

const problems = (sheet: string) => findCssProblems(sheet).map(({ line, title }) => `${line}: ${title}`);

test('what is left open is reported with its line', () => {
  expect(problems('p {\n  color: red;\n\nh1 { color: blue; }')).toEqual(['1: `{` is never closed.']);
  expect(problems('p { color: red }\n}')).toEqual(['2: `}` closes nothing.']);
  expect(problems('p { }\n/* { h1 { }')).toEqual(['2: A comment is never closed.']);
  expect(problems('p::before {\n  content: "a;\n}')).toEqual([
    '2: A text in quotation marks is never closed.',
  ]);
});

test('a sheet that is whole has no problems', () => {
  expect(problems('/* { */ @media screen { p::after { content: "}"; & b { color: red } } }\n')).toEqual([]);
  expect(problems('')).toEqual([]);
  expect(problems(`p { content: '\\'' }`)).toEqual([]);
});
