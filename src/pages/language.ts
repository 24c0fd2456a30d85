// The language that a page inherits from the site and from the folders above it.
import { type Language, languageWithin } from '#lib/language.ts';
import { languageOfSite } from '#site/language.ts';
import type { SiteData } from './site-data.ts';

/** The language of the folder of a document with this stem. */
export function languageOfFolder({ settings, folders }: SiteData, stem: string): Language {
  const names = stem.split('/');
  return names.reduce(
    // Invalid values were reported when the folder was read, and are not stored.
    (outer, _, depth) => languageWithin(outer, folders.get(names.slice(0, depth).join('/')) ?? {}),
    languageOfSite(settings),
  );
}
