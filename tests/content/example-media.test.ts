// The files that live examples name: what is in the folder, and how much it weighs.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPages } from '#checks/content/checked-page.ts';
import { nodesOf } from '#checks/content/markdown.ts';
import { parseFenceMeta } from '#pipeline/markdown/code/fence.ts';
import { pictures } from '#scripts/media/pictures.ts';
import { madeFiles } from '#scripts/media.ts';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';

const content = join(import.meta.dirname, '../../content');
const folder = exampleMediaFolder(content);
const files = listExampleMedia(content);

/** What is written by hand. */
const written = [
  'choir.css',
  'choir.js',
  'licence.txt',
  'price.js',
  'style.css',
  'styles/ferry.css',
  'theatre.css',
  'theme.js',
  'vendor/tides.js',
];

test('every file is made by the command or written by hand', () => {
  expect(files).toEqual([...madeFiles, ...written].sort());
});

test('each is small, and so are all together', () => {
  const sizes = files.map((file) => [file, statSync(join(folder, file)).size] as const);
  expect(sizes.filter(([, size]) => size === 0 || size >= 150_000)).toEqual([]);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(3_000_000);
});

test('pictures have the width and the shape that their drawing has', async () => {
  for (const [name, { drawing, width }] of Object.entries(pictures)) {
    const found = await sharp(join(folder, name)).metadata();
    const wide = width ?? drawing.width;
    expect([found.width, found.height], name).toEqual([
      wide,
      Math.round((wide * drawing.height) / drawing.width),
    ]);
  }
});

test('captions are WebVTT, and no caption begins before the one above it ends', () => {
  for (const file of files.filter((name) => name.endsWith('.vtt'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, file).toMatch(/^WEBVTT\n\n/);
    const times = [...text.matchAll(/00:00:(\d\d\.\d{3})/g)].map((match) => Number(match[1]));
    expect(times.length, file).toBeGreaterThan(1);
    expect(times, file).toEqual(times.toSorted((a, b) => a - b));
  }
});

const pages = await readPages(content);

test('what a page shows of a file that its examples name is what is in the file', () => {
  const shown = pages.flatMap(({ file, tree, fences }) =>
    [...nodesOf(tree)].flatMap(({ type, meta, value, position }) => {
      const name = type === 'code' ? (parseFenceMeta(meta ?? '').file ?? '') : '';
      const isNamed = fences.some((fence) => fence.flags.example && fence.code.includes(`"${name}"`));
      return isNamed && files.includes(name) ? [{ at: `${file}:${position?.start.line}`, name, value }] : [];
    }),
  );
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['bowline.en.vtt', 'projector.en.vtt', 'price.js', 'style.css']),
  );
  for (const { at, name, value } of shown)
    expect(`${value}\n`, at).toBe(readFileSync(join(folder, name), 'utf8'));
});
