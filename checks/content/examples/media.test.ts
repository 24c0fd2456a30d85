import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { examplesOf } from './examples.ts';
import { checkMedia, checkUnusedMedia } from './media.ts';

const files = ['boat.svg', 'hut-400.jpg', 'photos/chair.jpg', 'tyre.webm'];
const examples = (text: string) => examplesOf([checkedPage('1.cs/a.md', `---\ntitle: T\n---\n\n${text}`)]);
const told = (text: string) =>
  checkMedia(examples(text), files).map(({ line, message }) => `${line}: ${message}`);

test('a file that is not there is named with its line, and with the nearest name', () => {
  expect(told('```html example\n<p>A</p>\n<video\n  src="tyres.webm"></video>\n```')).toEqual([
    '8: The example names "tyres.webm", and content/media has no such file. Did you mean "tyre.webm"? Or write "missing" after "example" if that is the point.',
  ]);
  expect(told('```html example\n<img src="/whale.png" alt="">\n```')).toEqual([
    '6: The example names "/whale.png", and content/media has no such file. Use one that is there, add it to content/media, or write "missing" after "example" if that is the point.',
  ]);
});

test.each([
  '<img src="x.png" alt="">',
  '<img src="boat.svg" srcset="hut-400.jpg 400w, hut-800.jpg 800w" alt="">',
  '<picture><source srcset="x.avif" type="image/avif"></picture>',
  '<video poster="x.jpg"></video>',
  '<video><track src="x.vtt"></video>',
  '<object data="x.svg"></object>',
  '<embed src="x.svg">',
  '<input type="image" src="x.png" alt="Go">',
  '<iframe src="x.html"></iframe>',
  '<script src="x.js"></script>',
  '<link rel="stylesheet" href="x.css">',
  '<link rel="icon" href="/x.svg">',
  '<a href="x.pdf" download>List</a>',
  '<template><img src="x.png" alt=""></template>',
  '<svg><image href="x.png"/></svg>',
])('%s names a file', (html) => {
  expect(told(`\`\`\`html example\n${html}\n\`\`\``)).toHaveLength(1);
});

test.each([
  '<img src="./boat.svg" srcset="hut-400.jpg 1x, /photos/chair.jpg 2x" alt="">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
  '<a href="prices.html">Prices</a>',
  '<link rel="canonical" href="/times">',
  '<form action="/join"></form>',
  '<video src="#"></video>',
])('%s names none that is not there', (html) => {
  expect(told(`\`\`\`html example\n${html}\n\`\`\``)).toEqual([]);
});

test('pieces without a result may name anything', () => {
  expect(told('```html fragment\n<img src="x.png" alt="">\n```')).toEqual([]);
  expect(told('```html bad="image-alt"\n<img src="x.png">\n```')).toEqual([]);
});

test('an example about a missing file says so, and only such an example', () => {
  expect(told('```html example missing\n<img src="x.png" alt="A">\n```')).toEqual([]);
  expect(told('```html example missing\n<img src="boat.svg" alt="A">\n```')).toEqual([
    '5: Every file of the example exists. Remove "missing".',
  ]);
});

test('a file that nothing names is reported; a wrong example counts as a use', () => {
  const text =
    '```html example\n<img src="boat.svg" alt="">\n```\n\n```html bad="image-alt"\n<img src="/photos/chair.jpg">\n```';
  expect(
    checkUnusedMedia(examples(text), [], [...files, 'licence.txt']).map(
      ({ file, message }) => `${file}: ${message}`,
    ),
  ).toEqual([
    'media/hut-400.jpg: No example names this file. Use it, or remove it.',
    'media/tyre.webm: No example names this file. Use it, or remove it.',
  ]);
});
