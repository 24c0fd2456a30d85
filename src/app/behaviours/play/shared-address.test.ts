import { expect, test } from 'vitest';
import { readFragment, writeFragment } from './shared-address.ts';

const sources = {
  html: '<p>Tee für drei 🫖</p>\n'.repeat(30),
  css: 'p { color: green }',
  js: 'go("</script>")',
};

test('what is written comes back, letter for letter', async () => {
  expect(await readFragment(`#${await writeFragment(sources)}`)).toEqual(sources);
});

test('a fragment has only letters that an address may hold, and is short', async () => {
  const fragment = await writeFragment(sources);
  expect(fragment).toMatch(/^1\.[\w-]+$/);
  expect(fragment.length).toBeLessThan(200);
});

test.each(['', '#', '#how-it-works', '#2.abc'])('%j holds no sources', async (fragment) => {
  expect(await readFragment(fragment)).toBeNull();
});

test.each(['#1.', '#1.%%%', '#1.abc', '#1.q1YqSS0uUbIC'])('%j is damaged', async (fragment) => {
  await expect(readFragment(fragment)).rejects.toThrow();
});

test('an address that would unpack into megabytes is refused', async () => {
  const fragment = await writeFragment({ html: 'a'.repeat(2_000_000), css: '', js: '' });
  expect(fragment.length).toBeLessThan(5000);
  await expect(readFragment(fragment)).rejects.toThrow('more than a playground can show');
});
