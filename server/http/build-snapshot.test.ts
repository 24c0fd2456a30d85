import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFile, loadRepresentation, notFoundDocument, takeSnapshot } from './build-snapshot.ts';
import { BUILD, makeBuild, writeFiles } from './testing/build-folder.ts';

test('a crowd asking for one cold page reads it once', async () => {
  const outDir = await makeBuild();
  const snapshot = await takeSnapshot({
    root: join(outDir, 'static'),
    serverDir: join(outDir, 'server'),
  });
  const file = findFile(snapshot, '/a/b');
  if (!file) throw new Error('The page is not listed.');
  const found = await Promise.all(Array.from({ length: 50 }, () => loadRepresentation(snapshot, file, 'br')));
  // Each read creates a separate object.
  expect(new Set(found).size).toBe(1);
});

test('every placeholder gets the escaped path, also a path that spells the placeholder', () => {
  const render = notFoundDocument('<title>{{path}}</title><p>{{path}}</p>');
  expect(render('/x?a=<b>&"\'')).toBe(
    '<title>/x?a=&lt;b&gt;&amp;&quot;&#39;</title><p>/x?a=&lt;b&gt;&amp;&quot;&#39;</p>',
  );
  expect(render('/{{path}}$&')).toBe('<title>/{{path}}$&amp;</title><p>/{{path}}$&amp;</p>');
});

test('an id that leads out of the folder of the halves names none', async () => {
  const outDir = await makeBuild({
    ...BUILD,
    'builds/latest.json': '{"id":"../../elsewhere/one","timestamp":1}',
  });
  await writeFiles(outDir, { 'elsewhere/one-1/headers.json': '{}' });
  const paths = { root: join(outDir, 'static'), serverDir: join(outDir, 'state/server') };
  expect(await takeSnapshot(paths)).toMatchObject({ half: null, buildId: null });
});
