import { expect, test } from 'vitest';
import { questionId } from './question-id.ts';

test.each([
  ['Where does an inner list go?', 'where-does-an-inner-list-go'],
  ['What is <link rel="icon" href="curtain.svg"> used for?', 'what-is-link-rel-icon-href-curtain-svg'],
  ['  Which “title”,\n is best? ', 'which-title-is-best'],
  ['Где список?', 'где-список'],
  ['?', 'question'],
  // Already an id.
  ['where-does-an-inner-list-go', 'where-does-an-inner-list-go'],
])('%j has the id %s', (words, id) => {
  expect(questionId(words)).toBe(id);
});
