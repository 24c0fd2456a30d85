// Splits a text into words for the search. Page texts and typed words use the same rules.

/** Most texts are plain ASCII, which has a much faster path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of plain characters
const plain = /^[\x00-\x7f]*$/;

export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** Lower case, without accents. */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text in order, folded and in the singular. */
export function splitWords(text: string): string[] {
  const folded = foldText(text);
  const words = folded.match(isPlain(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  return expandHeadingRange(words).map(singular);
}

/** Stop words. They are ignored unless nothing else was typed. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about add an and another any are as at be between by can create difference do does for from get give has have how i
  if in into is it make making me my need not of on one or put set should so some that the their them then there these
  they this to use using vs want way what when where which who why will with you your`
    .split(/\s+/)
    .map(singular),
);

/** Removes the plural ending of longer words. The result need not be a word, only the same for both forms. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[^s]ss$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.replace(/([^s])s$/, '$1');
}

/** Adds the levels in between to `h1 to h6`, which refers to all six. */
function expandHeadingRange(words: readonly string[]): string[] {
  if (!words.some((word) => word.length === 2 && word.startsWith('h'))) return [...words];
  const range = words.flatMap((word) => /^h([1-6])$/.exec(word)?.[1] ?? []).map(Number);
  const [from = 0, to = 0] = range;
  if (range.length !== 2 || to <= from) return [...words];
  const between = Array.from({ length: to - from - 1 }, (_, index) => `h${from + index + 1}`);
  return [...words, ...between];
}
