// The installed icon collections, each read when it is first needed and kept.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedCollections } from '#lib/icon.ts';
import type { IconSet } from '#lib/icon-service.ts';

const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();

/** All icons of a collection, or null when it does not come with the project. */
export function findIconSet(collection: string): IconSet | null {
  // The list is the only way to a file: a name from outside never becomes part of a path by itself.
  if (!installedCollections.includes(collection)) return null;
  const known = loaded.get(collection);
  if (known) return known;
  const file = require.resolve(`@iconify-json/${collection}/icons.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  loaded.set(collection, set);
  return set;
}

/** Whether the set has an icon or an alias of that name. */
export function hasIcon({ icons, aliases = {} }: IconSet, name: string): boolean {
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);
}
