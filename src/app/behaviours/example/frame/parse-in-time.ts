// Parses a source unless that would take the browser seconds, or more elements than it can draw.
import { sourcePieces } from './source-pieces.ts';

/** Elements beyond which drawing them takes seconds. */
const mostElements = 20_000;

/** Milliseconds that a source may take that is parsed in pieces. */
const longest = 2000;

export function isCrowded(root: Document): boolean {
  return root.getElementsByTagName('*').length > mostElements;
}

/** The document of a source, or why there is none: too many elements, or too many that are left open. */
export function parseInTime(source: string): Document | 'crowd' | 'tangle' {
  const pieces = sourcePieces(source, mostElements);
  if (!pieces) return 'tangle';
  if (pieces.length === 1) {
    const whole = new DOMParser().parseFromString(source, 'text/html');
    return isCrowded(whole) ? 'crowd' : whole;
  }
  const parsed = document.implementation.createHTMLDocument();
  const start = performance.now();
  parsed.open();
  for (const piece of pieces) {
    parsed.write(piece);
    if (isCrowded(parsed)) return 'crowd';
    if (performance.now() - start > longest) return 'tangle';
  }
  parsed.close();
  return parsed;
}
