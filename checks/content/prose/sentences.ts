// Splits prose into sentences and words.

export interface Sentence {
  text: string;
  words: string[];
  /** Number of lines below the first line of its block. */
  offset: number;
}

const abbreviation = /\b(?:e\.g|i\.e|etc|vs|Dr|Mr|Mrs|Ms|St|No|p)\.$/;
const end = /[.!?…]+["”’')\]]*(?=\s+["“‘'([]*[\p{Lu}\p{N}:]|\s+code\b|\s*$)/gu;

/** Splits a block of prose into its sentences. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const cut = (stop: number) => {
    const raw = text.slice(start, stop);
    const words = wordsOf(raw);
    const before = text.slice(0, start) + (/^\s*/.exec(raw)?.[0] ?? '');
    if (words.length > 0) sentences.push({ text: raw.trim(), words, offset: before.split('\n').length - 1 });
    start = stop;
  };
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (!abbreviation.test(text.slice(start, match.index + 1))) cut(stop);
  }
  cut(text.length);
  return sentences;
}

/** The number of sentences in a paragraph; a quotation belongs to the sentence around it. */
export function countSentences(text: string): number {
  const quiet = text.replace(/"[^"]*"|“[^”]*”/g, (quoted) => quoted.replace(/[.!?…](?=.)/g, ','));
  return sentencesOf(quiet).length;
}

/** Any sequence with a letter or a digit is a word, including its hyphens and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’\-./:][\p{L}\p{N}]+)*/gu) ?? [];
}
