import { expect, test } from 'vitest';
import { embedMedia } from './embed-media.ts';

const media = { 'boat.svg': 'data:image/svg+xml;base64,AA==', 'hut-400.jpg': 'data:image/jpeg;base64,BB==' };
const page = (text: string) => embedMedia([{ name: 'index.html', text }], media)[0]?.text;

test('files come with the answer wherever a page or a style sheet names them, and keep their names', () => {
  expect(page(`<img src='/boat.svg' alt="boat.svg">`)).toBe(
    '<img src="data:image/svg+xml;base64,AA==#/boat.svg" alt="boat.svg">',
  );
  expect(page('<img srcset="hut-400.jpg 400w, hut-800.jpg 800w" src=hut-400.jpg>')).toBe(
    '<img srcset="data:image/jpeg;base64,BB==#/hut-400.jpg 400w, hut-800.jpg 800w" src="data:image/jpeg;base64,BB==#/hut-400.jpg">',
  );
  expect(page(`<p style="background:url('boat.svg')">`)).toBe(
    '<p style="background:url(data:image/svg+xml;base64,AA==#/boat.svg)">',
  );
  expect(embedMedia([{ name: 'a.css', text: 'p{background:url( "./boat.svg" )}' }], media)).toEqual([
    { name: 'a.css', text: 'p{background:url(data:image/svg+xml;base64,AA==#/boat.svg)}' },
  ]);
});

test('text, links, scripts and other files stay as they were written', () => {
  const text = '<a href="boat.svg">boat.svg</a><img src="other.svg"><img src="https://example.org/boat.svg">';
  expect(page(text)).toBe(text);
  const files = [
    { name: 'script.js', text: 'image.src = "boat.svg"' },
    { name: 'captions.vtt', text: 'boat.svg' },
  ];
  expect(embedMedia(files, media)).toEqual(files);
});

test('a file of the answer counts before a file of the site with the same name', () => {
  const files = [
    { name: 'index.html', text: '<link rel="stylesheet" href="styles.css"><img src="boat.svg">' },
    { name: 'styles.css', text: 'p { color: red }' },
  ];
  const both = { ...media, 'styles.css': 'data:text/css;base64,CC==' };
  expect(embedMedia(files, both)[0]?.text).toBe(
    '<link rel="stylesheet" href="styles.css"><img src="data:image/svg+xml;base64,AA==#/boat.svg">',
  );
});
