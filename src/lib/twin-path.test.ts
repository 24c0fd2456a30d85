import { expect, test } from 'vitest';
import { twinPath } from './twin-path.ts';

test('the Markdown of a page stands at its address plus .md, that of the home page at /index.md', () => {
  expect(twinPath('/cs/html/elements/abbr')).toBe('/cs/html/elements/abbr.md');
  expect(twinPath('/')).toBe('/index.md');
});
