// Texts cut into words, the same way for what is searched and for what is typed. Signs of code are no words:
// `<a>`, `aria-label` and `type="date"` are found by the letters in them.

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
