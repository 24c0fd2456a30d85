/** Enough words to tell the questions of one page apart. */
const wordLimit = 8;

/**
 * The id of a question whose author has not given one: its first words, in lower case. Progress that was saved before
 * questions had ids is converted with it too, so its results must not change.
 */
export function questionId(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, wordLimit)
      .join('-') ?? 'question'
  );
}
