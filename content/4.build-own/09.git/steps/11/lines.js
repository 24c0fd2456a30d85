// A text as lines. Each keeps its line break, and the last may have none.
export function splitLines(text) {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
