import { expect, test } from 'vitest';
import { longestWords, readNews } from './frame-news.ts';

const result = { id: 'one', state: 'passed', words: 'Yes.' };
const done = { quest: 'done', result, isUsed: true, errors: ['One.'] };

test('news in their form are taken, and nothing that does not belong to them', () => {
  expect(readNews({ quest: 'size', width: 320, height: 720 }, 'one')).toEqual({
    ...{ quest: 'size', width: 320, height: 720 },
  });
  expect(readNews({ ...done, more: 1, result: { ...result, isEndless: true } }, 'one')).toEqual(done);
  for (const quest of ['alive', 'left']) expect(readNews({ quest, more: 1 }, 'one')).toEqual({ quest });
  const errors = ['a', 1, bare, 'b', 'c', 'd'];
  expect(readNews({ ...done, errors }, 'one')).toEqual({ ...done, errors: ['a', 'b', 'c'] });
  const words = 'a'.repeat(longestWords + 1);
  expect(readNews({ ...done, result: { ...result, words } }, 'one')).toEqual({
    ...done,
    result: { ...result, words: words.slice(1) },
  });
});

/** Turning it into text or a number throws. */
const bare = { toString: 1, valueOf: 1 };

test.each([
  ...[undefined, null, 7, 'done', [], {}, bare],
  ...[{ quest: 'done' }, { quest: bare }, { quest: 'ready' }],
  { ...done, result: null },
  { ...done, result: 'passed' },
  { ...done, result: { ...result, id: 'two' } },
  { ...done, result: { ...result, state: 'solved' } },
  { ...done, result: { ...result, state: bare } },
  { ...done, result: { ...result, words: bare } },
  { ...done, isUsed: 'yes' },
  { ...done, errors: 'One.' },
  { quest: 'size', width: 320 },
  { quest: 'size', width: bare, height: 720 },
  { quest: 'size', width: '320', height: '720' },
  { quest: 'size', width: Number.NaN, height: 720 },
  { quest: 'size', width: 1e9, height: 720 },
  { quest: 'size', width: 0, height: 720 },
])('news in another form are dropped: %j', (data) => {
  expect(readNews(data, 'one')).toBeNull();
});
