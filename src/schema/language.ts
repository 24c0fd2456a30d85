// `lang` and `dir` in site.yaml, folder settings and front matter.
import { z } from 'zod';
import { canonicalLanguage, directions } from '#lib/language.ts';

const langHelp = '"lang" must be the code of a language, such as en, ar or pt-BR';

const lang = z
  .string({ error: `${langHelp}.` })
  .transform((tag, context) => {
    const canonical = canonicalLanguage(tag);
    if (canonical !== null) return canonical;
    const meant = canonicalLanguage(tag.replaceAll('_', '-'));
    context.addIssue(`${langHelp} (got "${tag}").${meant ? ` Write lang: ${meant}.` : ''}`);
    return z.NEVER;
  })
  .describe('The language of the text, as a code such as en, ar or pt-BR.');

const dir = z
  .enum(directions, { error: '"dir" must be ltr (left to right) or rtl (right to left).' })
  .describe('The direction of the text, ltr or rtl, where the language does not decide it.');

export const languageFields = { lang, dir };

/** Both fields, each optional. */
export const languageSchema = z.object(languageFields).partial();
