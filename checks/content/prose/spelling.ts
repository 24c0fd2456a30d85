// British spelling of the prose, by cspell. It reads files, so the prose of each page goes into one, line by line.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { CheckedPage } from '../checked-page.ts';
import { nodesOf } from '../markdown.ts';
import { proseByLine } from './prose.ts';

/** A word that no dictionary knows. */
export interface Misspelling {
  word: string;
  line: number;
  suggestion: string | null;
}

/** Words of the American dictionary that the British one lets pass. */
const american = /^(?:gray|grays|grayed|\p{L}{3,}(?:iz(?:e[drs]?|ing|able|ations?)|yz(?:e[drs]?|ing)))$/iu;
/** They end like the words above and have no other form. */
const alwaysZ = /(?:^|re|over|out|up|down)siz|priz(?:e|ing)|seiz|capsiz|horizon/i;

/** Addresses, and a criterion of WCAG that is called so. */
const properNames = /https?:\/\/\S+|Use of Color/g;

/** What is spelled on a page: its prose, the titles of its blocks, its title and description. */
export function spelledText(page: CheckedPage): string {
  const titles = [...nodesOf(page.tree)].flatMap((node) => {
    const title = node.attributes?.title ?? node.attributes?.summary;
    return typeof title === 'string' ? [{ text: title, line: node.position?.start.line ?? 1 }] : [];
  });
  const fields = (['title', 'description'] as const).flatMap((key) => {
    // A reference page has the name of what it is about.
    const text = key === 'title' && page.front.meta.inventory ? undefined : page.front.fields[key];
    return text === undefined ? [] : [{ text, line: page.front.lineOf(key) ?? 1 }];
  });
  const more = [...fields, ...titles].map(({ text, line }) => ({ plain: text, line }));
  return proseByLine([...more, ...page.prose]).replace(properNames, '');
}

/** Misspellings of each text, in the order of the texts. `words` are right besides those of the dictionaries. */
export async function findMisspellings(
  texts: readonly string[],
  words: readonly string[],
): Promise<Misspelling[][]> {
  const found: Misspelling[][] = texts.map((text) => americanWords(text, words));
  const folder = await mkdtemp(join(tmpdir(), 'plinth-spelling-'));
  try {
    const config = join(folder, 'cspell.json');
    const settings = {
      version: '0.2',
      language: 'en-GB',
      dictionaries: ['en-gb', '!en_us', '!lorem-ipsum'],
      minWordLength: 3,
      words,
    };
    await writeFile(config, JSON.stringify(settings));
    await Promise.all(texts.map((text, index) => writeFile(join(folder, `${index}.txt`), text)));
    const nothing = () => {};
    // Loaded when a page has changed: it takes longer than all that is kept.
    const { lint } = await import('cspell');
    await lint(
      ['*.txt'],
      { config, root: folder, progress: false, summary: false, showSuggestions: true },
      {
        issue: ({ text, row, uri, suggestions }) => {
          const index = Number.parseInt(basename(uri ?? ''), 10);
          found[index]?.push({ word: text, line: row, suggestion: best(text, suggestions ?? []) });
        },
        info: nothing,
        debug: nothing,
        progress: nothing,
        result: nothing,
        error: (message, error) => {
          throw new Error(message, { cause: error });
        },
      },
    );
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The British form of an American word, or what looks most like it. */
function best(word: string, suggestions: readonly string[]): string | null {
  const british = word.toLowerCase().replace(/or(?=s?$|ed$|ing$)/, 'our');
  return suggestions.find((one) => one === british) ?? suggestions[0] ?? null;
}

function americanWords(text: string, words: readonly string[]): Misspelling[] {
  return text.split('\n').flatMap((line, index) =>
    (line.match(/\p{L}+/gu) ?? [])
      .filter((word) => american.test(word) && !alwaysZ.test(word) && !words.includes(word))
      .map((word) => ({
        word,
        line: index + 1,
        suggestion: word.replace(/gray/i, 'grey').replace(/([iy])z(?=[a-z]+$)/, '$1s'),
      })),
  );
}
