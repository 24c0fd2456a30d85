// A small change to a source, written as the lines of a diff. It is located by its lines rather than by line
// numbers, and indentation is ignored so that authors need not count spaces.

export interface LineEdit {
  /** The lines to find. */
  before: string[];
  /** Their replacement. */
  after: string[];
}

/** Parses a diff: `-` removes, `+` adds, and a line with a leading space stays. */
export function readEdit(diff: string): LineEdit {
  const edit: LineEdit = { before: [], after: [] };
  for (const line of diff.split('\n')) {
    const text = line.slice(1);
    if (line[0] !== '+') edit.before.push(text);
    if (line[0] !== '-') edit.after.push(text);
  }
  return edit;
}

/** The line indexes at which an edit matches a source, from zero. */
export function placesOf(source: string, { before }: LineEdit): number[] {
  const lines = source.split('\n').map((line) => line.trim());
  const wanted = before.map((line) => line.trim());
  if (wanted.length === 0) return [];
  return lines.flatMap((_, at) => (wanted.every((line, i) => lines[at + i] === line) ? [at] : []));
}

/** The source with the change applied; null unless it matches in exactly one place. */
export function applyEdit(source: string, edit: LineEdit): string | null {
  const [at, second] = placesOf(source, edit);
  if (at === undefined || second !== undefined) return null;
  const lines = source.split('\n');
  const shift = indentOf(lines[at] ?? '') - indentOf(edit.before[0] ?? '');
  const after = edit.after.map((line) => {
    const text = line.trimStart();
    return text && ' '.repeat(Math.max(0, indentOf(line) + shift)) + text;
  });
  return lines.toSpliced(at, edit.before.length, ...after).join('\n');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
