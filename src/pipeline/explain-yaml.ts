// The YAML parser's words in an author's: what is wrong, and what to do about it.

const explanations: readonly [pattern: RegExp, words: (match: RegExpExecArray) => string][] = [
  [
    /nested mappings|implicit key|all collection items must start/i,
    () =>
      'a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".',
  ],
  [
    /missing closing .quote/i,
    () => 'a quotation mark is opened here or above and not closed. Close it, or leave it out.',
  ],
  [/tabs? .*indentation|tab as indentation/i, () => 'a line is indented with a tab. Use spaces.'],
  [
    /cannot start with .*character (\S)/i,
    ([, sign]) => `a value cannot start with ${sign}. Put it in quotes.`,
  ],
  [/unresolved alias/i, () => 'a value cannot start with *. Put it in quotes.'],
  [/excessive alias/i, () => 'its aliases multiply without end. Write the values out.'],
  [
    /^flow (?:sequence|map)/i,
    () => 'a bracket is opened but not closed. Close it, or put the value in quotes.',
  ],
  [/call stack/i, () => 'it is nested too deeply. Write it flatter.'],
  [/unique/i, () => 'a key is written twice. Keep one of the two lines.'],
];

export function explainYaml(message: string): string {
  const first = (message.split('\n')[0] ?? message).replace(/\.$/, '');
  for (const [pattern, words] of explanations) {
    const match = pattern.exec(first);
    if (match) return words(match);
  }
  return `${first}.`;
}
