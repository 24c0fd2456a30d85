// Finds pages with duplicate text: runs of eight words that two pages share.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { wordsOf } from './sentences.ts';

const errorAt = errorFor('check-duplicates');

const limits = { words: 8, share: 0.15 };

/** A run of words and its line. */
interface Run {
  words: string;
  line: number;
}

/** Pairs of pages of which the shorter one shares too much with the other. */
export function checkDuplicates(pages: readonly CheckedPage[]): Problem[] {
  const runs = pages.map(runsOf);
  const places = new Map<string, number[]>();
  runs.forEach((own, index) => {
    for (const words of own.keys()) places.set(words, [...(places.get(words) ?? []), index]);
  });
  const shared = new Map<string, string[]>();
  for (const [words, indexes] of places) {
    for (const [place, first] of indexes.entries()) {
      for (const second of indexes.slice(place + 1)) {
        const pair = `${first} ${second}`;
        const known = shared.get(pair);
        if (known) known.push(words);
        else shared.set(pair, [words]);
      }
    }
  }
  return [...shared].flatMap(([pair, words]) => {
    const [first = 0, second = 0] = pair.split(' ').map(Number);
    const [smaller, larger] = sizeOf(first) <= sizeOf(second) ? [first, second] : [second, first];
    const share = words.length / sizeOf(smaller);
    const page = pages[smaller];
    const other = pages[larger];
    if (share <= limits.share || !page || !other) return [];
    return [report(page, other, share, words[0] ?? '')];
  });

  function sizeOf(index: number): number {
    return runs[index]?.size ?? 0;
  }

  function report(page: CheckedPage, other: CheckedPage, share: number, example: string): Problem {
    const line = runs[pages.indexOf(page)]?.get(example) ?? 1;
    const otherLine = runs[pages.indexOf(other)]?.get(example) ?? 1;
    const percent = Math.round(share * 100);
    const message = `${percent} % of this page stands word for word in ${other.file} too (there line ${otherLine}): "${example} …". At most 15 % is allowed; reword it.`;
    return { ...errorAt(page, line, message), also: other.file };
  }
}

/** Every run of eight words of a page with its line; a run never crosses a paragraph. */
function runsOf(page: CheckedPage): Map<Run['words'], Run['line']> {
  const runs = new Map<string, number>();
  // The text of a scaffold will be replaced.
  if (page.isUnfinished) return runs;
  for (const { written, line } of page.prose) {
    const words = wordsOf(written).map((word) => word.toLowerCase());
    for (let start = 0; start + limits.words <= words.length; start++)
      runs.set(words.slice(start, start + limits.words).join(' '), line);
  }
  return runs;
}
