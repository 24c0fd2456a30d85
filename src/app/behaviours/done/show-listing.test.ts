import { expect, test } from 'vitest';
import { countStates } from './show-listing.ts';

test('what is done and what is started is counted; what is neither is not mentioned', () => {
  expect(countStates(['done', 'open', 'started', 'done'])).toBe(', 2 done, 1 started');
  expect(countStates(['open', 'started'])).toBe(', 1 started');
  expect(countStates(['open', 'open'])).toBe('');
});
