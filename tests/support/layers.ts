// Which part of the tree may import which. `checkImports` checks one file against the table.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';

const base = ['constants', 'messages', 'lib'] as const;
const contract = ['schema', ...base] as const;
const site = ['site', ...contract] as const;

/** What each layer may import besides itself and packages. */
export const layers = {
  lib: [],
  messages: ['lib'],
  constants: [],
  schema: base,
  site: contract,
  database: contract,
  pipeline: ['database', ...site],
  queries: ['database', ...site],
  pages: ['queries', ...site],
  ui: base,
  runtime: site,
  blocks: ['learning', 'ui', ...contract],
  features: ['blocks', 'learning', 'ui', 'runtime', ...contract],
  views: ['blocks', 'features', 'learning', 'ui', ...site],
  workbench: ['ui', ...site],
  learning: ['ui', 'runtime', ...site],
  render: ['pages', 'views', 'workbench', 'learning', 'features', 'blocks', 'ui', ...site],
  app: ['views', 'workbench', 'learning', 'features', 'runtime', 'ui', ...site],
  server: ['render', 'pipeline', 'database', 'queries', ...site],
  'server/endpoints': ['server', 'pipeline', ...site],
  'server/pictures': ['server', ...site],
  'server/http': ['server', 'server/endpoints', ...site],
  'server/prerender': [
    ...['server', 'server/pictures', 'render', 'pages', 'pipeline', 'database', 'queries'],
    ...site,
  ],
  'server/dev': [
    ...['server', 'server/endpoints', 'server/pictures', 'render', 'pipeline', 'database', 'queries'],
    ...site,
  ],
  'checks/verdicts': ['lib'],
  'checks/content': [
    'checks/verdicts',
    'server',
    'render',
    'pages',
    'pipeline',
    'database',
    'queries',
    ...site,
  ],
  'checks/site': [
    'checks/content',
    'checks/verdicts',
    'server',
    'render',
    'pages',
    'pipeline',
    'database',
    'queries',
    ...site,
  ],
  scripts: 'everything but tests',
  tests: 'anything',
  config: 'anything',
} as const satisfies Record<string, readonly string[] | 'anything' | 'everything but tests'>;

export type Layer = keyof typeof layers;

const isPlatform = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const isReact = (name: string) => /^react(?:-dom)?(?:\/|$)/.test(name);
const isDom = (name: string) =>
  /^(?:@[\w-]+\/)?(?:[\w.]+-)*(?:js|happy-|linke)?dom(?:-[\w.]+)*(?:\/|$)/.test(name);

/** What runs in a browser knows no Node; what does not draw knows no React and no document. The compiler holds the globals. */
const withoutNode = [
  'lib',
  'messages',
  'constants',
  'schema',
  'site',
  'ui',
  'runtime',
  'blocks',
  'features',
  'views',
  'workbench',
  'learning',
  'app',
];
const withoutReact = [
  ...[
    'lib',
    'messages',
    'constants',
    'schema',
    'site',
    'database',
    'pipeline',
    'queries',
    'pages',
    'runtime',
  ],
  ...['server', 'server/endpoints', 'server/http', 'server/prerender', 'server/dev'],
];

function forbiddenPackage(layer: Layer, name: string): string | null {
  if (withoutNode.includes(layer) && isPlatform(name)) return `${layer} imports nothing of Node`;
  if (withoutReact.includes(layer) && isReact(name)) return `${layer} imports nothing of React`;
  if (withoutReact.includes(layer) && isDom(name)) return `${layer} imports no document`;
  return null;
}

/** Folders whose parts are layers of their own. */
const divided = ['server', 'checks'];

/** The layer of a file, named from the top of the project; null when it has none. */
export function layerOf(file: string): Layer | null {
  if (/\.(?:test|spec)\.tsx?$/.test(file)) return 'tests';
  const [top = '', second = '', third] = file.split('/');
  if (top === 'scripts' || top === 'tests') return top;
  if (!file.includes('/')) return 'config';
  if (file === 'src/schema/constants.ts') return 'constants';
  // Blocks are declared in their own folders, but the pipeline reads the declarations.
  if (/^src\/blocks\/(?:block|[\w-]+\/schemas?)\.ts$/.test(file)) return 'schema';
  const part = `${top}/${second}`;
  if (divided.includes(top) && third !== undefined && part in layers) return part as Layer;
  // What the parts of the server share stands beside them, with the plugins of the bundler.
  if (top === 'server' && (third === undefined || second === 'vite')) return top;
  return top === 'src' && third !== undefined && second in layers ? (second as Layer) : null;
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
    return forbiddenPackage(from, name);
  }
  // Styles belong to no layer: whoever draws a thing may bring its styles along.
  if (/\.(css|woff2\?url)$/.test(target)) return null;
  const to = layerOf(target);
  const allowed: readonly string[] | string = layers[from];
  if (allowed === 'anything') return null;
  if (to === null) return `${target} belongs to no layer`;
  if (typeof allowed === 'string') return to === 'tests' ? `${from} may import ${allowed}` : null;
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

/** Every way by which a file imports itself, written once each. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) {
      circles.push([...way.slice(at), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
