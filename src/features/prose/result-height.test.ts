import { expect, test } from 'vitest';
import { resultHeight } from './result-height.ts';

test.each([
  ['80', 80],
  ['81', 120],
  ['200', 200],
  ['241', 280],
  ['600', 600],
])('%s pixels become %i: the next height that the stylesheet knows', (wanted, height) => {
  expect(resultHeight(wanted, '')).toBe(height);
});

test.each([
  ['nothing', '', 80],
  ['a sentence', '<p>One <a href="#a">link</a>.</p>', 80],
  ['a sentence over three lines', '<p>\n  One\n  <b>two</b>\n  three\n</p>', 80],
  [
    'a heading and a list',
    '<h1>Tea</h1>\n<p>At four.</p>\n<ul>\n<li>A</li>\n<li>B</li>\n<li>C</li>\n</ul>',
    240,
  ],
  ['a picture', '<img src="a.jpg"\n  alt="A" width="480"\n  height="300">', 360],
  [
    'what nobody sees',
    '<head>\n<title>A</title>\n</head>\n<!-- a -->\n<script>\na()\n</script>\n<p>A</p>',
    80,
  ],
  ['a dialog that opens', '<button>Open</button>\n<dialog>\n<h2>A</h2>\n</dialog>', 280],
  ['very much', '<p>A</p>\n'.repeat(50), 520],
])('without a height of its own: %s', (_, source, height) => {
  expect(resultHeight(undefined, source)).toBe(height);
});

test.each([true, '', 'tall', '40', '601', '-200'])('%j is no height', (wanted) => {
  expect(resultHeight(wanted, '<h1>A</h1>\n<h1>B</h1>')).toBe(200);
});
