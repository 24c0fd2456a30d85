import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { UserError } from '#lib/user-error.ts';
import { settingsSchema } from '#schema/settings.ts';
import { iconFiles } from './icons.ts';

const temp = mkdtempSync(join(tmpdir(), 'plinth-icons-'));
const outDir = join(temp, 'static');
const cacheDir = join(temp, 'cache');
mkdirSync(outDir);
afterAll(() => rmSync(temp, { recursive: true }));

/** The upper half is painted, the lower is transparent. */
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="M0 0h24v12H0z"/></svg>`;

writeFileSync(join(outDir, 'my mark.svg'), svg('#0000ff'));
writeFileSync(join(outDir, 'broken.svg'), '<svg');
writeFileSync(join(temp, 'outside.svg'), svg('#0000ff'));
const wide = sharp({ create: { width: 60, height: 20, channels: 4, background: '#ff0000' } });
await wide.png().toFile(join(outDir, 'wide.png'));

const icons = (logo: string) => iconFiles({ settings: settingsSchema.parse({ logo }), outDir, cacheDir });

/** The colour of a pixel as red, green, blue and opacity. */
async function colourAt(png: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}

test('a drawing becomes an icon of every size that is asked for', async () => {
  const files = await icons('/my%20mark.svg');
  const sizes = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.png'))
      .map(async ([path, png]) => {
        const { width, height, format } = await sharp(png).metadata();
        return `${path} ${format} ${width} × ${height}`;
      }),
  );
  expect(sizes).toEqual([
    '/apple-touch-icon.png png 180 × 180',
    '/icon-192.png png 192 × 192',
    '/icon-512.png png 512 × 512',
    '/icon-maskable-512.png png 512 × 512',
  ]);
  const blue = [0, 0, 255, 255];
  const white = [255, 255, 255, 255];
  expect(await colourAt(files['/icon-512.png'], 0, 0)).toEqual(blue);
  // Drawn in this size, not enlarged: the edge is sharp.
  expect(await colourAt(files['/icon-512.png'], 256, 254)).toEqual(blue);
  expect((await colourAt(files['/icon-512.png'], 256, 257))[3]).toBe(0);
  expect(await colourAt(files['/apple-touch-icon.png'], 0, 0)).toEqual(white);
  expect(await colourAt(files['/apple-touch-icon.png'], 90, 80)).toEqual(blue);
  expect(await colourAt(files['/apple-touch-icon.png'], 90, 100)).toEqual(white);
  // The circle that every system shows has a radius of 40 %: the logo's corner is inside it, white outside.
  const edge = 256 - Math.floor(0.28 * 512);
  expect(await colourAt(files['/icon-maskable-512.png'], edge + 2, edge + 2)).toEqual(blue);
  expect(await colourAt(files['/icon-maskable-512.png'], edge - 2, edge - 2)).toEqual(white);
  expect(Math.hypot(0.28, 0.28)).toBeLessThan(0.4);
});

test('the favicon holds the mark in three sizes', async () => {
  const { '/favicon.ico': ico = Buffer.alloc(0) } = await icons('/my%20mark.svg');
  expect(ico.readUInt16LE(4)).toBe(3);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    expect(ico.readUInt8(at)).toBe(size);
    expect((await sharp(png).metadata()).width).toBe(size);
  }
});

test('a mark that is not square stays whole, with clear room above and below', async () => {
  const { '/icon-192.png': icon } = await icons('/wide.png');
  expect(await colourAt(icon, 96, 96)).toEqual([255, 0, 0, 255]);
  expect((await colourAt(icon, 96, 5))[3]).toBe(0);
});

test('icons are drawn once for each mark, and those of another mark leave the cache', async () => {
  await icons('/my%20mark.svg');
  const [key = ''] = readdirSync(join(cacheDir, 'icons'));
  writeFileSync(join(cacheDir, 'icons', key, 'icon-192.png'), 'from the cache');
  expect((await icons('/my%20mark.svg'))['/icon-192.png']?.toString()).toBe('from the cache');

  writeFileSync(join(outDir, 'my mark.svg'), svg('#ff0000'));
  const { '/icon-192.png': red } = await icons('/my%20mark.svg');
  expect(await colourAt(red, 0, 0)).toEqual([255, 0, 0, 255]);
  const [other, ...more] = readdirSync(join(cacheDir, 'icons'));
  expect(other).not.toBe(key);
  expect(more).toEqual([]);
  expect(readFileSync(join(cacheDir, 'icons', other ?? '', 'icon-192.png'))).toEqual(red);
});

test.each([
  ['/broken.svg', 'The logo "/broken.svg" cannot be drawn. Save it again as SVG or PNG.'],
  [
    '/gone.svg',
    'The logo "/gone.svg" does not exist. Name a picture in the folder "public" beside the content, such as "logo: /mark.svg" in site.yaml.',
  ],
  [
    '/..%2foutside.svg',
    'The logo "/..%2foutside.svg" does not exist. Name a picture in the folder "public" beside the content, such as "logo: /mark.svg" in site.yaml.',
  ],
  [
    'https://example.org/a.svg',
    'The logo "https://example.org/a.svg" is on another site, so no icons can be made from it. Name a picture in the folder "public" beside the content, such as "logo: /mark.svg" in site.yaml.',
  ],
])('the logo %s is told', async (logo, message) => {
  await expect(icons(logo)).rejects.toThrow(new UserError(message));
});

test('an icon of the old kind serves tabs alone; phones get the icon of the header', async () => {
  writeFileSync(join(outDir, 'favicon.ico'), 'no picture that could be drawn');
  const { '/icon-192.png': icon } = await icons('/favicon.ico');
  const { data } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 3] ?? 0).filter(Boolean);
  expect(drawn.length).toBeGreaterThan(1000);
});
