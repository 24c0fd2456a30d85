/** Splits an icon name into collection and icon; null when no known collection fits. */
export function parseIconName(
  name: string,
  collections: readonly string[],
): { collection: string; icon: string } | null {
  const bare = name.replace(/^i-/, '');
  const colon = bare.indexOf(':');
  if (colon > 0) {
    const collection = bare.slice(0, colon);
    return collections.includes(collection) ? { collection, icon: bare.slice(colon + 1) } : null;
  }
  // The longest match wins: `simple-icons-youtube` is not the icon `icons-youtube` of `simple`.
  const collection = collections
    .filter((candidate) => bare.startsWith(`${candidate}-`))
    .toSorted((a, b) => b.length - a.length)[0];
  return collection ? { collection, icon: bare.slice(collection.length + 1) } : null;
}
