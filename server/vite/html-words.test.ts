import { expect, test } from 'vitest';
import { readFacts, readMeanings } from '#pipeline/facts/read-facts.ts';
import { htmlWordsOf } from './html-words.ts';

const words = htmlWordsOf(readFacts(), readMeanings());

test('an element has a description, its status and its own attributes', () => {
  expect(words.elements.br).toEqual({
    is: 'Line break, e.g. in poem or postal address',
    baseline: 'widely',
    attributes: [],
    isVoid: true,
  });
  expect(words.elements.label).toMatchObject({ attributes: ['for'] });
  expect(Object.keys(words.elements).length).toBe(113);
});

test('an attribute has its meaning and its keywords, by element where they differ', () => {
  expect(words.attributes.disabled).toMatchObject({ isBoolean: true });
  expect(words.attributes.type?.values).toMatchObject({
    button: ['submit', 'reset', 'button'],
    ol: ['1', 'a', 'A', 'i', 'I'],
  });
  expect(words.attributes.type?.values?.input).toContain('email');
  expect(words.attributes.loading?.values?.img).toEqual(['lazy', 'eager']);
  expect(words.globalAttributes).toContain('lang');
  expect(words.globalAttributes).not.toContain('href');
});

test('it stays small', () => {
  expect(JSON.stringify(words).length).toBeLessThan(45_000);
});
