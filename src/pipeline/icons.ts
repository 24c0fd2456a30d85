// Which icons exist, and how they look. Names follow the site's icon component: `i-lucide-sun`, `lucide:sun` and
// `lucide-sun` are the same.
import { type IconShape, type IconShapes, iconKey, parseIconName } from '#lib/icon.ts';
import { shapeInSet } from '#lib/icon-service.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { findIconSet, hasIcon } from './icon-sets.ts';

/** A sentence for the author when the icon does not exist, otherwise null. */
export function checkIcon(name: string): string | null {
  const parsed = parseIconName(name);
  if (!parsed) return `The icon "${name}" is not from a known collection. Use a name such as i-lucide-book.`;
  const set = findIconSet(parsed.collection);
  // `mdi:home` may well exist; whoever draws the page looks it up.
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

/** `drawIcon` with further icons, such as `resolveIcons` finds them. */
export function drawIconsWith(others: IconShapes): (name: string) => IconShape | null {
  return (name) => drawIcon(name) ?? others[iconKey(name) ?? ''] ?? null;
}
