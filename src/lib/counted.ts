/** A number with its noun: `1 question`, `3 questions`. */
export function counted(number: number, word: string, plural = `${word}s`): string {
  return `${number} ${number === 1 ? word : plural}`;
}
