// The language of the interface, and the default for folders.
import { directionOf, type Language, type LanguageSetting, languageWithin } from '#lib/language.ts';

const interfaceLanguage = 'en';

/** The language of everything that belongs to no page: error pages, the manifest, the search description. */
export function languageOfSite(settings: LanguageSetting): Language {
  return languageWithin({ lang: interfaceLanguage, dir: directionOf(interfaceLanguage) }, settings);
}
