// Checks British spelling with cspell. It reads files, so the prose of each page is written to one, line by
// line.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { CheckedPage } from '../checked-page.ts';
import { nodesOf } from '../markdown.ts';
import { proseByLine } from './prose.ts';

/** A word in no dictionary. */
export interface Misspelling {
  word: string;
  line: number;
  suggestion: string | null;
}

/** American words that the British dictionary accepts. */
const american = /^(?:gray|grays|grayed|\p{L}{3,}(?:iz(?:e[drs]?|ing|able|ations?)|yz(?:e[drs]?|ing)))$/iu;
/** Words that end like those above but have no other form. */
const alwaysZ = /(?:^|re|over|out|up|down)siz|priz(?:e|ing)|seiz|capsiz|horizon/i;

/** Addresses, and the name of a WCAG criterion. */
const properNames = /https?:\/\/\S+|Use of Color/g;

/** The checked text of a page: its prose, the titles of its blocks, its title and description. */
export function spelledText(page: CheckedPage): string {
  const titles = [...nodesOf(page.tree)].flatMap((node) => {
    const title = node.attributes?.title ?? node.attributes?.summary;
    return typeof title === 'string' ? [{ text: title, line: node.position?.start.line ?? 1 }] : [];
  });
  const fields = (['title', 'description'] as const).flatMap((key) => {
    // The title of a reference page is the name of its subject.
    const text = key === 'title' && page.front.meta.inventory ? undefined : page.front.fields[key];
    return text === undefined ? [] : [{ text, line: page.front.lineOf(key) ?? 1 }];
  });
  const more = [...fields, ...titles].map(({ text, line }) => ({ plain: text, line }));
  return proseByLine([...more, ...page.prose]).replace(properNames, '');
}

/** Misspellings of each text, in order. `words` are also accepted. */
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
    // Loaded on demand: it takes longer than all recorded results.
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

/** The British form of an American word, or the most similar suggestion. */
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
