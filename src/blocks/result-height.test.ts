import { expect, test } from 'vitest';
import { resultRooms } from './result-height.ts';

const guess = (source: string, wanted?: unknown) => resultRooms({ wanted, source }).heights;
const measured = (heights: number[], wanted?: unknown) =>
  resultRooms({ wanted, measured: heights, source: '' });

test.each([
  ['nothing', '', 80],
  ['a sentence', '<p>One <a href="#a">link</a>.</p>', 80],
  ['a sentence over three lines', '<p>\n  One\n  <b>two</b>\n  three\n</p>', 80],
  [
    'a heading and a list',
    '<h1>Tea</h1>\n<p>At four.</p>\n<ul>\n<li>A</li>\n<li>B</li>\n<li>C</li>\n</ul>',
    227,
  ],
  ['a picture', '<img src="a.jpg"\n  alt="A" width="480"\n  height="300">', 346],
  [
    'what nobody sees',
    '<head>\n<title>A</title>\n</head>\n<!-- a -->\n<script>\na()\n</script>\n<p>A</p>',
    80,
  ],
  ['a dialog that opens', '<button>Open</button>\n<dialog>\n<h2>A</h2>\n</dialog>', 260],
  ['very much', '<p>A</p>\n'.repeat(50), 520],
])('a source that nobody has measured: %s', (_, source, height) => {
  expect(guess(source)).toEqual([{ height }]);
});

test('the author’s height is room for at least that, whatever was measured', () => {
  expect(resultRooms({ wanted: '200', source: '<p>A</p>' })).toEqual({
    least: 200,
    heights: [{ height: 200 }],
  });
  expect(measured([120, 90, 80], '200')).toEqual({ least: 200, heights: [{ height: 200 }] });
  expect(measured([320, 90, 80], '200')).toEqual({
    least: 200,
    heights: [{ height: 320 }, { width: 348, height: 200 }],
  });
});

test.each([true, '', 'tall', '40', '601', '-200'])('%j is no height', (wanted) => {
  expect(resultRooms({ wanted, source: '<h1>A</h1>\n<h1>B</h1>' })).toEqual({ heights: [{ height: 168 }] });
});

test.each([
  ['the same at every width', [130], [{ height: 130 }]],
  [
    'one for each',
    [300, 200, 100],
    [{ height: 300 }, { width: 348, height: 200 }, { width: 670, height: 100 }],
  ],
  ['the same on phones', [200, 200, 100], [{ height: 200 }, { width: 670, height: 100 }]],
  [
    'never less than the least, never more than the most',
    [900, 700, 30],
    [{ height: 600 }, { width: 670, height: 80 }],
  ],
])('measured heights: %s', (_, heights, rooms) => {
  expect(measured(heights).heights).toEqual(rooms);
});
