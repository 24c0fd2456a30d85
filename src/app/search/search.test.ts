import { expect, test } from 'vitest';
import { initialQuery } from './search.ts';

test.each([
  ['https://example.org/', ''],
  ['https://example.org/?q=', ''],
  ['https://example.org/?q=%20table+row%20', 'table row'],
  ['https://example.org/cs?a=1&q=%3Cimg%3E#top', '<img>'],
])('the query of %s is %j', (address, term) => {
  expect(initialQuery(address)).toBe(term);
});
