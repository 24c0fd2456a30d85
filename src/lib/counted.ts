/** A number with its noun: `1 question`, `3 questions`, `1,234 pages`. */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? noun : plural}`;
}
