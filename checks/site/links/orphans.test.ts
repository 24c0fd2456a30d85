import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkOrphans } from './orphans.ts';

test('a page that only pages out of reach lead to is told; old addresses lead on', () => {
  const site = siteInMemory(
    {
      'index.html': htmlOf('<a href="/a">A</a><a href="/old">C</a>', '<link rel="next" href="/d">'),
      'a/index.html': htmlOf('<a href="/">Home</a>'),
      'c/index.html': htmlOf('C'),
      'd/index.html': htmlOf('<a href="/e">E</a><a href="/">Home</a>'),
      'e/index.html': htmlOf('<a href="/d">D</a>'),
      '_gallery/index.html': htmlOf('parts'),
      '404.html': htmlOf('Not found'),
    },
    { '/old': '/c' },
  );
  const { what, findings, figures } = checkOrphans(site);
  expect({ what, figures }).toEqual({ what: '5 pages', figures: { orphans: 2 } });
  expect(findings.map(({ file, message }) => [file, message])).toEqual([
    ['d/index.html', 'No chain of links leads from the first page to /d. Link to it.'],
    ['e/index.html', 'No chain of links leads from the first page to /e. Link to it.'],
  ]);
});
