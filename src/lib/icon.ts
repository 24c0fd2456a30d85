// Icon names and shapes. `i-lucide-sun`, `lucide:sun` and `lucide-sun` are the same icon.

/** The icon collections that come with the project; only these may be written without a colon. */
export const installedCollections: readonly string[] = ['lucide', 'simple-icons'];

export interface IconName {
  collection: string;
  icon: string;
}

const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Splits an icon name into collection and icon. Without a colon the collection must be a known one, because
 * nothing else marks where it ends. With a colon it can be any, and the caller has to check that it exists.
 */
export function parseIconName(
  name: string,
  collections: readonly string[] = installedCollections,
): IconName | null {
  const bare = name.replace(/^i-/, '');
  const colon = bare.indexOf(':');
  if (colon > 0) {
    const collection = bare.slice(0, colon);
    const icon = bare.slice(colon + 1);
    return collections.includes(collection) || (word.test(collection) && word.test(icon))
      ? { collection, icon }
      : null;
  }
  // The longest match wins: `simple-icons-youtube` is not the icon `icons-youtube` of `simple`.
  const collection = collections
    .filter((candidate) => bare.startsWith(`${candidate}-`))
    .toSorted((a, b) => b.length - a.length)[0];
  return collection ? { collection, icon: bare.slice(collection.length + 1) } : null;
}

/** The normalised name that shapes are stored under, `lucide:sun`; null if the name is invalid. */
export function iconKey(name: string): string | null {
  const parsed = parseIconName(name);
  return parsed && word.test(parsed.icon) ? `${parsed.collection}:${parsed.icon}` : null;
}

/** The content of an `<svg>` with the view box `0 0 {width} {height}`. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}

/** Shapes by their key, `lucide:sun`. */
export type IconShapes = Readonly<Record<string, IconShape>>;
