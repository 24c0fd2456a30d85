import type { HeadTag } from '#schema/page/head.ts';

/** The tags, the strongest first, with one for each name: the first stays. */
export function onePerName(tags: readonly HeadTag[]): HeadTag[] {
  const byName = new Map<string, HeadTag>();
  for (const tag of tags) {
    const name = nameOf(tag);
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}

/** What a document may have only one of. Links but the canonical one may be many, as long as they differ. */
function nameOf([kind, attributes, text = '']: HeadTag): string {
  const { name, property, itemprop, rel } = attributes;
  if (kind === 'link' && rel?.toLowerCase() === 'canonical') return 'canonical';
  // A name and a property of the same words mean the same to whoever reads them.
  const word = kind === 'meta' ? (name ?? property ?? itemprop) : undefined;
  return word === undefined ? JSON.stringify([kind, attributes, text]) : `meta ${word.toLowerCase()}`;
}
