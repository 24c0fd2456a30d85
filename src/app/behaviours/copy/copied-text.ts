/** A line of shown code. */
export interface CodeLine {
  text: string;
  /** Marked as taken away: whoever copies wants what is left. */
  isRemoved: boolean;
}

/** The code as it belongs into a file: without numbers and marks, and without the lines that a change takes away. */
export function copiedText(lines: readonly CodeLine[]): string {
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => text)
    .join('\n');
}
