import { expect, test } from 'vitest';
import { fuzzyMatches, normaliseName, parseQuery } from './parse-query.ts';

test('a name loses the punctuation of code around it', () => {
  expect(normaliseName('<A>')).toBe('a');
  expect(normaliseName('</a>')).toBe('a');
  expect(normaliseName('[href]')).toBe('href');
  expect(normaliseName('<input type = "date">')).toBe('input type=date');
  expect(normaliseName('href=')).toBe('href');
  expect(normaliseName('data-*')).toBe('data-*');
});

test('punctuation tells elements from attributes', () => {
  expect(parseQuery('<title>').kind).toBe('element');
  expect(parseQuery('[title]').kind).toBe('attribute');
  expect(parseQuery('title=').kind).toBe('attribute');
  expect(parseQuery('title').kind).toBeNull();
});

test('a word for the kind is understood, and the name is tried without it', () => {
  expect(parseQuery('dialog element')).toEqual({
    names: ['dialog element', 'dialog element', 'dialog'],
    kind: 'element',
    words: ['dialog'],
    phrase: ['dialog', 'element'],
  });
  expect(parseQuery('the title attribute').names).toEqual([
    'the title attribute',
    'title attribute',
    'title',
  ]);
  expect(parseQuery('title attribute').kind).toBe('attribute');
  expect(parseQuery('elements').words).toEqual(['element']);
});

test('stop words count only when nothing else was typed', () => {
  expect(parseQuery('how to use a table').words).toEqual(['table']);
  expect(parseQuery('how to').words).toEqual(['how', 'to']);
  expect(parseQuery('for').words).toEqual(['for']);
});

test('a word typed twice counts once', () => {
  expect(parseQuery('table Tables').words).toEqual(['table']);
});

const known = ['accept', 'accessibility', 'dialog', 'element', 'label', 'list', 'table', 'title'];

test('a missing, extra, wrong or swapped letter is forgiven', () => {
  expect(fuzzyMatches('acessibility', known)).toEqual(['accessibility']);
  expect(fuzzyMatches('elment', known)).toEqual(['element']);
  expect(fuzzyMatches('tablle', known)).toEqual(['table']);
  expect(fuzzyMatches('toble', known)).toEqual(['table']);
  expect(fuzzyMatches('dilaog', known)).toEqual(['dialog']);
});

test('a word may still be incomplete', () => {
  expect(fuzzyMatches('acessib', known)).toEqual(['accessibility']);
});

test('two errors are forgiven only in a long word', () => {
  expect(fuzzyMatches('acesibility', known)).toEqual(['accessibility']);
  expect(fuzzyMatches('tobel', known)).toEqual([]);
});

test('errors in short words and in the first letter are not forgiven', () => {
  expect(fuzzyMatches('lst', known)).toEqual([]);
  expect(fuzzyMatches('qable', known)).toEqual([]);
});

test('only the closest words match', () => {
  expect(fuzzyMatches('elementss', ['element', 'elements', 'elementary'])).toEqual(['elements']);
});
