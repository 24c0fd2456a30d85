import { expect, test } from 'vitest';
import { markdownPath } from './markdown-path.ts';

test('the Markdown of a page stands at its address plus .md, that of the home page at /index.md', () => {
  expect(markdownPath('/cs/html/elements/abbr')).toBe('/cs/html/elements/abbr.md');
  expect(markdownPath('/')).toBe('/index.md');
});
