// The available icon sets: the two included with the project, and every set installed in the working
// directory, such as `@iconify-json/ph` in an author's own project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedCollections } from '#lib/icon.ts';
import type { IconSet } from '#lib/icon-service.ts';

const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();
let found: ReadonlyMap<string, string> | null = null;

/** The names of all available sets. */
export function listIconSets(): string[] {
  return [...installedCollections, ...ownSets().keys()];
}

/** All icons of a set, read once; null if it is not available. */
export function findIconSet(name: string): IconSet | null {
  // Looked up in lists, so that an untrusted name never becomes part of a path.
  const own = ownSets().get(name);
  if (own === undefined && !installedCollections.includes(name)) return null;
  const known = loaded.get(name);
  if (known) return known;
  const file = own ?? require.resolve(`@iconify-json/${name}/icons.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  loaded.set(name, set);
  return set;
}

function ownSets(): ReadonlyMap<string, string> {
  found ??= iconSetsAround(process.cwd());
  return found;
}

/** The files of the sets installed in a folder or above it, without the project's own. */
export function iconSetsAround(folder: string): ReadonlyMap<string, string> {
  const sets = new Map<string, string>();
  for (let at = folder; ; at = dirname(at)) {
    const packages = join(at, 'node_modules/@iconify-json');
    for (const name of existsSync(packages) ? readdirSync(packages).sort() : []) {
      const file = join(packages, name, 'icons.json');
      if (!installedCollections.includes(name) && !sets.has(name) && existsSync(file)) sets.set(name, file);
    }
    if (at === dirname(at)) return sets;
  }
}

/** Popular sets whose names contain a dash; for all others, the first word is the name. */
const dashed = [
  'ant-design',
  'circle-flags',
  'cryptocurrency-color',
  'devicon-plain',
  'emojione-monotone',
  'fa-brands',
  'fa-regular',
  'fa-solid',
  'fa6-brands',
  'fa6-regular',
  'fa6-solid',
  'fa7-brands',
  'fa7-regular',
  'fa7-solid',
  'flat-color-icons',
  'fluent-emoji',
  'fluent-emoji-flat',
  'fluent-mdl2',
  'game-icons',
  'grommet-icons',
  'heroicons-outline',
  'heroicons-solid',
  'icon-park',
  'icon-park-outline',
  'icon-park-solid',
  'icon-park-twotone',
  'line-md',
  'material-icon-theme',
  'material-symbols',
  'material-symbols-light',
  'pepicons-pop',
  'pepicons-print',
  'skill-icons',
  'streamline-ultimate',
  'svg-spinners',
  'vscode-icons',
];

/** The likely set of a name without a colon; null if it is a single word. */
export function likelySet(name: string): string | null {
  const bare = name.replace(/^i-/, '');
  const long = dashed.filter((set) => bare.startsWith(`${set}-`)).sort((a, b) => b.length - a.length)[0];
  return long ?? /^([a-z\d]+)-[a-z\d]/.exec(bare)?.[1] ?? null;
}
