import { expect, test } from 'vitest';
import { closeWords } from './close-words.ts';

const known = ['accept', 'accessibility', 'dialog', 'element', 'label', 'list', 'table', 'title'];

test('a letter too few, too many, wrong or in the wrong place is forgiven', () => {
  expect(closeWords('acessibility', known)).toEqual(['accessibility']);
  expect(closeWords('elment', known)).toEqual(['element']);
  expect(closeWords('tablle', known)).toEqual(['table']);
  expect(closeWords('toble', known)).toEqual(['table']);
  expect(closeWords('dilaog', known)).toEqual(['dialog']);
});

test('a word may still be on its way', () => {
  expect(closeWords('acessib', known)).toEqual(['accessibility']);
});

test('two slips are forgiven only in a long word', () => {
  expect(closeWords('acesibility', known)).toEqual(['accessibility']);
  expect(closeWords('tobel', known)).toEqual([]);
});

test('short words and another first letter are not forgiven', () => {
  expect(closeWords('lst', known)).toEqual([]);
  expect(closeWords('qable', known)).toEqual([]);
});

test('only the nearest words are meant', () => {
  expect(closeWords('elementss', ['element', 'elements', 'elementary'])).toEqual(['elements']);
});
