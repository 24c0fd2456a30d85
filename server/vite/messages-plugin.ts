// Resolves `#messages/*`, English in the sources, to the messages of the site's language.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../src/messages');
const alias = '#messages/';
const virtual = '\0messages:';

/** English with accents, from left to right and from right to left. The codes are those of Unicode for this purpose. */
const pseudoLanguages = ['en-XA', 'ar-XB'];

/** The language of the interface for a site with this `lang`: English if its own has no messages. */
export function messageLanguage(lang: string | undefined): string {
  const [base = ''] = lang?.split('-') ?? [];
  const own = [lang ?? '', base].find(
    (name) => pseudoLanguages.includes(name) || (name !== '' && existsSync(join(folder, name))),
  );
  return own ?? 'en';
}

/** Resolves `#messages/*` to the folder of a language. */
export function siteMessages(language: string): Plugin {
  const isPseudo = pseudoLanguages.includes(language);
  return {
    name: 'site-messages',
    enforce: 'pre',
    resolveId(id) {
      if (language === 'en' || !id.startsWith(alias)) return null;
      const name = id.slice(alias.length);
      return isPseudo ? virtual + name : join(folder, language, name);
    },
    async load(id) {
      if (!id.startsWith(virtual)) return null;
      const english = join(folder, 'en', basename(id.slice(virtual.length)));
      const names = Object.keys((await import(pathToFileURL(english).href)) as object);
      return [
        `import * as words from ${JSON.stringify(english)};`,
        `import { pseudo } from ${JSON.stringify(join(folder, 'pseudo.ts'))};`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ pseudo(words.${name});`),
      ].join('\n');
    },
  };
}
