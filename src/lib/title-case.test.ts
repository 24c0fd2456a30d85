import { expect, test } from 'vitest';
import { titleCase, titleFromFileName, titleFromPath } from './title-case.ts';

test.each([
  ['getting-started', 'Getting Started'],
  ['intro-to-html', 'Intro to Html'],
  ['what-is-the-dom', 'What is the Dom'],
  ['aria-attributes_global', 'Aria Attributes Global'],
  ['z-index', 'Z Index'],
  ['3-steps', '3 Steps'],
  ['HTML', 'HTML'],
  ['a-guide-to-the-web', 'A Guide to the Web'],
  ['camelCaseName', 'Camel Case Name'],
  ['', ''],
])('title case of %o is %o', (given, expected) => {
  expect(titleCase(given)).toBe(expected);
});

test.each([
  ['getting-started', 'Getting Started'],
  ['html', 'Html'],
  ['my first page', 'My First Page'],
  ['snake_case', 'SnakeCase'],
])('the title from file name %o is %o', (given, expected) => {
  expect(titleFromFileName(given)).toBe(expected);
});

test.each([
  ['/cs/html/elements/a', 'A'],
  ['/cs/html/getting-started/first-steps?x=1#y', 'First Steps'],
  ['/caf%C3%A9-menu/', 'Café Menu'],
  ['/bad%zz', 'Bad%zz'],
  ['/', ''],
])('the title from path %o is %o', (given, expected) => {
  expect(titleFromPath(given)).toBe(expected);
});
