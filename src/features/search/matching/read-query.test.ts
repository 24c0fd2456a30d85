import { expect, test } from 'vitest';
import { nameOf, readQuery } from './read-query.ts';

test('a name loses the signs of code around it', () => {
  expect(nameOf('<A>')).toBe('a');
  expect(nameOf('</a>')).toBe('a');
  expect(nameOf('[href]')).toBe('href');
  expect(nameOf('<input type = "date">')).toBe('input type=date');
  expect(nameOf('href=')).toBe('href');
  expect(nameOf('data-*')).toBe('data-*');
});

test('signs tell elements from attributes', () => {
  expect(readQuery('<title>').kind).toBe('element');
  expect(readQuery('[title]').kind).toBe('attribute');
  expect(readQuery('title=').kind).toBe('attribute');
  expect(readQuery('title').kind).toBeNull();
});

test('a word for the kind is heard, and the name is tried without it', () => {
  expect(readQuery('dialog element')).toEqual({
    names: ['dialog element', 'dialog element', 'dialog'],
    kind: 'element',
    words: ['dialog', 'element'],
  });
  expect(readQuery('the title attribute').names).toEqual(['the title attribute', 'title attribute', 'title']);
  expect(readQuery('title attribute').kind).toBe('attribute');
});

test('fillers count only where there is nothing else', () => {
  expect(readQuery('how to use a table').words).toEqual(['table']);
  expect(readQuery('how to').words).toEqual(['how', 'to']);
  expect(readQuery('for').words).toEqual(['for']);
});

test('a word that is typed twice is one', () => {
  expect(readQuery('table Tables').words).toEqual(['table']);
});
