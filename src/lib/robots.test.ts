import { expect, test } from 'vitest';
import { isIndexed, type Robots, robotsContent } from './robots.ts';

test.each<[Robots | null, string | null, boolean]>([
  [null, null, true],
  [false, 'noindex, nofollow', false],
  [true, 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1', true],
  ['noarchive', 'noarchive', true],
  ['NOINDEX', 'NOINDEX', false],
  ['none', 'none', false],
  [{ index: true }, 'index', true],
  [{ index: false, follow: true }, 'noindex, follow', false],
  [{ noindex: true }, 'noindex', false],
  [{ noindex: false }, null, true],
  [{ maxSnippet: 50, 'max-image-preview': 'large' }, 'max-snippet:50, max-image-preview:large', true],
])('%j says %j', (robots, content, indexed) => {
  expect(robotsContent(robots)).toBe(content);
  expect(isIndexed(robots)).toBe(indexed);
});
