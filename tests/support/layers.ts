// Which part of the tree may import which. The table is the rule; `checkImports` holds one file against it.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';

/** What each layer may import besides itself and packages. */
export const layers = {
  lib: [],
  constants: [],
  schema: ['constants', 'lib'],
  database: ['schema', 'constants', 'lib'],
  pipeline: ['database', 'schema', 'constants', 'lib'],
  queries: ['database', 'schema', 'constants', 'lib'],
  ui: ['constants', 'lib'],
  runtime: ['route table', 'schema', 'constants', 'lib'],
  features: ['ui', 'runtime', 'schema', 'constants', 'lib'],
  'route table': ['schema'],
  routes: ['route table', 'queries', 'features', 'ui', 'runtime', 'schema', 'constants', 'lib'],
  entry: ['routes', 'route table', 'queries', 'features', 'ui', 'runtime', 'schema', 'constants', 'lib'],
  env: ['constants', 'lib'],
  server: [
    'entry',
    'routes',
    'route table',
    'queries',
    'pipeline',
    'database',
    'features',
    'ui',
    'runtime',
    'schema',
    'constants',
    'lib',
    'env',
  ],
  scripts: [
    'server',
    'entry',
    'routes',
    'route table',
    'queries',
    'pipeline',
    'database',
    'features',
    'ui',
    'runtime',
    'schema',
    'constants',
    'lib',
    'env',
  ],
  tests: 'anything',
  config: 'anything',
} as const satisfies Record<string, readonly string[] | 'anything'>;

export type Layer = keyof typeof layers;

const isPlatform = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const isReact = (name: string) => /^react(?:-dom)?(?:\/|$)/.test(name);
const isDom = (name: string) =>
  /^(?:@[\w-]+\/)?(?:[\w.]+-)*(?:js|happy-|linke)?dom(?:-[\w.]+)*(?:\/|$)/.test(name);

/** Packages that a layer must do without: what runs in a browser knows no Node, and the lowest layer no page either. */
const forbiddenPackages: Partial<Record<Layer, { rule: string; matches: (name: string) => boolean }>> = {
  lib: {
    rule: 'lib imports nothing of Node, React or the DOM',
    matches: (name) => isPlatform(name) || isReact(name) || isDom(name),
  },
  schema: { rule: 'schema imports nothing of Node', matches: isPlatform },
  ui: { rule: 'ui imports nothing of Node', matches: isPlatform },
  runtime: {
    rule: 'runtime imports nothing of Node or React',
    matches: (name) => isPlatform(name) || isReact(name),
  },
  features: { rule: 'features import nothing of Node', matches: isPlatform },
};

/** The layer of a file, named from the top of the project; null when it has none. */
export function layerOf(file: string): Layer | null {
  if (/\.(?:test|spec)\.tsx?$/.test(file)) return 'tests';
  const [top = '', second = ''] = file.split('/');
  if (top === 'server' || top === 'scripts' || top === 'tests') return top;
  if (!file.includes('/')) return 'config';
  if (top !== 'src') return null;
  if (file === 'src/routes.ts') return 'route table';
  if (file === 'src/schema/constants.ts') return 'constants';
  if (file === 'src/env.ts') return 'env';
  if (/^src\/entry\.[\w.]+$/.test(file)) return 'entry';
  return second in layers && file.split('/').length > 2 ? (second as Layer) : null;
}

export interface Import {
  line: number;
  /** As written. */
  name: string;
}

const importPatterns = [
  /^\s*(?:import|export)\b[^'"]*\bfrom\s*(['"])(?<name>[^'"]+)\1/,
  /^\s*\}\s*from\s*(['"])(?<name>[^'"]+)\1/,
  /^\s*import\s*(['"])(?<name>[^'"]+)\1/,
  /\bimport\(\s*(['"])(?<name>[^'"]+)\1/,
  /\bnew URL\(\s*(['"])(?<name>\.[^'"]*\.tsx?)\1\s*,\s*import\.meta\.url/,
];

/** The imports of a source text, static, dynamic and of worker modules, with their lines. */
export function readImports(text: string): Import[] {
  return text.split('\n').flatMap((source, index) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(source)) return [];
    const name = importPatterns.map((pattern) => pattern.exec(source)?.groups?.name).find(Boolean);
    return name === undefined ? [] : [{ line: index + 1, name }];
  });
}

/** One sentence for every import of a file that the table does not allow. `aliases` is `imports` of package.json. */
export function checkImports(
  file: string,
  text: string,
  aliases: Readonly<Record<string, string>>,
): string[] {
  const from = layerOf(file);
  if (!from) return [`${file} belongs to no layer: name it in tests/support/layers.ts`];
  return readImports(text).flatMap(({ line, name }) => {
    const rule = brokenRule(file, from, name, aliases);
    return rule === null ? [] : [`${file}:${line} imports "${name}": ${rule}`];
  });
}

function brokenRule(
  file: string,
  from: Layer,
  name: string,
  aliases: Readonly<Record<string, string>>,
): string | null {
  const target = resolveImport(file, name, aliases);
  if (target === null) {
    if (name.startsWith('#')) return 'package.json has no such alias';
    const forbidden = forbiddenPackages[from];
    return forbidden?.matches(name) ? forbidden.rule : null;
  }
  // Styles belong to no layer: whoever draws a thing may bring its styles along.
  if (target.endsWith('.css')) return null;
  const to = layerOf(target);
  const allowed: readonly string[] | 'anything' = layers[from];
  if (allowed === 'anything') return null;
  if (to === null) return `${target} belongs to no layer`;
  if (from === 'features' && to === 'features' && featureOf(file) !== featureOf(target))
    return 'a feature never imports another feature';
  if (from === to || allowed.includes(to)) return null;
  return `${from} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other layer'}, not ${to}`;
}

/** The file an import names, from the top of the project; null for a package. */
export function resolveImport(
  file: string,
  name: string,
  aliases: Readonly<Record<string, string>>,
): string | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  for (const [alias, folder] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (name.startsWith(prefix)) return posix.normalize(folder.replace('*', name.slice(prefix.length)));
  }
  return null;
}

function featureOf(file: string): string {
  return file.split('/')[2] ?? '';
}
