import { expect, test, vi } from 'vitest';
import { readFragment, TooLong, writeFragment } from './shared-address.ts';

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

/** A fragment as somebody would write it who wants to harm: the limits of `writeFragment` do not hold for it. */
async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  return `1.${bytes.toString('base64url')}`;
}

test('an address may unpack to 100,000 characters', async () => {
  const longest = { html: 'a'.repeat(99_990), css: '', js: '' };
  expect(await readFragment(await writeFragment(longest))).toEqual(longest);
  const tooLong = { ...longest, css: 'bb' };
  await expect(writeFragment(tooLong)).rejects.toThrow(TooLong);
  await expect(readFragment(await pack(JSON.stringify(Object.values(tooLong))))).rejects.toThrow(
    'An address can hold up to 100,000 characters of code.',
  );
});

test('an address that would unpack into megabytes is unpacked up to the limit and no further', async () => {
  const fragment = await pack(JSON.stringify(['a'.repeat(20_000_000), '', '']));
  expect(fragment.length).toBeLessThan(30_000);
  let unpacked = 0;
  const Original = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function counting(format: CompressionFormat) {
    const { writable, readable } = new Original(format);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        unpacked += bytes.length;
        controller.enqueue(bytes);
      },
    });
    return { writable, readable: readable.pipeThrough(counter as never) };
  });
  await expect(readFragment(fragment)).rejects.toThrow(TooLong);
  vi.unstubAllGlobals();
  expect(unpacked).toBeGreaterThan(100_000);
  expect(unpacked).toBeLessThan(1_000_000);
});

test('an address of a newer version says so', async () => {
  await expect(readFragment('#2.eJyrVkrOz0lVAA')).rejects.toThrow(
    'It was made with version 2 of the playground, and this one reads version 1.',
  );
  expect(await readFragment('#2.1-notes')).toBeNull();
});
