// Further tags set by `seo`: `ogTitle: …` becomes the tag `og:title`.
import type { HeadTag } from '#schema/page/head.ts';

/** Vocabularies with a colon in their names, and the attribute they are written in. */
const vocabularies: Record<string, 'name' | 'property'> = {
  og: 'property',
  article: 'property',
  book: 'property',
  profile: 'property',
  twitter: 'name',
};

/** Words with sub-properties: `og:image:width`, `og:locale:alternate`. */
const hasParts = /^(image|video|audio|locale|app|player)$/;

/** The tags that `seo` sets explicitly. */
export function searchTags(seo: Readonly<Record<string, unknown>>): HeadTag[] {
  return Object.entries(seo).flatMap(([key, value]): HeadTag[] => {
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain && key !== 'title' && key !== 'description' ? [tagOf(key, String(value))] : [];
  });
}

function tagOf(key: string, content: string): HeadTag {
  const words = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split(/[-:_]/);
  const [vocabulary = '', first = '', ...rest] = words;
  const attribute = vocabularies[vocabulary];
  if (!attribute || !first) return ['meta', { name: words.join('-'), content }];
  const joined = rest.length > 0 ? `${first}${hasParts.test(first) ? ':' : '_'}${rest.join('_')}` : first;
  return ['meta', { [attribute]: `${vocabulary}:${joined}`, content }];
}
