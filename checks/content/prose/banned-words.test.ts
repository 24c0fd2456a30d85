import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkBannedWords } from './banned-words.ts';

const found = (text: string) =>
  checkBannedWords(checkedPage('a.md', text)).map(({ line, message }) => [line, message]);

test('a banned word is found in prose, headings, cells, titles and descriptions, on its line', () => {
  expect(found('---\ntitle: Simply HTML\n---\n\n## An easy start\n\nA page\nis just text.')).toEqual([
    [5, '"easy" is on the list of banned words. Leave it out, or say what is so.'],
    [8, '"just" is on the list of banned words. Leave it out, or say what is so.'],
    [2, '"Simply" is on the list of banned words. Leave it out, or say what is so.'],
  ]);
  expect(found('| A |\n|---|\n| Click here |')).toEqual([
    [3, '"Click here" is on the list of banned words. Name what is behind the link.'],
  ]);
});

test('words in quotation marks and in code are spoken of, not used', () => {
  expect(found('Links called "click here" say nothing, and `please` is a word.')).toEqual([]);
});

test('"note that" is banned at the start of a sentence, not after a noun', () => {
  expect(found('Leave a note that says so.')).toEqual([]);
  expect(found('It works. Note that it is new.')).toEqual([
    [1, '"Note that" is on the list of banned words. Leave it out, or use a note block.'],
  ]);
});

test('exclamation marks are not used', () => {
  expect(found('Well done!')).toEqual([
    [1, 'There is an exclamation mark. End the sentence with a full stop.'],
  ]);
});

test('code uses real words', () => {
  expect(found('```html\n<p>Text</p>\n<p class="foo">Lorem ipsum</p>\n```')).toEqual([
    [3, '"foo" is on the list of banned words. Use real words.'],
    [3, '"Lorem ipsum" is on the list of banned words. Use real words.'],
  ]);
});

test('old-fashioned phrases are reported like other banned words', () => {
  expect(found('It says something like "link". By the end you can mend a film.')).toEqual([
    [
      1,
      '"something like" is on the list of banned words. Say what is exposed (role, name, state), or name the product, its version and the date of the test.',
    ],
    [1, '"film" is on the list of banned words. Write "video".'],
    [1, '"mend" is on the list of banned words. Write "fix".'],
    [1, '"By the end you can" is on the list of banned words. Begin with what is special about this page.'],
  ]);
});
