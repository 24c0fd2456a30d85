import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkImports, type Layer, layerOf, layers, readImports, resolveImport } from './support/layers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const aliases = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

const sourceFiles = ['src', 'server', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .concat(readdirSync(root))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/sites/'));

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
      if (next !== 'anything')
        for (const other of next) if (!seen.has(other)) reach(other as Layer, seen.add(other));
      return seen;
    };
    for (const layer of Object.keys(layers) as Layer[])
      expect([layer, reach(layer).has(layer)]).toEqual([layer, false]);
  });
});

describe('the table', () => {
  test.each<[file: string, name: string]>([
    ['src/lib/a.ts', './b.ts'],
    ['src/lib/a.ts', 'slugify'],
    ['src/schema/a.ts', '#lib/a.ts'],
    ['src/database/a.ts', '#schema/a.ts'],
    ['src/database/a.ts', 'node:sqlite'],
    ['src/pipeline/a.ts', '#database/a.ts'],
    ['src/pipeline/markdown/a.ts', '../problem.ts'],
    ['src/queries/a.ts', '#database/a.ts'],
    ['src/ui/a.tsx', '#lib/a.ts'],
    ['src/ui/a.tsx', '#schema/constants.ts'],
    ['src/runtime/a.ts', '#src/routes.ts'],
    ['src/runtime/a.ts', '#schema/a.ts'],
    ['src/features/prose/a.tsx', '#runtime/a.ts'],
    ['src/routes/a.tsx', '#src/styles/a.css'],
    ['src/features/prose/a.tsx', '#ui/a.tsx'],
    ['src/features/prose/a.tsx', './blocks/b.tsx'],
    ['src/features/prose/blocks/a.tsx', '../b.tsx'],
    ['src/routes/a.tsx', '#queries/a.ts'],
    ['src/routes/a.tsx', '#features/prose/a.tsx'],
    ['src/routes/a.tsx', '#src/routes.ts'],
    ['src/routes.ts', '#schema/layouts.ts'],
    ['src/entry.server.tsx', '#routes/a.tsx'],
    ['server/a.ts', '#pipeline/a.ts'],
    ['server/a.ts', '#src/entry.server.tsx'],
    ['server/a.ts', '#src/env.ts'],
    ['scripts/a.ts', '#server/a.ts'],
    ['scripts/a.ts', '#pipeline/a.ts'],
    ['tests/a.test.ts', '#pipeline/a.ts'],
    ['tests/a.test.ts', '../scripts/a.ts'],
    ['src/pipeline/a.test.ts', '#features/prose/a.tsx'],
    ['vite.config.ts', './scripts/a.ts'],
  ])('%s may import %s', (file, name) => {
    expect(checkImports(file, `import a from '${name}';`, aliases)).toEqual([]);
  });

  test.each<[file: string, name: string, rule: string]>([
    ['src/lib/a.ts', '#schema/a.ts', 'lib may import no other layer, not schema'],
    ['src/lib/a.ts', '../schema/a.ts', 'lib may import no other layer, not schema'],
    ['src/lib/a.ts', 'react', 'lib imports nothing of Node, React or the DOM'],
    ['src/lib/a.ts', 'react-dom/server', 'lib imports nothing of Node, React or the DOM'],
    ['src/lib/a.ts', 'node:fs', 'lib imports nothing of Node, React or the DOM'],
    ['src/lib/a.ts', 'fs', 'lib imports nothing of Node, React or the DOM'],
    ['src/lib/a.ts', 'jsdom', 'lib imports nothing of Node, React or the DOM'],
    ['src/lib/a.ts', 'happy-dom', 'lib imports nothing of Node, React or the DOM'],
    ['src/schema/a.ts', '#database/a.ts', 'schema may import constants, lib, not database'],
    ['src/schema/a.ts', 'node:fs', 'schema imports nothing of Node'],
    ['src/database/a.ts', '#queries/a.ts', 'database may import schema, constants, lib, not queries'],
    [
      'src/pipeline/a.ts',
      '#queries/a.ts',
      'pipeline may import database, schema, constants, lib, not queries',
    ],
    ['src/pipeline/a.ts', '#ui/a.tsx', 'pipeline may import database, schema, constants, lib, not ui'],
    [
      'src/queries/a.ts',
      '#pipeline/a.ts',
      'queries may import database, schema, constants, lib, not pipeline',
    ],
    ['src/ui/a.tsx', '#schema/a.ts', 'ui may import constants, lib, not schema'],
    ['src/ui/a.tsx', '#runtime/a.ts', 'ui may import constants, lib, not runtime'],
    ['src/runtime/a.ts', '#ui/a.tsx', 'runtime may import route table, schema, constants, lib, not ui'],
    ['src/runtime/a.ts', 'react', 'runtime imports nothing of Node or React'],
    ['src/ui/a.tsx', 'node:path', 'ui imports nothing of Node'],
    ['src/features/prose/a.tsx', '#features/search/b.tsx', 'a feature never imports another feature'],
    ['src/features/prose/a.tsx', '../search/b.tsx', 'a feature never imports another feature'],
    [
      'src/features/prose/a.tsx',
      '#queries/a.ts',
      'features may import ui, runtime, schema, constants, lib, not queries',
    ],
    ['src/features/prose/a.tsx', 'node:fs', 'features import nothing of Node'],
    [
      'src/routes/a.tsx',
      '#pipeline/a.ts',
      'routes may import route table, queries, features, ui, runtime, schema, constants, lib, not pipeline',
    ],
    [
      'src/routes/a.tsx',
      '#database/a.ts',
      'routes may import route table, queries, features, ui, runtime, schema, constants, lib, not database',
    ],
    ['src/routes.ts', '#routes/a.tsx', 'route table may import schema, not routes'],
    [
      'src/entry.server.tsx',
      '#server/a.ts',
      'entry may import routes, route table, queries, features, ui, runtime, schema, constants, lib, not server',
    ],
    ['src/lib/a.ts', '#nope/a.ts', 'package.json has no such alias'],
    ['src/lib/a.ts', '../styles/a.ts', 'src/styles/a.ts belongs to no layer'],
  ])('%s may not import %s', (file, name, rule) => {
    expect(checkImports(file, `// a file\nimport a from '${name}';`, aliases)).toEqual([
      `${file}:2 imports "${name}": ${rule}`,
    ]);
  });

  test.each<[file: string, name: string, end: string]>([
    ['server/a.ts', '../scripts/build.ts', ', not scripts'],
    ['server/a.ts', '#tests/support/a.ts', ', not tests'],
    ['scripts/a.ts', '#tests/support/a.ts', ', not tests'],
    ['scripts/a.ts', './b.test.ts', ', not tests'],
    ['src/lib/a.ts', '#tests/support/a.ts', ', not tests'],
    ['src/pipeline/a.ts', '../../scripts/a.ts', ', not scripts'],
    ['src/routes/a.tsx', '../../server/a.ts', ', not server'],
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
