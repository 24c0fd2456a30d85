// What the learner typed. A browser repairs a page before anything in it can look, so faults are found in the text.
import type { QuestFile } from '#schema/page/quest.ts';
import { findProblems } from '../../play/html-problems.ts';
import { pageOf } from '../answer-document.ts';

interface ParseError {
  line: number;
  /** What is wrong, in words. */
  words: string;
}

export interface Source {
  /** The text of a file; of the page, if no name is given. Null where there is no such file. */
  source(name?: string): string | null;
  /** What the browser had to repair in the page, in its order. */
  parseErrors(): ParseError[];
  /** The encoding that the page declares where browsers look for it: in the first kilobyte. Lower case, or empty. */
  encoding(): string;
}

export function createSource(files: readonly QuestFile[]): Source {
  const page = pageOf(files);
  return {
    source: (name) => (name === undefined ? page : (files.find((file) => file.name === name)?.text ?? null)),
    parseErrors: () =>
      findProblems(page, true).map(({ line, title }) => ({ line, words: title.replaceAll('`', '') })),
    encoding: () => declaredEncoding(page),
  };
}

const lookedAt = 1024;

function declaredEncoding(page: string): string {
  const start = new TextDecoder().decode(new TextEncoder().encode(page).slice(0, lookedAt));
  const tags =
    start.replace(/<!--[\s\S]*?(?:-->|$)/g, '').match(/<meta(?=[\s/])(?:"[^"]*"|'[^']*'|[^'">])*>/gi) ?? [];
  const found = tags.flatMap((tag) => /charset\s*=\s*["']?\s*([^\s"';>]+)/i.exec(tag)?.[1] ?? [])[0];
  const name = found?.toLowerCase() ?? '';
  return name === 'utf8' ? 'utf-8' : name;
}
