import { expect, test } from 'vitest';
import type { HtmlWords } from '#schema/html-words.ts';
import { valuesOf } from './html-completion.ts';
import { attributeWord, elementWord, pageOf } from './html-words.ts';

const words: HtmlWords = {
  elements: { input: { is: 'Form control', baseline: 'widely', attributes: ['type'], isVoid: true } },
  attributes: {
    type: {
      is: { input: 'Kind of control', default: 'Type' },
      baseline: null,
      values: { input: ['email'], '*': ['x'] },
    },
    lang: { is: 'Language', baseline: 'widely' },
  },
  globalAttributes: ['lang'],
};

test('the values of an attribute are those of the element, or those of all others', () => {
  expect(valuesOf(words, 'type', 'input')).toEqual(['email']);
  expect(valuesOf(words, 'type', 'button')).toEqual(['x']);
  expect(valuesOf(words, 'lang', 'p')).toEqual([]);
  expect(valuesOf(words, 'nothing', 'p')).toEqual([]);
});

test('the meaning of an attribute can depend on the element', () => {
  expect(attributeWord(words, 'type', 'input')?.is).toBe('Kind of control');
  expect(attributeWord(words, 'type', 'a')?.is).toBe('Type');
  expect(attributeWord(words, 'lang', 'a')?.is).toBe('Language');
  expect(attributeWord(words, 'nothing', 'a')).toBeNull();
});

test('a word has a page; the headings share one', () => {
  const page = (name: string) => pageOf({ kind: 'element', name, is: '', baseline: null });
  expect(elementWord(words, 'input')).toMatchObject({ kind: 'element', is: 'Form control' });
  expect([page('p'), page('h3')]).toEqual(['/cs/html/elements/p', '/cs/html/elements/h1-h6']);
});
