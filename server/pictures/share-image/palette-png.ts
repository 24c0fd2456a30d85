// A PNG of indexed colours. General libraries look for the colours of each picture again; ours are known before.
import { constants, crc32, deflateSync } from 'node:zlib';
import { shareSize } from '#schema/page/share-image.ts';
import type { Colour } from './palette.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerPixel = 8;
const isIndexed = 3;

/** Each pixel less the one above it. A flat area becomes nothing but zeros, of which only runs have to be looked for. */
const isLessAbove = 2;
const strategy = constants.Z_RLE;

/** Every row of a picture begins with a byte that says how it is written. */
export const rowLength = shareSize.width + 1;

/** The file of a picture whose rows are numbers of colours. The rows are used up. */
export function palettePng(rows: Uint8Array, colours: readonly Colour[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(shareSize.width, 0);
  header.writeUInt32BE(shareSize.height, 4);
  header.set([bitsPerPixel, isIndexed], 8);
  takeAbove(rows, rowLength);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { strategy })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** From the last row up, so that the row above is still as it was. Two views are twice as fast as two places in one. */
function takeAbove(rows: Uint8Array, length: number): void {
  for (let start = rows.length - length; start >= length; start -= length) {
    const row = rows.subarray(start, start + length);
    const above = rows.subarray(start - length, start);
    for (let x = 1; x < length; x++) row[x] = (row[x] as number) - (above[x] as number);
    row[0] = isLessAbove;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}
