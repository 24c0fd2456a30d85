import type { HeadTag } from '#schema/page/head.ts';

/** Keeps one tag per name, the first one, so tags must be ordered by priority. */
export function onePerName(tags: readonly HeadTag[]): HeadTag[] {
  const byName = new Map<string, HeadTag>();
  for (const tag of tags) {
    const name = nameOf(tag);
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}

/**
 * The identity of a tag that a document may contain only once. Links other than the canonical one may be
 * repeated if they differ.
 */
function nameOf([kind, attributes, text = '']: HeadTag): string {
  const { name, property, itemprop, rel } = attributes;
  if (kind === 'link' && rel?.toLowerCase() === 'canonical') return 'canonical';
  // `name` and `property` with the same value mean the same to consumers.
  const word = kind === 'meta' ? (name ?? property ?? itemprop) : undefined;
  return word === undefined ? JSON.stringify([kind, attributes, text]) : `meta ${word.toLowerCase()}`;
}
