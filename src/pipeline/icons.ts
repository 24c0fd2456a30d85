// Which icons exist. Names follow the site's icon component: `i-lucide-sun`, `lucide:sun` and `lucide-sun` are the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseIconName } from '#lib/icon-name.ts';
import { nearestWord } from '#lib/nearest-word.ts';

/** The icon collections that come with the project. */
const iconCollections = ['lucide', 'simple-icons'] as const;

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();

function iconSet(collection: string): IconSet {
  const known = loaded.get(collection);
  if (known) return known;
  const set = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${collection}/icons.json`), 'utf8'),
  ) as IconSet;
  loaded.set(collection, set);
  return set;
}

/** A sentence for the author when the icon does not exist, otherwise null. */
export function checkIcon(name: string): string | null {
  const parsed = parseIconName(name, iconCollections);
  if (!parsed) return `The icon "${name}" is not from a known collection. Use a name such as i-lucide-book.`;
  const { icons, aliases = {} } = iconSet(parsed.collection);
  if (Object.hasOwn(icons, parsed.icon) || Object.hasOwn(aliases, parsed.icon)) return null;
  const meant = nearestWord(parsed.icon, Object.keys(icons));
  return `There is no icon "${name}".${meant ? ` Did you mean "i-${parsed.collection}-${meant}"?` : ' Look it up in the Lucide list.'}`;
}

export interface IconDrawing {
  body: string;
  width: number;
  height: number;
  className: string;
}

/** The shapes of an icon, or null when there is none of that name. */
export function drawIcon(name: string): IconDrawing | null {
  const parsed = parseIconName(name, iconCollections);
  if (!parsed) return null;
  const set = iconSet(parsed.collection);
  const icon = set.icons[parsed.icon] ?? set.icons[set.aliases?.[parsed.icon]?.parent ?? ''];
  if (!icon) return null;
  return {
    body: icon.body,
    width: icon.width ?? set.width ?? 16,
    height: icon.height ?? set.height ?? 16,
    className: `i-${parsed.collection}:${parsed.icon}`,
  };
}
