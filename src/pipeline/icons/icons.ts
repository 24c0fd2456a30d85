// Looks up icons and their shapes. Names follow the site's icon component: `i-lucide-sun`, `lucide:sun` and
// `lucide-sun` are the same.
import { type IconShape, type IconShapes, iconKey, parseIconName } from '#lib/icon.ts';
import { type IconSet, shapeInSet } from '#lib/icon-service.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { findIconSet, likelySet, listIconSets } from './icon-sets.ts';

export interface IconProblem {
  code: 'icon-unknown' | 'icon-set-missing';
  message: string;
}

/** The message for the author of an unknown icon; null for any other. */
export function checkIcon(name: string): IconProblem | null {
  const parsed = parseIconName(name, listIconSets());
  if (!parsed) return unknownSet(name);
  const set = findIconSet(parsed.collection);
  // `mdi:home` may exist: icons of other collections are looked up when the page is rendered.
  if (!set || hasIcon(set, parsed.icon)) return null;
  const meant = nearestWord(parsed.icon, Object.keys(set.icons));
  const advice = meant ? `Did you mean "i-${parsed.collection}-${meant}"?` : 'Look it up in the Lucide list.';
  return { code: 'icon-unknown', message: `There is no icon "${name}". ${advice}` };
}

/** One message for all icons of a set. */
function unknownSet(name: string): IconProblem {
  const set = likelySet(name);
  const message = set
    ? `The icon set "${set}" is not installed, so its icons are left out. Add it with "${installCommand(set)}".`
    : `The icon "${name}" is not from a known collection. Use a name such as i-lucide-book.`;
  return { code: set ? 'icon-set-missing' : 'icon-unknown', message };
}

/** The command that adds a set of icons. */
export function installCommand(set: string): string {
  return `npm install @iconify-json/${set}`;
}

const drawn = new Map<string, IconShape | null>();

/** The shape of an installed icon, or null if there is none of that name. */
export function drawIcon(name: string): IconShape | null {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const parsed = parseIconName(name, listIconSets());
  const set = parsed && findIconSet(parsed.collection);
  const shape = set ? shapeInSet(set, parsed.icon) : null;
  drawn.set(name, shape);
  return shape;
}

/** Like `drawIcon`, with additional icons from `resolveIcons`. */
export function drawIconsWith(others: IconShapes): (name: string) => IconShape | null {
  return (name) => drawIcon(name) ?? others[iconKey(name) ?? ''] ?? null;
}

/** Whether the set has an icon or an alias of that name. */
export function hasIcon({ icons, aliases = {} }: IconSet, name: string): boolean {
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);
}
