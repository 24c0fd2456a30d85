import { expect, test } from 'vitest';
import { type ImageBox, pixels, shownSize, widestFile } from './image-bounds.ts';

test.each([
  [12, 12],
  ['12', 12],
  [' 12px ', 12],
  ['1.5', 1.5],
  ['50%', null],
  ['auto', null],
  ['', null],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [undefined, null],
])('%o is %o pixels', (length, expected) => {
  expect(pixels(length)).toBe(expected);
});

const natural = { naturalWidth: 600, naturalHeight: 400 };

test.each<[ImageBox, ImageBox]>([
  [natural, { width: 600, height: 400 }],
  [
    { ...natural, width: 300 },
    { width: 300, height: 200 },
  ],
  [
    { ...natural, width: '300px' },
    { width: 300, height: 200 },
  ],
  [
    { ...natural, height: '100' },
    { width: 150, height: 100 },
  ],
  [
    { ...natural, width: 30, height: 40 },
    { width: 30, height: 40 },
  ],
  [{ ...natural, width: '50%' }, { width: '50%' }],
  [{ width: 30 }, { width: 30 }],
  [{ height: 30 }, { height: 30 }],
  [{}, {}],
])('on the page, %o is %o', (box, shown) => {
  expect(shownSize(box)).toStrictEqual(shown);
});

test('a file is never wider than the picture, nor a crop higher', () => {
  expect(widestFile(natural, 'webp')).toBe(600);
  expect(widestFile({ naturalWidth: 600 }, 'webp')).toBe(600);
  expect(widestFile({ ...natural, width: 30, height: 30 }, 'webp')).toBe(400);
  expect(widestFile({ ...natural, width: 90, height: 30 }, 'webp')).toBe(600);
});

test('no side of a WebP file is longer than the format allows', () => {
  expect(widestFile({}, 'webp')).toBe(16_383);
  expect(widestFile({ naturalWidth: 40_000, naturalHeight: 100 }, 'webp')).toBe(16_383);
  expect(widestFile({ naturalWidth: 1000, naturalHeight: 32_766 }, 'webp')).toBe(500);
  expect(widestFile({ naturalWidth: 1, naturalHeight: 40_000 }, 'webp')).toBe(1);
  expect(widestFile({ naturalWidth: 40_000, naturalHeight: 100 }, 'png')).toBe(40_000);
});
