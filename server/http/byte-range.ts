// One byte range of a file (RFC 9110, 14). Several ranges or bad syntax are ignored: the whole file is a correct answer.

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/** Whether the header asks for one range that could be honoured. */
export function isSingleRange(header: string): boolean {
  const match = SINGLE.exec(header);
  return match !== null && (!match[2] || Number(match[1]) <= Number(match[2]));
}

/** The bytes of a `size` byte file that a single range means, or null when there are none. */
export function resolveRange(header: string, size: number): ByteRange | null {
  const [, first, last, suffix] = SINGLE.exec(header) ?? [];
  if (suffix !== undefined) {
    const start = Math.max(0, size - Number(suffix));
    return start < size ? { start, end: size - 1 } : null;
  }
  const start = Number(first);
  return start < size ? { start, end: last ? Math.min(Number(last), size - 1) : size - 1 } : null;
}
