import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFile, loadRepresentation, notFoundDocument, takeSnapshot } from './build-snapshot.ts';
import { makeBuild } from './testing/build-folder.ts';

test('a crowd asking for one cold page reads it once', async () => {
  const outDir = await makeBuild();
  const snapshot = await takeSnapshot({
    root: join(outDir, 'static'),
    serverDir: join(outDir, 'server'),
  });
  const file = findFile(snapshot, '/a/b');
  if (!file) throw new Error('The page is not listed.');
  const found = await Promise.all(Array.from({ length: 50 }, () => loadRepresentation(snapshot, file, 'br')));
  // Each read makes an object of its own.
  expect(new Set(found).size).toBe(1);
});

test('every placeholder gets the escaped path, also a path that spells the placeholder', () => {
  const render = notFoundDocument('<title>{{path}}</title><p>{{path}}</p>');
  expect(render('/x?a=<b>&"\'')).toBe(
    '<title>/x?a=&lt;b&gt;&amp;&quot;&#39;</title><p>/x?a=&lt;b&gt;&amp;&quot;&#39;</p>',
  );
  expect(render('/{{path}}$&')).toBe('<title>/{{path}}$&amp;</title><p>/{{path}}$&amp;</p>');
});
