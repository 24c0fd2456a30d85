/** A document cut into its YAML and its Markdown. Both keep the line numbers of the file. */
export interface SplitDocument {
  /** The YAML between the dashes, or null when the document has none. */
  yaml: string | null;
  /** The Markdown, with one empty line for every line above it. */
  markdown: string;
  /** The opening dashes have no closing ones. */
  isUnclosed: boolean;
}

export function splitFrontMatter(text: string): SplitDocument {
  const source = text.replace(/^\uFEFF/, '');
  const opening = /^---[ \t]*\n/.exec(source);
  if (!opening) return { yaml: null, markdown: source, isUnclosed: false };
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m.exec(source.slice(opening[0].length));
  if (!closing) {
    // A page may open with a horizontal rule; it is front matter only when the next line looks like a key.
    const looksLikeKey = /^---[ \t]*\n[\w-]+:/.test(source);
    return { yaml: null, markdown: source, isUnclosed: looksLikeKey };
  }
  const start = opening[0].length;
  const yaml = source.slice(start, start + closing.index);
  const rest = source.slice(start + closing.index + closing[0].length);
  const linesAbove = source.slice(0, source.length - rest.length).split('\n').length - 1;
  return { yaml, markdown: '\n'.repeat(linesAbove) + rest, isUnclosed: false };
}
