import { expect, test } from 'vitest';
import { describeValue } from './value-words.ts';

test.each([
  ['open', 'Boolean attribute', { kind: 'boolean', words: 'boolean' }],
  ['abbr', 'Text*', { kind: 'other', words: 'text' }],
  ['id', 'Text*', { kind: 'other', words: 'a name without spaces, used once in the page' }],
  [
    'cols',
    'Valid non-negative integer greater than zero',
    { kind: 'other', words: 'a whole number above zero' },
  ],
  ['closedby', '"`any`"; "`none`";', { kind: 'keywords', words: 'one keyword', keywords: ['any', 'none'] }],
  [
    'hidden',
    '"`until-found`"; "`hidden`"; the empty string',
    { kind: 'keywords', words: 'one keyword, or nothing', keywords: ['until-found', 'hidden'] },
  ],
  [
    'sandbox',
    'Unordered set of unique space-separated tokens, ASCII case-insensitive, consisting of "`allow-forms`""`allow-modals`"',
    { kind: 'keywords', words: 'keywords, separated by spaces', keywords: ['allow-forms', 'allow-modals'] },
  ],
])('the values of %s have words', (name, written, value) => {
  expect(describeValue(name, written)).toEqual(value);
});

test('a kind that nobody has words for has none', () => {
  expect(describeValue('new', 'Something new')).toBeNull();
  expect(describeValue('new', '"`a`"; something new')).toBeNull();
});
