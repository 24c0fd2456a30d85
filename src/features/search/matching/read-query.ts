// What was typed, as the search understands it. Texts are cut into words the same way for what is searched and for
// what is typed. Signs of code are no words: `<a>`, `aria-label` and `type="date"` are found by the letters in them.
import type { SearchKind } from '#schema/search.ts';

export interface Query {
  /** Titles that would be exactly this: as typed, then without fillers, then without a word such as "element". */
  names: readonly string[];
  /** What it is about, where the signs or words around it say so. */
  kind: SearchKind | null;
  /** Every one of them has to be found. */
  words: string[];
}

const kindWords: readonly [SearchKind, RegExp][] = [
  ['element', /^(?:html )?(?:element|tag) | (?:html )?(?:element|tag)s?$/],
  ['attribute', /^(?:html )?attribute | (?:html )?attr(?:ibute)?s?$/],
];

export function readQuery(term: string): Query {
  const name = nameOf(term);
  const bare = name
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ');
  const said = kindWords.find(([, pattern]) => pattern.test(bare));
  const words = splitWords(term);
  const telling = words.filter((word) => !fillers.has(word));
  return {
    names: [name, bare, said ? bare.replace(said[1], '') : bare].filter(Boolean),
    kind: said?.[0] ?? kindBySigns(term.trim()),
    words: [...new Set(telling.length > 0 ? telling : words)],
  };
}

/** Folded, without the brackets and quotation marks of code. */
export function nameOf(text: string): string {
  return foldText(text)
    .replace(/[<>[\]"'`/]/g, ' ')
    .replace(/\s*=\s*/g, '=')
    .replace(/=$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `<a>` is an element, `[href]` and `href=` are attributes. */
function kindBySigns(term: string): SearchKind | null {
  if (/^<\/?[a-z]/i.test(term)) return 'element';
  if (/^\[.*\]$/.test(term) || /^[\w-]+=["']*$/.test(term)) return 'attribute';
  return null;
}

/** Small letters without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text in order, folded, each in the form that singular and plural share. */
export function splitWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return spellOutHeadings(words).map(singular);
}

/** Words that stand in every sentence and say nothing about a page, unless they are all that was typed. */
export const fillers: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to use what when where which why with you your'
    .split(' ')
    .map(singular),
);

/** Longer words lose their plural; which of two spellings is right does not matter, only that they meet. */
function singular(word: string): string {
  if (word.length < 4 || /[^s]ss$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.replace(/([^s])s$/, '$1');
}

/** `h1 to h6` is about all six. */
function spellOutHeadings(words: readonly string[]): string[] {
  const range = words.flatMap((word) => /^h([1-6])$/.exec(word)?.[1] ?? []).map(Number);
  const [from = 0, to = 0] = range;
  if (range.length !== 2 || to <= from) return [...words];
  const between = Array.from({ length: to - from - 1 }, (_, index) => `h${from + index + 1}`);
  return [...words, ...between];
}

/** How many letters may be wrong, missing, extra or swapped in a word of this length. */
function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The nearest of the known words, or of their beginnings, because the reader may still be typing. First letters agree. */
export function closeWords(typed: string, known: Iterable<string>): string[] {
  let least = allowedSlips(typed.length);
  let close: string[] = [];
  if (least === 0) return close;
  for (const word of known) {
    if (word[0] !== typed[0] || word.length < typed.length - least) continue;
    const slips = countSlips(typed, word);
    if (slips > least) continue;
    if (slips < least) close = [];
    least = slips;
    close.push(word);
  }
  return close;
}

/** The fewest slips that turn the typed letters into a beginning of the word. */
function countSlips(typed: string, word: string): number {
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
