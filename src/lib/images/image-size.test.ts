import { expect, test } from 'vitest';
import { constants } from '#schema/constants.ts';
import { type ImageBox, parseSizes, pixels, shownSize, sizesAttribute, widestFile } from './image-size.ts';

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

const { breakpoints } = constants.image;
const widths = (sizes: string) => parseSizes(sizes, breakpoints).map(({ from, width }) => [from, width]);
const attribute = (sizes: string) => sizesAttribute(parseSizes(sizes, breakpoints));

test('an entry with a name begins at its breakpoint; a share is taken of it', () => {
  expect(widths('sm:100vw lg:50vw xl:33.3vw md:400px')).toEqual([
    [640, 640],
    [768, 400],
    [1024, 512],
    [1280, 426],
  ]);
});

test('the entry without a name is the base; its share is taken of the smallest breakpoint', () => {
  expect(widths('100vw')).toEqual([[0, 320]]);
  expect(widths('md:400px 50vw')).toEqual([
    [0, 160],
    [768, 400],
  ]);
});

test('a plain number is pixels; a number may stand for a breakpoint', () => {
  expect(parseSizes('300 500:40vw', breakpoints)).toEqual([
    { from: 0, value: '300px', width: 300 },
    { from: 500, value: '40vw', width: 200 },
  ]);
});

test.each([
  '50%',
  '10em',
  'auto',
  'calc(100vw-2px)',
  '-3px',
  '0px',
  '0vw',
  'px',
  'wide:100vw',
  'constructor:100vw',
  'constructor:10px',
  ':100vw',
  'sm:',
  'sm:md:100vw',
  '1.5:100vw',
  '',
  ' \n',
])('%o is left out', (sizes) => {
  expect(parseSizes(sizes, breakpoints)).toEqual([]);
  expect(widths(`200px ${sizes}`)).toEqual([[0, 200]]);
});

test('of two entries for one breakpoint, the later counts', () => {
  expect(widths('10px sm:20px 640:30px 40px')).toEqual([
    [0, 40],
    [640, 30],
  ]);
});

test.each([
  ['100vw', '100vw'],
  ['sm:100vw lg:50vw', '(max-width: 1023px) 100vw, 50vw'],
  ['100vw sm:50vw md:400px', '(max-width: 639px) 100vw, (max-width: 767px) 50vw, 400px'],
  ['2xl:760px,100vw', '(max-width: 1535px) 100vw, 760px'],
  ['xs:1 007px', '(max-width: 319px) 7px, 1px'],
])('the attribute of %o is %o', (sizes, expected) => {
  expect(attribute(sizes)).toBe(expected);
});
