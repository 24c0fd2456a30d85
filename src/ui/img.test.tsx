import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createImageRecorder, ImageSourceContext, Img, type ImgProps } from './img.tsx';

function draw(props: ImgProps) {
  const recorder = createImageRecorder();
  const page = (
    <ImageSourceContext value={recorder}>
      <Img {...props} />
    </ImageSourceContext>
  );
  const html = renderToStaticMarkup(page);
  expect(renderToStaticMarkup(page)).toBe(html);
  return { html: html.replaceAll('&amp;', '&'), urls: recorder.variants().map(({ url }) => url) };
}

test('a picture is lazy, has its size, and names each file once to the build', () => {
  expect(draw({ src: '/a.png', alt: 'A', sizes: '100px', naturalWidth: 150, naturalHeight: 75 })).toEqual({
    html: '<img alt="A" loading="lazy" src="/_ipx/w_150&f_webp/a.png" srcSet="/_ipx/w_100&f_webp/a.png 100w, /_ipx/w_150&f_webp/a.png 150w" sizes="100px" width="150" height="75"/>',
    urls: ['/_ipx/w_100&f_webp/a.png', '/_ipx/w_150&f_webp/a.png'],
  });
});

test('only what belongs to the element becomes an attribute', () => {
  const { html } = draw({
    src: '/a.png',
    alt: 'A',
    width: 10,
    densities: '1x',
    quality: 50,
    fit: 'inside',
    format: 'avif',
    naturalWidth: 20,
    allowedHosts: [],
    className: 'big',
    title: 'T',
  });
  expect(html).toBe(
    '<img alt="A" loading="lazy" class="big" title="T" src="/_ipx/w_10&f_avif&q_50&fit_inside/a.png" width="10"/>',
  );
});

test('a picture above the fold is not lazy; what the caller says counts most', () => {
  // React adds a hint for the browser to fetch it early.
  expect(draw({ src: '/a.png', alt: '', priority: true }).html).toContain('<img alt="" loading="eager"');
  expect(draw({ src: '/a.png', alt: '', loading: 'eager' }).html).toContain('<img alt="" loading="eager"');
});

test('with a legacy format, WebP comes first and the old format last', () => {
  const { html, urls } = draw({ src: '/a.jpg', alt: 'A', width: 10, legacy: true });
  expect(html).toBe(
    '<picture><source type="image/webp" srcSet="/_ipx/w_10&f_webp/a.jpg 1x, /_ipx/w_20&f_webp/a.jpg 2x"/>' +
      '<img alt="A" loading="lazy" src="/_ipx/w_10&f_jpeg/a.jpg" srcSet="/_ipx/w_10&f_jpeg/a.jpg 1x, /_ipx/w_20&f_jpeg/a.jpg 2x" width="10"/></picture>',
  );
  expect(urls).toEqual([
    '/_ipx/w_10&f_webp/a.jpg',
    '/_ipx/w_20&f_webp/a.jpg',
    '/_ipx/w_10&f_jpeg/a.jpg',
    '/_ipx/w_20&f_jpeg/a.jpg',
  ]);
  expect(draw({ src: '/a.gif', alt: 'A', width: 10, densities: '1', legacy: true }).html).toBe(
    '<picture><source type="image/webp" srcSet="/_ipx/w_10&f_webp/a.gif"/><img alt="A" loading="lazy" src="/_ipx/w_10&f_png/a.gif" width="10"/></picture>',
  );
});

test('a drawing is a plain picture, also where a legacy format is asked for', () => {
  expect(draw({ src: '/a.svg', alt: 'A', width: 10, legacy: true })).toEqual({
    html: '<img alt="A" loading="lazy" src="/a.svg" width="10"/>',
    urls: [],
  });
});

test('without an address there is no src', () => {
  expect(draw({ src: '', alt: 'A', width: 10 }).html).toBe('<img alt="A" loading="lazy" width="10"/>');
});
