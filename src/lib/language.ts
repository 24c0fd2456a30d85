// Languages of pages: valid tags, and the direction of their script.

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export interface Language {
  /** A language tag such as `pt-BR`. */
  lang: string;
  dir: Direction;
}

/** The setting of a page, a folder or the site; each part is optional. */
export interface LanguageSetting {
  lang?: string | undefined;
  dir?: Direction | undefined;
}

const rightToLeftScripts = new Set(
  'Adlm Arab Armi Avst Chrs Cprt Elym Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Thaa Yezi'.split(
    ' ',
  ),
);

/** The direction of the script that a language is usually written in: `ar` and `pa-Arab` run from right to left. */
export function directionOf(lang: string): Direction {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}

/**
 * The tag in its canonical spelling, or null if it is not a known language: `EN-us` is `en-US`, `jp` and
 * `english` are null.
 */
export function canonicalLanguage(tag: string): string | null {
  // Tags with five letters or more can be valid, but no language has such a code.
  if (!/^[a-z]{2,3}(?:-|$)/i.test(tag)) return null;
  try {
    const [canonical = null] = Intl.getCanonicalLocales(tag);
    const [code = ''] = canonical?.split('-') ?? [];
    // All two-letter codes are in the data, but only the larger languages with three letters.
    const isLanguage = code.length > 2 || languageNames().of(code) !== undefined;
    return isLanguage ? canonical : null;
  } catch {
    return null;
  }
}

let names: Intl.DisplayNames | undefined;

function languageNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names;
}

/**
 * The language of content inside `outer`. A direction belongs to its language, so setting another language
 * resets it.
 */
export function languageWithin(outer: Language, { lang, dir }: LanguageSetting): Language {
  if (lang === undefined) return dir ? { ...outer, dir } : outer;
  return { lang, dir: dir ?? directionOf(lang) };
}
