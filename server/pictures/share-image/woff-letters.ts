// Reads the glyph coverage of a WOFF file. The ranges stated by packages are those of their style sheet, and
// wider.
import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;

/** The code points with a glyph, from the file's `cmap` table. */
export function lettersOf(woff: Buffer): Set<number> {
  const cmap = tableOf(woff, 'cmap');
  const letters = new Set<number>();
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    // Code points beyond the first plane use another table format, which none of our fonts has.
    if (table.readUInt16BE(0) === 4) addLetters(table, letters);
  }
  return letters;
}

function tableOf(woff: Buffer, tag: string): Buffer {
  const count = woff.readUInt16BE(12);
  for (let entry = headerLength; entry < headerLength + count * entryLength; entry += entryLength) {
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = woff.readUInt32BE(entry + 4);
    const length = woff.readUInt32BE(entry + 8);
    const data = woff.subarray(start, start + length);
    return length < woff.readUInt32BE(entry + 12) ? inflateSync(data) : data;
  }
  throw new Error(`The font has no table "${tag}".`);
}

/**
 * Segments of consecutive code points: their glyph ids are computed from the code point, or looked up in a
 * list.
 */
function addLetters(table: Buffer, letters: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + bytes + at);
    const shift = table.readUInt16BE(16 + 2 * bytes + at);
    const place = 16 + 3 * bytes + at;
    const offset = table.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - first));
      if (listed !== 0 && ((listed + shift) & 0xffff) !== 0) letters.add(code);
    }
  }
}
