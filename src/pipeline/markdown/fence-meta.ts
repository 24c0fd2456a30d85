// The words after the language of a fence: ```html example [index.html] {1,3-4} bad="no-missing-alt"

export interface FenceMeta {
  file: string | null;
  markedLines: Set<number>;
  /** Bare words and `key="value"` pairs; a bare word has the value true. */
  flags: Record<string, string | true>;
}

export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { file: null, markedLines: new Set(), flags: {} };
  for (const match of meta.matchAll(
    /\[([^\]]+)\]|\{([\d\s,-]+)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g,
  )) {
    const [, file, lines, key, double, single, bare] = match;
    if (file) result.file = file;
    else if (lines) for (const line of expandLines(lines)) result.markedLines.add(line);
    else if (key) result.flags[key] = double ?? single ?? bare ?? true;
  }
  return result;
}

/** `1,3-5` becomes 1, 3, 4, 5. A range that runs backwards or over 10,000 lines is left out. */
export function expandLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.trim().split('-').map(Number);
    if (!Number.isInteger(from) || !Number.isInteger(to) || to < from || to - from > 10_000) return [];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}
