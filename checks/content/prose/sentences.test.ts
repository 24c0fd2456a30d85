import { expect, test } from 'vitest';
import { countSentences, sentencesOf, wordsOf } from './sentences.ts';

test('sentences end at full stops, question marks and the end of the block', () => {
  const texts = sentencesOf('Open the page. What do you see? A list').map((sentence) => sentence.text);
  expect(texts).toEqual(['Open the page.', 'What do you see?', 'A list']);
});

test('an abbreviation, a number and a lower-case word do not end a sentence', () => {
  expect(sentencesOf('Use a unit, e.g. Pixels, of 1.5 or more. Then stop.')).toHaveLength(2);
  expect(sentencesOf('It says "done." and waits.')).toHaveLength(1);
});

test('a sentence may begin with code', () => {
  expect(sentencesOf('It is empty. code names it.').map((sentence) => sentence.words.length)).toEqual([3, 3]);
});

test('a sentence knows how many lines below the start of its block it begins', () => {
  expect(sentencesOf('One\ntwo. Three\nfour. Five').map((sentence) => sentence.offset)).toEqual([0, 1, 2]);
});

test('what someone says in quotation marks belongs to the sentence around it', () => {
  expect(countSentences('They hear "Leave? Dialog. Stay, button". Then focus moves.')).toBe(2);
});

test('words keep their hyphens and apostrophes', () => {
  expect(wordsOf("the page's top-level list, and 2.5 km")).toEqual([
    'the',
    "page's",
    'top-level',
    'list',
    'and',
    '2.5',
    'km',
  ]);
});
