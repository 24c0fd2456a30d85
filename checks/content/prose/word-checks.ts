// Checks spelling and inclusive language of all pages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { codeVersion, packageVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { findMisspellings, spelledText } from './spelling.ts';

const misspelling = errorFor('check-spelling');
const unequalWord = errorFor('check-equality');
const disorder = errorFor('check-dictionary');

export interface WordOptions {
  contentDir: string;
  facts: Facts;
  /** Recorded verdicts: an unchanged page is not checked again. */
  verdicts: Verdicts;
}

/** The file of additional accepted words. */
const dictionaryFile = 'dictionary.txt';

/** Misspelt words. */
export async function checkSpelling(pages: readonly CheckedPage[], options: WordOptions): Promise<Problem[]> {
  const words = [...(await readDictionary(options.contentDir)), ...namesOf(options.facts)];
  const found = await options.verdicts.recall(
    {
      name: 'spelling',
      code: codeVersion(['checks/content/prose/spelling.ts'], packageVersion('cspell'), ...words),
      run: (texts) => findMisspellings(texts, words),
      label: labelOf,
    },
    pages.map(spelledText),
  );
  return pages.flatMap((page, index) =>
    (found[index] ?? []).map(({ word, line, suggestion }) => {
      const advice = suggestion ? `Did you mean "${suggestion}"? ` : '';
      const message = `"${word}" is in no British dictionary. ${advice}A name or a term goes into content/${dictionaryFile}.`;
      return misspelling(page, line, message);
    }),
  );
}

const labelOf = (text: string) => `the page that begins with ${JSON.stringify(text.trim().slice(0, 60))}`;

/** Non-inclusive words. */
export async function checkEquality(
  pages: readonly CheckedPage[],
  { verdicts }: WordOptions,
): Promise<Problem[]> {
  const found = await verdicts.recall(
    {
      name: 'inclusive-words',
      code: codeVersion(['checks/content/prose/equality.ts']),
      run: async (texts) => {
        const { findUnequalWords } = await import('./equality.ts');
        return texts.map(findUnequalWords);
      },
      label: labelOf,
    },
    pages.map(spelledText),
  );
  return pages.flatMap((page, index) =>
    (found[index] ?? []).map(({ line, message }) => unequalWord(page, line, message)),
  );
}

/** The dictionary must be sorted, one word per line, so that two authors rarely change the same line. */
export async function checkDictionary(contentDir: string): Promise<Problem[]> {
  const words = await readDictionary(contentDir);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined || compare(before, word) < 0) return [];
    const message = `"${word}" is below "${before}". Sort the words alphabetically, each once.`;
    return [disorder({ file: dictionaryFile }, index + 1, message)];
  });
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base' }) || (a < b ? -1 : a > b ? 1 : 0);
}

async function readDictionary(contentDir: string): Promise<string[]> {
  try {
    return (await readFile(join(contentDir, dictionaryFile), 'utf8')).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Valid as code only; the word is spelled differently. */
const notWords = ['color', 'center'];

/** Element and attribute names are accepted words. */
function namesOf(facts: Facts): string[] {
  const names = [facts.elements, facts.obsoleteElements, facts.foreignElements, facts.attributes].flatMap(
    (record) => Object.keys(record),
  );
  return names.filter((name) => /^[a-z]+$/.test(name) && !notWords.includes(name));
}
