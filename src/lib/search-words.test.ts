import { expect, test } from 'vitest';
import { foldText, splitWords, stopWords } from './search-words.ts';

test('capitals and accents make no difference', () => {
  expect(foldText('Café ÉCOLE')).toBe('cafe ecole');
});

test('punctuation of code is ignored, and names are split at their hyphens', () => {
  expect(splitWords('<a>')).toEqual(['a']);
  expect(splitWords('aria-label')).toEqual(['aria', 'label']);
  expect(splitWords('<input type="date">')).toEqual(['input', 'type', 'date']);
  expect(splitWords('data-*')).toEqual(['data']);
  expect(splitWords('&nbsp;')).toEqual(['nbsp']);
  expect(splitWords('<>')).toEqual([]);
});

test('singular and plural are the same', () => {
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

test('stop words have the form of the words they are compared with', () => {
  expect(splitWords('What is this for').every((word) => stopWords.has(word))).toBe(true);
});
