import { expect, test } from 'vitest';
import { type Candidate, parseSrcset } from './srcset.ts';

test.each<[string, Candidate[]]>([
  [
    'a.jpg 400w, b.jpg 800w',
    [
      { url: 'a.jpg', width: 400 },
      { url: 'b.jpg', width: 800 },
    ],
  ],
  [
    'a.jpg 400w,b.jpg 800w',
    [
      { url: 'a.jpg', width: 400 },
      { url: 'b.jpg', width: 800 },
    ],
  ],
  [
    '\n a.jpg,\n b.jpg 1.5x ,,',
    [
      { url: 'a.jpg', density: 1 },
      { url: 'b.jpg', density: 1.5 },
    ],
  ],
  ['a.jpg,b.jpg 2x', [{ url: 'a.jpg,b.jpg', density: 2 }]],
  ['data:image/png;base64,AA== 2x', [{ url: 'data:image/png;base64,AA==', density: 2 }]],
  ['a.jpg 400w 300h', [{ url: 'a.jpg', width: 400 }]],
  ['a.jpg 400w 2x, b.jpg 0w, c.jpg 300h, d.jpg 1600wx, e.jpg -1x, f.jpg (1, 2), g.jpg 2x 3x', []],
  ['a.jpg (1w, 2w) 3w, b.jpg', [{ url: 'b.jpg', density: 1 }]],
  ['', []],
])('srcset %j', (list, expected) => {
  expect(parseSrcset(list)).toEqual(expected);
});
