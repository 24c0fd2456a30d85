import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  checkImports,
  findCircles,
  type Layer,
  layerOf,
  layers,
  readImports,
  resolveImport,
} from './support/layers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const aliases = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

const sourceFiles = ['src', 'server', 'checks', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .concat(readdirSync(root))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/sites/') && !file.endsWith('.d.ts'));

describe('the tree', () => {
  test.each(sourceFiles)('%s imports only what its layer may', (file) => {
    expect(checkImports(file, readFileSync(join(root, file), 'utf8'), aliases)).toEqual([]);
  });

  test('every layer has files', () => {
    expect([...new Set(sourceFiles.map(layerOf))].toSorted()).toEqual(Object.keys(layers).toSorted());
  });

  test('every import of a file of ours leads to a file that exists', () => {
    const missing = sourceFiles
      .filter((file) => layerOf(file) !== 'tests')
      .flatMap((file) =>
        readImports(readFileSync(join(root, file), 'utf8'))
          .map(({ name }) => resolveImport(file, name, aliases))
          .filter((target) => target !== null && /\.tsx?$/.test(target) && !sourceFiles.includes(target)),
      );
    expect(missing).toEqual([]);
  });

  test('no layer can come back to itself through another', () => {
    const reach = (layer: Layer, seen = new Set<string>()): Set<string> => {
      const next = layers[layer];
      if (typeof next !== 'string')
        for (const other of next) if (!seen.has(other)) reach(other as Layer, seen.add(other));
      return seen;
    };
    for (const layer of Object.keys(layers) as Layer[])
      expect([layer, reach(layer).has(layer)]).toEqual([layer, false]);
  });

  test('every layer is a row of the table in ARCHITECTURE.md', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const shown = [...text.matchAll(/^\| `(?:src\/)?([\w/]+)` /gm)].map(([, layer = '']) => layer);
    const without = ['constants', 'config'];
    expect(Object.keys(layers).filter((layer) => !shown.includes(layer))).toEqual(without);
  });

  test('no files import each other in a circle, types included', () => {
    expect(findCircles(importGraph(sourceFiles.filter((file) => layerOf(file) !== 'tests')))).toEqual([]);
  });
});

function importGraph(files: readonly string[]): Map<string, string[]> {
  return new Map(
    files.map((file) => [
      file,
      readImports(readFileSync(join(root, file), 'utf8')).flatMap(({ name }) => {
        const target = resolveImport(file, name, aliases);
        return target !== null && files.includes(target) ? [target] : [];
      }),
    ]),
  );
}

describe('the table', () => {
  test.each<[file: string, name: string]>([
    ['src/lib/a.ts', './b.ts'],
    ['src/lib/a.ts', 'slugify'],
    ['src/schema/a.ts', '#lib/a.ts'],
    ['src/site/a.ts', '#schema/a.ts'],
    ['src/database/a.ts', '#schema/a.ts'],
    ['src/database/a.ts', 'node:sqlite'],
    ['src/pipeline/a.ts', '#database/a.ts'],
    ['src/pipeline/a.ts', '#site/a.ts'],
    ['src/pipeline/markdown/a.ts', '../problem.ts'],
    ['src/queries/a.ts', '#database/a.ts'],
    ['src/pages/a.ts', '#queries/a.ts'],
    ['src/pages/landings/a.ts', '#site/sections.ts'],
    ['src/pipeline/a.ts', '#blocks/all/schemas.ts'],
    ['src/blocks/a/component.tsx', '../block-props.ts'],
    ['src/features/prose/a.tsx', '#blocks/all/components.ts'],
    ['src/ui/a.tsx', '#lib/a.ts'],
    ['src/ui/a.tsx', '#schema/constants.ts'],
    ['src/runtime/a.ts', '#site/routes.ts'],
    ['src/features/prose/a.tsx', '#runtime/a.ts'],
    ['src/features/prose/a.tsx', '#ui/a.tsx'],
    ['src/features/prose/blocks/a.tsx', '../b.tsx'],
    ['src/views/a.tsx', '#features/prose/a.tsx'],
    ['src/views/a.tsx', '#styles/a.css'],
    ['src/app/a.ts', '#styles/a.woff2?url'],
    ['src/render/a.tsx', '#views/a.tsx'],
    ['src/render/a.tsx', '#pages/a.ts'],
    ['src/render/a.tsx', 'react-dom/server'],
    ['src/app/a.tsx', '#runtime/a.ts'],
    ['server/a.ts', '#pipeline/a.ts'],
    ['server/http/a.ts', '../endpoints/a.ts'],
    ['server/prerender/a.ts', '../a.ts'],
    ['server/prerender/publish/a.ts', '../b.ts'],
    ['server/dev/a.ts', '../pictures/a.ts'],
    ['checks/content/a.ts', '#pipeline/a.ts'],
    ['checks/site/links/a.ts', '#render/a.ts'],
    ['scripts/a.ts', '#server/prerender/a.ts'],
    ['scripts/a.ts', '#checks/site/a.ts'],
    ['tests/a.test.ts', '#pipeline/a.ts'],
    ['src/pipeline/a.test.ts', '#features/prose/a.tsx'],
    ['vite.config.ts', './scripts/a.ts'],
  ])('%s may import %s', (file, name) => {
    expect(checkImports(file, `import a from '${name}';`, aliases)).toEqual([]);
  });

  test.each<[file: string, name: string, rule: string]>([
    ['src/lib/a.ts', '#schema/a.ts', 'lib may import no other layer, not schema'],
    ['src/lib/a.ts', '../schema/a.ts', 'lib may import no other layer, not schema'],
    ['src/lib/a.ts', 'react', 'lib imports nothing of React'],
    ['src/lib/a.ts', 'node:fs', 'lib imports nothing of Node'],
    ['src/lib/a.ts', 'fs', 'lib imports nothing of Node'],
    ['src/lib/a.ts', 'happy-dom', 'lib imports no document'],
    ['src/schema/a.ts', '#site/a.ts', 'schema may import constants, messages, lib, not site'],
    ['src/site/a.ts', '#pages/a.ts', 'site may import schema, constants, messages, lib, not pages'],
    ['src/site/a.ts', 'node:fs', 'site imports nothing of Node'],
    [
      'src/database/a.ts',
      '#queries/a.ts',
      'database may import schema, constants, messages, lib, not queries',
    ],
    [
      'src/pipeline/a.ts',
      '#queries/a.ts',
      'pipeline may import database, site, schema, constants, messages, lib, not queries',
    ],
    [
      'src/queries/a.ts',
      '#pipeline/a.ts',
      'queries may import database, site, schema, constants, messages, lib, not pipeline',
    ],
    [
      'src/pages/a.ts',
      '#views/a.tsx',
      'pages may import queries, site, schema, constants, messages, lib, not views',
    ],
    [
      'src/pages/a.ts',
      '#database/a.ts',
      'pages may import queries, site, schema, constants, messages, lib, not database',
    ],
    ['src/pages/a.ts', 'react', 'pages imports nothing of React'],
    ['src/blocks/a/schema.ts', '../block-props.ts', 'schema may import constants, messages, lib, not blocks'],
    [
      'src/pipeline/a.ts',
      '#blocks/all/components.ts',
      'pipeline may import database, site, schema, constants, messages, lib, not blocks',
    ],
    ['src/ui/a.tsx', '#schema/a.ts', 'ui may import constants, messages, lib, not schema'],
    ['src/ui/a.tsx', 'node:path', 'ui imports nothing of Node'],
    ['src/runtime/a.ts', '#ui/a.tsx', 'runtime may import site, schema, constants, messages, lib, not ui'],
    ['src/runtime/a.ts', 'react', 'runtime imports nothing of React'],
    ['src/features/prose/a.tsx', '#features/search/b.tsx', 'a feature never imports another feature'],
    ['src/features/prose/a.tsx', '../search/b.tsx', 'a feature never imports another feature'],
    [
      'src/features/prose/a.tsx',
      '#site/a.ts',
      'features may import blocks, learning, ui, runtime, schema, constants, messages, lib, not site',
    ],
    [
      'src/views/a.tsx',
      '#runtime/a.ts',
      'views may import blocks, features, learning, ui, site, schema, constants, messages, lib, not runtime',
    ],
    [
      'src/views/a.tsx',
      '#pages/a.ts',
      'views may import blocks, features, learning, ui, site, schema, constants, messages, lib, not pages',
    ],
    [
      'src/render/a.tsx',
      '#app/a.ts',
      'render may import pages, views, workbench, learning, features, blocks, ui, site, schema, constants, messages, lib, not app',
    ],
    [
      'src/app/a.ts',
      '#pages/a.ts',
      'app may import views, workbench, learning, features, runtime, ui, site, schema, constants, messages, lib, not pages',
    ],
    [
      'server/http/a.ts',
      '../prerender/a.ts',
      'server/http may import server, server/endpoints, site, schema, constants, messages, lib, not server/prerender',
    ],
    [
      'server/http/a.ts',
      '#pipeline/a.ts',
      'server/http may import server, server/endpoints, site, schema, constants, messages, lib, not pipeline',
    ],
    ['src/lib/a.ts', '#nope/a.ts', 'package.json has no such alias'],
    ['src/lib/a.ts', '../styles/a.ts', 'src/styles/a.ts belongs to no layer'],
    ['scripts/a.ts', '#tests/support/a.ts', 'scripts may import everything but tests'],
    ['scripts/a.ts', './b.test.ts', 'scripts may import everything but tests'],
  ])('%s may not import %s', (file, name, rule) => {
    expect(checkImports(file, `// a file\nimport a from '${name}';`, aliases)).toEqual([
      `${file}:2 imports "${name}": ${rule}`,
    ]);
  });

  test.each<[file: string, name: string, end: string]>([
    ['server/prerender/a.ts', '../http/a.ts', ', not server/http'],
    ['server/dev/a.ts', '../prerender/a.ts', ', not server/prerender'],
    ['server/a.ts', './http/a.ts', ', not server/http'],
    ['server/a.ts', '../scripts/build.ts', ', not scripts'],
    ['server/a.ts', '#tests/support/a.ts', ', not tests'],
    ['checks/content/a.ts', '#checks/site/a.ts', ', not checks/site'],
    ['src/lib/a.ts', '#tests/support/a.ts', ', not tests'],
    ['src/pipeline/a.ts', '../../scripts/a.ts', ', not scripts'],
    ['src/render/a.tsx', '../../server/a.ts', ', not server'],
  ])('%s may not import %s: nothing imports what stands above it', (file, name, end) => {
    const [message = ''] = checkImports(file, `import a from '${name}';`, aliases);
    expect(message.startsWith(`${file}:1 imports "${name}": `)).toBe(true);
    expect(message.endsWith(end)).toBe(true);
  });

  test('a file outside every layer is told', () => {
    expect(checkImports('src/stray.ts', '', aliases)).toEqual([
      'src/stray.ts belongs to no layer: name it in tests/support/layers.ts',
    ]);
  });
});

test('imports of every form are found, with their lines', () => {
  const source = `// import a from 'comment'
import a from './a.ts';
import type { B } from "./b.ts";
import {
  c,
} from './c.ts';
import './d.ts';
export { e } from './e.ts';
export * from './f.ts';
const g = await import('./g.ts');
new Worker(new URL('./h.ts', import.meta.url));
 * import i from 'comment'
const text = 'from here';
`;
  expect(readImports(source)).toEqual([
    { line: 2, name: './a.ts' },
    { line: 3, name: './b.ts' },
    { line: 6, name: './c.ts' },
    { line: 7, name: './d.ts' },
    { line: 8, name: './e.ts' },
    { line: 9, name: './f.ts' },
    { line: 10, name: './g.ts' },
    { line: 11, name: './h.ts' },
  ]);
});

test('a circle is told by the files in it, once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(findCircles(graph)).toEqual(['a → b → c → a', 'e → e']);
});
