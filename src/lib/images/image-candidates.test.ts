import { describe, expect, test } from 'vitest';
import { constants } from '#schema/constants.ts';
import { type ImageRequest, imageCandidates, legacyFormat } from './image-candidates.ts';

const candidates = (request: Partial<ImageRequest>) =>
  imageCandidates({ src: '/img/a.png', ...request }, constants.image);
const widths = (request: Partial<ImageRequest>) => candidates(request).variants.map(({ width }) => width);

/** The `srcset` without the parts that never differ: `w_640&f_webp 640w`. */
const srcSet = (request: Partial<ImageRequest>) =>
  candidates(request).srcSet?.replaceAll('/_ipx/', '').replaceAll('/img/a.png', '');

test('the breakpoints, densities and the format are those of the specification', () => {
  expect(constants.image).toEqual({
    breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
    densities: [1, 2],
    format: 'webp',
  });
});

describe('without sizes', () => {
  test('there is one candidate for each density, and src is the first', () => {
    expect(candidates({ width: 200 })).toEqual({
      src: '/_ipx/w_200&f_webp/img/a.png',
      srcSet: '/_ipx/w_200&f_webp/img/a.png 1x, /_ipx/w_400&f_webp/img/a.png 2x',
      width: 200,
      variants: [
        { url: '/_ipx/w_200&f_webp/img/a.png', source: '/img/a.png', width: 200, format: 'webp' },
        { url: '/_ipx/w_400&f_webp/img/a.png', source: '/img/a.png', width: 400, format: 'webp' },
      ],
    });
  });

  test('the height is multiplied as well, alone or with the width', () => {
    expect(srcSet({ width: 200, height: 150 })).toBe('w_200&h_150&f_webp 1x, w_400&h_300&f_webp 2x');
    expect(srcSet({ height: 150 })).toBe('h_150&f_webp 1x, h_300&f_webp 2x');
  });

  test('quality, fit and format are part of the address', () => {
    expect(srcSet({ width: 20, quality: 60, fit: 'inside', format: 'png', densities: '2 1' })).toBe(
      'w_20&f_png&q_60&fit_inside 1x, w_40&f_png&q_60&fit_inside 2x',
    );
  });

  test('without any size there is one file, and nothing to choose', () => {
    expect(candidates({})).toEqual({
      src: '/_ipx/f_webp/img/a.png',
      variants: [{ url: '/_ipx/f_webp/img/a.png', source: '/img/a.png', format: 'webp' }],
    });
  });

  test('the natural size stands in for a size that is not given', () => {
    expect(candidates({ naturalWidth: 300, naturalHeight: 100 })).toMatchObject({
      src: '/_ipx/w_300&f_webp/img/a.png',
      width: 300,
      height: 100,
    });
    expect(widths({ width: '50%', naturalWidth: 300 })).toEqual([300]);
  });
});

describe('with sizes', () => {
  test('the widths are unique and ascending, and src is the largest', () => {
    expect(widths({ sizes: 'sm:100vw lg:50vw' })).toEqual([512, 640, 1024, 1280]);
    const { src, sizes, srcSet } = candidates({ sizes: '100vw sm:50vw md:400px' });
    expect(sizes).toBe('(max-width: 639px) 100vw, (max-width: 767px) 50vw, 400px');
    expect(src).toBe('/_ipx/w_800&f_webp/img/a.png');
    expect(srcSet?.match(/ \d+w/g)).toEqual([' 320w', ' 400w', ' 640w', ' 800w']);
  });

  test('the attribute says up to which width each entry holds', () => {
    expect(candidates({ sizes: 'sm:100vw lg:50vw' }).sizes).toBe('(max-width: 1023px) 100vw, 50vw');
  });

  test('the base entry is computed against 320 pixels', () => {
    expect(srcSet({ sizes: '100vw' })).toBe('w_320&f_webp 320w, w_640&f_webp 640w');
  });

  test('the height follows the ratio when width and height are given', () => {
    expect(srcSet({ sizes: '100px', width: 600, height: 400 })).toBe(
      'w_100&h_67&f_webp 100w, w_200&h_133&f_webp 200w',
    );
    expect(srcSet({ sizes: '100px', height: 400, densities: '1x' })).toBe('w_100&f_webp 100w');
    expect(srcSet({ sizes: '100px', width: 600, densities: '1x' })).toBe('w_100&f_webp 100w');
  });

  test('entries without meaning are skipped; when none is left there are no sizes', () => {
    expect(widths({ sizes: '50% huge:100vw sm:30em md:300px', densities: '1' })).toEqual([300]);
    const { sizes, srcSet } = candidates({ sizes: '50%', width: 10 });
    expect(sizes).toBeUndefined();
    expect(srcSet).toContain(' 2x');
  });
});

describe('never beyond the source', () => {
  test('wider candidates give way to one of the source’s own width', () => {
    expect(widths({ sizes: '100vw md:760px', naturalWidth: 1000 })).toEqual([320, 640, 760, 1000]);
    expect(widths({ sizes: '100vw md:760px', naturalWidth: 1520 })).toEqual([320, 640, 760, 1520]);
    expect(widths({ sizes: '100vw md:760px', naturalWidth: 9000 })).toEqual([320, 640, 760, 1520]);
    expect(srcSet({ sizes: '100vw md:760px', naturalWidth: 20 })).toBe('w_20&f_webp 20w');
  });

  test('by density too', () => {
    expect(srcSet({ width: 200, naturalWidth: 300 })).toBe('w_200&f_webp 1x, w_300&f_webp 1.5x');
    const small = candidates({ width: 400, naturalWidth: 300, naturalHeight: 150 });
    expect(small).toMatchObject({ src: '/_ipx/w_300&f_webp/img/a.png', width: 400, height: 200 });
    expect(small.srcSet).toBeUndefined();
  });

  test('a crop is no higher than the source either', () => {
    const natural = { naturalWidth: 1000, naturalHeight: 400 };
    expect(srcSet({ width: 300, height: 300, ...natural })).toBe(
      'w_300&h_300&f_webp 1x, w_400&h_400&f_webp 1.33x',
    );
  });

  test('no WebP file is longer than the format allows', () => {
    expect(widths({ naturalWidth: 40_000, naturalHeight: 100 })).toEqual([16_383]);
    expect(widths({ naturalWidth: 1000, naturalHeight: 32_766 })).toEqual([500]);
    expect(widths({ naturalWidth: 40_000, naturalHeight: 100, format: 'png' })).toEqual([40_000]);
  });
});

describe('the size on the page', () => {
  const natural = { naturalWidth: 600, naturalHeight: 400 };
  test.each([
    [{ ...natural }, 600, 400],
    [{ ...natural, width: 300 }, 300, 200],
    [{ ...natural, width: '300px' }, 300, 200],
    [{ ...natural, height: '100' }, 150, 100],
    [{ ...natural, width: 30, height: 40 }, 30, 40],
    [{ ...natural, width: '50%' }, '50%', undefined],
    [{ ...natural, src: 'data:image/png;base64,AA' }, 600, 400],
    [{ width: 30 }, 30, undefined],
    [{ height: 30 }, undefined, 30],
    [{}, undefined, undefined],
  ])('of %o is %o × %o', (request, width, height) => {
    const shown = candidates(request);
    expect([shown.width, shown.height]).toEqual([width, height]);
  });
});

describe('addresses', () => {
  test.each([
    'data:image/png;base64,AAAA',
    'DATA:image/png;base64,AAAA',
    'blob:https://b.org/1',
    '/mark.svg',
    '/mark.SVG?v=2#x',
    'https://b.org/a.png',
    '//b.org/a.png',
    'https://',
  ])('%o is passed through untouched', (src) => {
    expect(candidates({ src, width: 20 })).toEqual({ src, width: 20, variants: [] });
  });

  test('a host on the list is not', () => {
    const allowedHosts = ['b.org'];
    expect(candidates({ src: 'https://b.org/a.png', width: 20, allowedHosts }).src).toBe(
      '/_ipx/w_20&f_webp/https://b.org/a.png',
    );
    for (const src of ['https://c.org/a.png', 'https://a.b.org/a.png', 'https://b.org/a.png?id=3'])
      expect(candidates({ src, allowedHosts })).toEqual({ src, variants: [] });
  });

  test.each([
    ['img/a.png', '/img/a.png'],
    ['/img/a.png?v=2#x', '/img/a.png'],
    ['/a b,c.png', '/a%20b,c.png'],
    ['/_media/a%20cat.0123456789.png', '/_media/a%20cat.0123456789.png'],
    ['/../../a.png', '/a.png'],
    ['/%2e%2e/a.png', '/a.png'],
  ])('%o is the file %o of the site', (src, source) => {
    expect(candidates({ src }).variants).toEqual([{ url: `/_ipx/f_webp${source}`, source, format: 'webp' }]);
  });

  test.each(['', '  '])('without an address (%o) there is no src', (src) => {
    expect(candidates({ src, width: 3 })).toEqual({ width: 3, variants: [] });
  });

  test.each([undefined, null, 3, {}])('%o is a TypeError', (src) => {
    expect(() => imageCandidates({ src: src as unknown as string }, constants.image)).toThrow(TypeError);
  });
});

describe('densities', () => {
  test.each<[ImageRequest['densities'], string]>([
    ['', '1x 2x'],
    [' ', '1x 2x'],
    ['x1 x3', '1x 3x'],
    ['2x, 1.5x, 1x, 1', '1x 1.5x 2x'],
    [[3, 1], '1x 3x'],
    ['1x big', ''],
    ['1x big 2x', '1x 2x'],
  ])('%o means %o', (densities, expected) => {
    const { srcSet = '' } = candidates({ width: 100, densities });
    expect(srcSet.match(/[\d.]+x(?=,|$)/g)?.join(' ') ?? '').toBe(expected);
  });

  test.each<[ImageRequest['densities'] & {}]>([['big'], ['0x'], ['-1'], [[]], [[Number.NaN]], ['Infinity']])(
    '%o is an error',
    (densities) => {
      expect(() => candidates({ width: 100, densities })).toThrow(
        `"${densities}" names no density of a picture. Write them like this: 1x 2x.`,
      );
    },
  );
});

test.each([
  ['/a.png', 'png'],
  ['/a.GIF', 'png'],
  ['/a.webp?v=1', 'png'],
  ['/a.jpg', 'jpeg'],
  ['/a.avif', 'jpeg'],
  ['/png', 'jpeg'],
])('the legacy format of %o is %o', (src, format) => {
  expect(legacyFormat(src)).toBe(format);
});
