import { expect, test } from 'vitest';
import { makePalette, pixelOf } from './palette.ts';

const black = '#000000';
const white = '#ffffff';

test('a pixel is its colour from red to blue, opaque', () => {
  expect(pixelOf('#0f172b')).toBe(0xff2b170f | 0);
});

test('the shades between a ground and its ink are in it once, both ends exactly', () => {
  const { colours } = makePalette([[black, white]], new Int32Array());
  expect([colours.length, colours[0], colours[6], colours[12]]).toEqual([
    13,
    [0, 0, 0],
    [128, 128, 128],
    [255, 255, 255],
  ]);
});

test('then come the colours of the background, the most frequent first, while there is room', () => {
  const red = pixelOf('#ff0000');
  const blue = pixelOf('#0000ff');
  expect(makePalette([], Int32Array.of(blue, red, red)).colours).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
  const many = Int32Array.from({ length: 300 }, (_, index) => (255 << 24) | index);
  expect(makePalette([], many).colours).toHaveLength(256);
});

test('any pixel is given the nearest colour', () => {
  const { colours, indexOf } = makePalette([[black, white]], Int32Array.of(pixelOf('#ff0000')));
  expect(['#050505', '#fefefe', '#e01010'].map((colour) => colours[indexOf(pixelOf(colour))])).toEqual([
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
  ]);
});
