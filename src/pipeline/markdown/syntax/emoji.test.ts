import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';
import { emojiByName } from './emoji.ts';

const { html } = openFolder();

test.each([
  ['Go :rocket: :tada::+1:', 'Go 🚀 🎉👍'],
  ['(:warning:) :white_check_mark:', '(⚠️) ✅'],
  // Unknown names between colons, times, and code.
  [':nothing: 10:100:3 a:key:b', ':nothing: 10:100:3 a:key:b'],
  ['`:rocket:`', '<code>:rocket:</code>'],
])('%s', async (written, shown) => {
  expect(await html(written)).toBe(`<p>${shown}</p>`);
});

test('a component of the same name stays one', async () => {
  expect(await html(':icon{name="i-lucide-play"} and :icon:')).toMatch(/^<p><svg .* and :icon:<\/p>$/);
});

test('every name stands for one emoji', () => {
  const segments = new Intl.Segmenter();
  const wrong = [...emojiByName].filter(
    ([name, emoji]) =>
      !/^[\w+-]+$/.test(name) || [...segments.segment(emoji)].length !== 1 || !/\p{Emoji}/u.test(emoji),
  );
  expect(wrong).toEqual([]);
  expect(emojiByName.size).toBeGreaterThan(400);
});
