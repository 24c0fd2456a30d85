import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('the last answers are remembered, so many of them', async () => {
  const asked: string[] = [];
  const get = kept(2, async (key) => asked.push(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
