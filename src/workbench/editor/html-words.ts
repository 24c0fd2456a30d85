// What is known about elements and attributes, and the pages about them.
import type { BaselineStatus } from '#schema/facts.ts';
import type { HtmlWords } from '#schema/html-words.ts';
import { baselineWords } from './baseline-mark.ts';

let loading: Promise<HtmlWords> | null = null;

/** Loads the words with the first call; a failed load is tried again. */
export function loadHtmlWords(): Promise<HtmlWords> {
  loading ??= import('virtual:html-words').then(
    (module) => module.default,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export interface Word {
  kind: 'element' | 'attribute';
  name: string;
  /** In a few words; empty if we have none. */
  is: string;
  baseline: BaselineStatus | null;
}

export function elementWord({ elements }: HtmlWords, name: string): Word | null {
  const found = elements[name];
  return found ? { kind: 'element', name, is: found.is, baseline: found.baseline } : null;
}

/** The meaning of some attributes depends on the element. */
export function attributeWord({ attributes }: HtmlWords, name: string, element: string): Word | null {
  const found = attributes[name];
  if (!found) return null;
  const is = typeof found.is === 'string' ? found.is : (found.is[element] ?? found.is.default ?? '');
  return { kind: 'attribute', name, is, baseline: found.baseline };
}

const reference = '/cs/html';

/** The page about a word, if the site has it. */
export function pageOf({ kind, name }: Word): string {
  if (kind === 'attribute') return `${reference}/attributes/${name}`;
  return `${reference}/elements/${/^h[1-6]$/.test(name) ? 'h1-h6' : name}`;
}

/** A word explained: name, description, status, and a link to its page. */
export async function explain(word: Word, hasPage: (path: string) => Promise<boolean>): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.className = 'cm-word';
  const name = document.createElement('code');
  name.textContent = word.kind === 'element' ? `<${word.name}>` : word.name;
  box.append(name, ` ${word.is}`);
  if (word.baseline) {
    const status = document.createElement('p');
    status.textContent = baselineWords[word.baseline];
    box.append(status);
  }
  const path = pageOf(word);
  if (await hasPage(path).catch(() => false)) {
    const link = document.createElement('a');
    Object.assign(link, { href: path, textContent: `Look up ${word.name}` });
    box.append(' ', link);
  }
  return box;
}
