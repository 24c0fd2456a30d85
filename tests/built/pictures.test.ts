// The pictures of a page: which files its HTML offers, and how they are served.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributeOf, findElements, parseHtml } from '#tests/support/find-elements.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';

const path = '/cs/html/getting-started/your-first-page';

const request = (address: string, headers: Record<string, string> = {}) =>
  fetchSite('real', address, headers);

/** The width in the address of a generated picture. */
const widthIn = (address: string) => Number(/\/_ipx\/w_(\d+)&f_webp\//.exec(address)?.[1]);

/** The picture of the page, and the address and width descriptor of each file that it offers. */
async function readPicture() {
  const tree = parseHtml(await (await request(path)).text());
  const [image] = findElements(tree, 'img', (img) =>
    (attributeOf(img, 'alt') ?? '').startsWith('A browser window.'),
  );
  const candidates = (attributeOf(image, 'srcSet') ?? '').split(', ').map((candidate) => {
    const [address = '', descriptor = ''] = candidate.trim().split(' ');
    return { address, descriptor };
  });
  return { image, candidates };
}

test('a picture is offered in the widths of the column, for dense screens too, and no wider than its file', async () => {
  const { image, candidates } = await readPicture();
  expect(candidates.map(({ descriptor }) => descriptor)).toEqual(['320w', '640w', '672w', '1344w']);
  for (const { address, descriptor } of candidates) expect(`${widthIn(address)}w`).toBe(descriptor);
  expect(attributeOf(image, 'sizes')).toBe('(max-width: 767px) 100vw, 672px');
  expect(attributeOf(image, 'src')).toBe(candidates.at(-1)?.address);
  expect(attributeOf(image, 'width')).toBe('672');
  expect(attributeOf(image, 'height')).toBe('270');
  expect(attributeOf(image, 'loading')).toBe('lazy');

  const source = (candidates[0]?.address ?? '').replace(/^\/_ipx\/[^/]+/, '');
  const original = await request(source);
  expect(original.headers.get('content-type')).toBe('image/png');
  const { width = 0, height = 0 } = await sharp(await original.arrayBuffer()).metadata();
  expect(width).toBeGreaterThanOrEqual(1344);
  expect(Math.round((672 * height) / width)).toBe(270);
});

test('each of these files is WebP of the width in its name, and can be cached for ever', async () => {
  const { candidates } = await readPicture();
  expect(candidates).toHaveLength(4);
  for (const { address } of candidates) {
    const response = await request(address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: widthIn(address) });

    const etag = response.headers.get('etag') ?? '';
    expect((await request(address, { 'if-none-match': etag })).status).toBe(304);
  }
});

test('a width that no page offers does not exist', async () => {
  const { candidates } = await readPicture();
  const [{ address } = { address: '' }] = candidates;
  const other = address.replace(`w_${widthIn(address)}&`, `w_${widthIn(address) + 1}&`);
  expect(other).not.toBe(address);
  const response = await request(other, { accept: 'image/*' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

test('static hosts get the content type in _headers, because the file names do not show it', () => {
  const headers = readFileSync(join(outDirOf('real'), 'static/_headers'), 'utf8');
  expect(headers).toContain('/_ipx/*\n  Content-Type: image/webp\n');
});
