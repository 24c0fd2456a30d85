// Which icons exist, and how they look. Names follow the site's icon component: `i-lucide-sun`, `lucide:sun` and
// `lucide-sun` are the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type IconShape, type IconShapes, iconKey, installedCollections, parseIconName } from '#lib/icon.ts';
import { type IconSet, shapeInSet } from '#lib/icon-service.ts';
import { nearestWord } from '#lib/nearest-word.ts';

const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();

/** A sentence for the author when the icon does not exist, otherwise null. */
export function checkIcon(name: string): string | null {
  const parsed = parseIconName(name);
  if (!parsed) return `The icon "${name}" is not from a known collection. Use a name such as i-lucide-book.`;
  const set = findIconSet(parsed.collection);
  // `mdi:home` may exist: icons of other collections are looked up when the page is drawn.
  if (!set || hasIcon(set, parsed.icon)) return null;
  const meant = nearestWord(parsed.icon, Object.keys(set.icons));
  return `There is no icon "${name}".${meant ? ` Did you mean "i-${parsed.collection}-${meant}"?` : ' Look it up in the Lucide list.'}`;
}

const drawn = new Map<string, IconShape | null>();

/** The shape of an installed icon, or null when there is none of that name. */
export function drawIcon(name: string): IconShape | null {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const parsed = parseIconName(name);
  const set = parsed && findIconSet(parsed.collection);
  const shape = set ? shapeInSet(set, parsed.icon) : null;
  drawn.set(name, shape);
  return shape;
}

/** `drawIcon` with more icons, as found by `resolveIcons`. */
export function drawIconsWith(others: IconShapes): (name: string) => IconShape | null {
  return (name) => drawIcon(name) ?? others[iconKey(name) ?? ''] ?? null;
}

/** All icons of a collection, read once; null when it does not come with the project. */
export function findIconSet(collection: string): IconSet | null {
  // Checked against the list, so that a name from outside never becomes part of a path.
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
