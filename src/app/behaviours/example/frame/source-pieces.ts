// A browser opens a `b` that was never closed again in every paragraph after it, and compares each with all others. Five
// hundred of them before five hundred paragraphs, nine kilobytes, take it minutes. So a source that could take long is
// parsed in pieces, between which the frame can give up.

const tag = /<(\/?)([a-z]*)/gi;

/** Elements that browsers open again. Of links, only the last one is. */
const reopened = /^(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;

/** Of elements that are the same, browsers open three again. */
const mostAlike = 3;

/** Elements that may be left open: to open a thousand again takes a browser a fifth of a second, once. */
const mostOpen = 1000;

/** A start tag that can be compared by its letters: in others, a bracket may be part of a value. */
const simpleTag = /<[a-z]+(?:\s+[\w-]+(?:="[^"<>]*")?)*\s*>/iy;

/**
 * The source in pieces, none of which takes more than so much work; an element costs one. Most sources are one piece.
 * Null for a source that could leave too many elements open.
 */
export function sourcePieces(source: string, mostWork: number): string[] | null {
  const pieces: string[] = [];
  const alike = new Map<string, number>();
  let start = 0;
  let open = 1;
  let work = 0;
  for (const { index, 1: slash, 2: name = '' } of source.matchAll(tag)) {
    // The element itself, those that are opened again before it, and comparing them.
    const cost = 1 + open + (open * open) / 50;
    work += cost;
    if (work > mostWork && index > start) {
      pieces.push(source.slice(start, index));
      start = index;
      work = cost;
    }
    if (slash || !reopened.test(name)) continue;
    simpleTag.lastIndex = index;
    const [text = `${index}`] = simpleTag.exec(source) ?? [];
    const count = (alike.get(text) ?? 0) + 1;
    alike.set(text, count);
    if (count <= mostAlike && ++open > mostOpen) return null;
  }
  return [...pieces, source.slice(start)];
}
