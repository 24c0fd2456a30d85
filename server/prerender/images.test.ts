import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImageVariant, imageVariant, parseImageUrl } from '#lib/images/image-url.ts';
import { UserError } from '#lib/user-error.ts';
import { imageHeaders, writeImages } from './images.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-images-'));
const sources = join(root, 'sources');
const outDir = join(root, 'static');
const cacheDir = join(root, 'cache');

beforeAll(async () => {
  mkdirSync(sources);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  await picture.clone().png().toFile(join(sources, 'a.png'));
  await picture.clone().jpeg().withMetadata({ orientation: 6 }).toFile(join(sources, 'turned.jpg'));
  await sharp({ create: { width: 6, height: 4, channels: 4, background: 'transparent' } })
    .png()
    .toFile(join(sources, 'clear glass.png'));
  writeFileSync(join(sources, 'broken.png'), 'not a picture');
});

beforeEach(() => {
  for (const folder of [outDir, cacheDir]) rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rmSync(root, { recursive: true }));

const variant = (url: string): ImageVariant => {
  const parsed = parseImageUrl(url);
  if (!parsed) throw new Error(url);
  return parsed;
};

function write(urls: readonly string[], onProgress?: (done: number, total: number) => void) {
  return writeImages(urls.map(variant), {
    outDir,
    cacheDir,
    sourceFile: (src) => (src.startsWith('/none') ? null : join(sources, src)),
    ...(onProgress && { onProgress }),
  });
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      )
    : [];

async function sizeOf(path: string) {
  const { format, width, height, orientation } = await sharp(join(outDir, path)).metadata();
  return { format, width, height, orientation };
}

describe('a made picture', () => {
  test.each([
    ['/_ipx/w_30&f_webp/a.png', 'webp', 30, 20],
    ['/_ipx/f_webp/a.png', 'webp', 60, 40],
    ['/_ipx/h_10&f_png/a.png', 'png', 15, 10],
    ['/_ipx/w_30&f_jpeg/a.png', 'jpeg', 30, 20],
    ['/_ipx/w_20&h_20&f_webp/a.png', 'webp', 20, 20],
    ['/_ipx/w_20&h_20&f_webp&fit_inside/a.png', 'webp', 20, 13],
    ['/_ipx/w_600&f_webp/a.png', 'webp', 60, 40],
    ['/_ipx/w_20&f_webp/turned.jpg', 'webp', 20, 30],
  ])('at %o is %s of %i × %i', async (url, format, width, height) => {
    await write([url]);
    expect(await sizeOf(url)).toEqual({ format, width, height, orientation: undefined });
  });

  test('lies at the decoded address', async () => {
    await write(['/_ipx/w_3&f_webp/clear%20glass.png']);
    expect(await sizeOf('_ipx/w_3&f_webp/clear glass.png')).toMatchObject({ format: 'webp', width: 3 });
  });

  test('has the quality that was asked for, and 80 without one', async () => {
    const noise = Buffer.from(Array.from({ length: 3 * 64 * 64 }, (_, i) => (i * 7919) % 251));
    await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toFile(join(sources, 'noise.png'));
    await write(['/_ipx/f_webp/noise.png', '/_ipx/f_webp&q_80/noise.png', '/_ipx/f_webp&q_20/noise.png']);
    const bytes = (modifiers: string) => readFileSync(join(outDir, '_ipx', modifiers, 'noise.png'));
    expect(bytes('f_webp')).toEqual(bytes('f_webp&q_80'));
    expect(bytes('f_webp&q_20').length).toBeLessThan(bytes('f_webp').length / 2);
  });

  test('is white where a format without transparency needs a ground', async () => {
    await write(['/_ipx/f_jpeg/clear%20glass.png']);
    const { data } = await sharp(join(outDir, '_ipx/f_jpeg/clear glass.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('the cache', () => {
  const urls = ['/_ipx/w_30&f_webp/a.png', '/_ipx/w_20&f_webp/a.png', '/_ipx/w_20&f_webp/turned.jpg'];

  test('a second build makes nothing', async () => {
    expect(await write([...urls, ...urls])).toEqual({ made: 3, kept: 0 });
    const first = urls.map((url) => readFileSync(join(outDir, url)));
    rmSync(outDir, { recursive: true });
    expect(await write(urls)).toEqual({ made: 0, kept: 3 });
    expect(urls.map((url) => readFileSync(join(outDir, url)))).toEqual(first);
  });

  test('a picture that has changed is made anew, under the same address', async () => {
    const file = join(sources, 'changing.png');
    const url = '/_ipx/w_30&f_webp/changing.png';
    const save = (width: number) =>
      sharp({ create: { width, height: width, channels: 3, background: 'blue' } })
        .png()
        .toFile(file);
    await save(60);
    expect(await write([url])).toEqual({ made: 1, kept: 0 });
    await save(20);
    expect(await write([url])).toEqual({ made: 1, kept: 0 });
    expect(await sizeOf(url)).toMatchObject({ width: 20 });
  });

  test('forgets what no page asks for, and half files of a build that was killed', async () => {
    await write(urls);
    writeFileSync(join(cacheDir, 'images/abc.webp.part'), 'half');
    expect(await write(urls.slice(1))).toEqual({ made: 0, kept: 2 });
    expect(filesIn(cacheDir)).toHaveLength(2);
    expect(await write([])).toEqual({ made: 0, kept: 0 });
    expect(filesIn(cacheDir)).toEqual([]);
  });
});

test('progress is told file by file', async () => {
  const told: number[][] = [];
  await write(['/_ipx/w_3&f_webp/a.png', '/_ipx/w_4&f_webp/a.png'], (done, total) =>
    told.push([done, total]),
  );
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

describe('a picture that cannot be made', () => {
  test.each([
    ['/_ipx/f_webp/none%20here.png', 'The picture "/none here.png" does not exist.'],
    ['/_ipx/f_webp/missing.png', 'The picture "/missing.png" cannot be read: ENOENT'],
    [
      '/_ipx/f_webp/broken.png',
      'The picture "/broken.png" cannot be read. Save it again as PNG, JPEG, WebP, AVIF or GIF.',
    ],
  ])('%o stops the build with its name', async (url, message) => {
    const failure: unknown = await write([url]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect((failure as Error).message).toContain(message);
    expect([...filesIn(outDir), ...filesIn(cacheDir)]).toEqual([]);
  });

  test('leaves the others whole, and the cache for the next build', async () => {
    await write(['/_ipx/w_30&f_webp/a.png']);
    await expect(write(['/_ipx/f_webp/broken.png', '/_ipx/w_30&f_webp/a.png'])).rejects.toThrow('broken.png');
    expect(filesIn(cacheDir)).toHaveLength(1);
    expect([...filesIn(outDir), ...filesIn(cacheDir)].filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('cannot climb out of its folder', async () => {
    await expect(write(['/_ipx/f_webp/x%2F..%2F..%2F..%2Fa.png'])).rejects.toThrow(
      'The picture "/x/../../../a.png" does not exist.',
    );
  });
});

describe('types for static hosts', () => {
  const made = (format: ImageVariant['format'], width: number) =>
    imageVariant({ source: '/a.png', width, format });

  test('one rule where all files are alike', () => {
    expect(imageHeaders([made('webp', 1), made('webp', 2)])).toEqual({
      '/_ipx/*': { 'Content-Type': 'image/webp' },
    });
    expect(imageHeaders([])).toEqual({});
  });

  test('else one rule for each folder, of which none covers another', () => {
    expect(imageHeaders([made('webp', 1), made('webp', 2), made('png', 1), made('png', 1)])).toEqual({
      '/_ipx/w_1&f_webp/*': { 'Content-Type': 'image/webp' },
      '/_ipx/w_2&f_webp/*': { 'Content-Type': 'image/webp' },
      '/_ipx/w_1&f_png/*': { 'Content-Type': 'image/png' },
    });
  });
});
