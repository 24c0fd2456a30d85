import { expect, test } from 'vitest';
import { imageVariant, parseImageUrl } from './image-url.ts';

test.each([
  [{ source: '/img/a.png', width: 640, format: 'webp' }, '/_ipx/w_640&f_webp/img/a.png'],
  [{ source: '/a.png', format: 'webp' }, '/_ipx/f_webp/a.png'],
  [{ source: '/a.png', height: 20, format: 'png' }, '/_ipx/h_20&f_png/a.png'],
  [
    { source: '/a%20b.png', width: 6, height: 4, format: 'jpeg', quality: 70, fit: 'inside' },
    '/_ipx/w_6&h_4&f_jpeg&q_70&fit_inside/a%20b.png',
  ],
  [{ source: 'https://b.org/a.png', width: 6, format: 'avif' }, '/_ipx/w_6&f_avif/https://b.org/a.png'],
] as const)('%o has the address %o, and the address says the same', (made, url) => {
  expect(imageVariant(made)).toEqual({ url, ...made });
  expect(parseImageUrl(url)).toEqual({ url, ...made });
});

test.each([
  '/img/a.png',
  '/_ipx/img/a.png',
  '/_ipx/w_640/a.png',
  '/_ipx/w_640&f_bmp/a.png',
  '/_ipx/w_640&f_webp&fit_tight/a.png',
  '/_ipx/w_x&f_webp/a.png',
  '/_ipx/w_640&f_webp/',
  '/_ipx/w_640&f_webp',
  '/a/_ipx/w_640&f_webp/a.png',
])('%o is no address of a made picture', (url) => {
  expect(parseImageUrl(url)).toBeNull();
});
