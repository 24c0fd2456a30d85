import { expect, test } from 'vitest';
import { newErrors, repairsIn } from './validator.ts';

test('a repair is known by the message about it, once', () => {
  const messages = [
    'Unclosed element “main”.',
    'End tag for  “body” seen, but there were unclosed elements.',
    'Bad value “x” for attribute “lang” on element “p”.',
  ];
  expect(repairsIn(messages)).toEqual(['An element is not closed']);
  expect(repairsIn(['Quirky doctype. Expected “<!DOCTYPE html>”.'])).toEqual([
    'The doctype is missing or old',
  ]);
  expect(repairsIn(['Start tag “form” seen in “table”.', 'Stray end tag “ol”.'])).toEqual([
    'An end tag closes nothing, or the wrong element',
    'A table contains something else',
  ]);
  expect(repairsIn(['Element “p” not allowed as child of element “ul” in this context.'])).toEqual([]);
});

test('errors that a page had before do not count', () => {
  expect(newErrors(['a', 'b'], ['a'])).toEqual(['b']);
});
