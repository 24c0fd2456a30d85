import { expect, test } from 'vitest';
import { constants } from '#schema/constants.ts';
import { parseSizes, sizesAttribute } from './image-sizes.ts';

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
