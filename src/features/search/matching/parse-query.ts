// Parses the typed text. Code punctuation is ignored: `<a>`, `aria-label` and `type="date"` are found by
// their letters.
import { foldText, splitWords, stopWords } from '#lib/search-words.ts';
import type { SearchKind } from '#schema/search.ts';

export interface Query {
  /** Titles that count as an exact match: as typed, without stop words, and without a word such as "element". */
  names: readonly string[];
  /** The requested kind of page, if punctuation or a word such as "element" indicates it. */
  kind: SearchKind | null;
  /** All of them must match. */
  words: string[];
  /** The same, including a word such as "element" that indicates the kind. */
  phrase: string[];
}

const kindPatterns: readonly [SearchKind, RegExp][] = [
  ['element', /^(?:html )?(?:element|tag) | (?:html )?(?:element|tag)s?$/],
  ['attribute', /^(?:html )?attribute | (?:html )?attr(?:ibute)?s?$/],
];

/** Words that indicate the kind of page rather than its subject. */
const kindWords: ReadonlySet<string> = new Set(['element', 'tag', 'attribute', 'attr']);

/** Parses the typed text. */
export function parseQuery(term: string): Query {
  const name = normaliseName(term);
  const shortName = name
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .join(' ');
  const [kind, kindPattern] = kindPatterns.find(([, pattern]) => pattern.test(shortName)) ?? [];
  const words = splitWords(term);
  const significant = words.filter((word) => !stopWords.has(word));
  const own = significant.filter((word) => !kind || !kindWords.has(word));
  return {
    names: [name, shortName, kindPattern ? shortName.replace(kindPattern, '') : shortName].filter(Boolean),
    kind: kind ?? kindFromPunctuation(term.trim()),
    words: distinct([own, significant, words].find((some) => some.length > 0)),
    phrase: distinct([significant, words].find((some) => some.length > 0)),
  };
}

function distinct(words: readonly string[] = []): string[] {
  return [...new Set(words)];
}

/** Normalises titles and queries for comparison: folded, without brackets and quotation marks. */
export function normaliseName(text: string): string {
  return foldText(text)
    .replace(/[<>[\]"'`/]/g, ' ')
    .replace(/\s*=\s*/g, '=')
    .replace(/=$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `<a>` is an element, `[href]` and `href=` are attributes. */
function kindFromPunctuation(term: string): SearchKind | null {
  if (/^<\/?[a-z]/i.test(term)) return 'element';
  if (/^\[.*\]$/.test(term) || /^[\w-]+=["']*$/.test(term)) return 'attribute';
  return null;
}

/** Number of typos tolerated in a word of this length. */
function maxEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The known words closest to a mistyped one. A prefix of a word counts too, because the reader may still be
 * typing. The first letter must be right.
 */
export function fuzzyMatches(typed: string, known: Iterable<string>): string[] {
  let fewest = maxEdits(typed.length);
  let matches: string[] = [];
  if (fewest === 0) return matches;
  for (const word of known) {
    if (word[0] !== typed[0] || word.length < typed.length - fewest) continue;
    const edits = countEdits(typed, word);
    if (edits > fewest) continue;
    if (edits < fewest) matches = [];
    fewest = edits;
    matches.push(word);
  }
  return matches;
}

/**
 * The smallest number of letters to change, insert, delete or swap until the typed word is a prefix of the
 * word.
 */
function countEdits(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index);
  let fewest = typed.length;
  for (let end = 1; end <= word.length; end++) {
    const row = [end];
    for (let i = 1; i <= typed.length; i++) {
      const isSame = typed[i - 1] === word[end - 1];
      const isSwapped = i > 1 && typed[i - 1] === word[end - 2] && typed[i - 2] === word[end - 1];
      row[i] = Math.min(
        (last[i - 1] ?? 0) + (isSame ? 0 : 1),
        (last[i] ?? 0) + 1,
        (row[i - 1] ?? 0) + 1,
        isSwapped && end > 1 ? (beforeLast[i - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    fewest = Math.min(fewest, row[typed.length] ?? fewest);
    beforeLast = last;
    last = row;
  }
  return fewest;
}
