import { expect, test } from 'vitest';
import { closeWords, fillers, foldText, nameOf, readQuery, splitWords } from './read-query.ts';

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

test('capitals and accents make no difference', () => {
  expect(foldText('Café ÉCOLE')).toBe('cafe ecole');
});

test('signs of code are no words, and names are cut at their hyphens', () => {
  expect(splitWords('<a>')).toEqual(['a']);
  expect(splitWords('aria-label')).toEqual(['aria', 'label']);
  expect(splitWords('<input type="date">')).toEqual(['input', 'type', 'date']);
  expect(splitWords('data-*')).toEqual(['data']);
  expect(splitWords('&nbsp;')).toEqual(['nbsp']);
  expect(splitWords('<>')).toEqual([]);
});

test('singular and plural meet', () => {
  expect(splitWords('Tables, headings, entries')).toEqual(['table', 'heading', 'entry']);
  expect(splitWords('table heading entry')).toEqual(['table', 'heading', 'entry']);
});

test('short words and double letters keep their s', () => {
  expect(splitWords('CSS class DNS')).toEqual(['css', 'class', 'dns']);
});

test('a range of headings is about every level of it', () => {
  expect(splitWords('h1 to h6')).toEqual(['h1', 'to', 'h6', 'h2', 'h3', 'h4', 'h5']);
  expect(splitWords('h2')).toEqual(['h2']);
  expect(splitWords('h3 h1')).toEqual(['h3', 'h1']);
});

test('fillers are in the form of the words they are compared with', () => {
  expect(splitWords('What is this for').every((word) => fillers.has(word))).toBe(true);
});

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
