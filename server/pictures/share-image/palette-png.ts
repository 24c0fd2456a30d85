// Writes a PNG with indexed colours. General libraries compute a palette for each picture; ours is known in
// advance.
import { constants, crc32, deflateSync } from 'node:zlib';
import { shareSize } from '#schema/page/share-image.ts';
import type { Colour } from './palette.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerPixel = 8;
const isIndexed = 3;

/**
 * PNG filter type 2: each pixel minus the one above. A flat area becomes zeros, which run-length encoding
 * compresses well.
 */
const isLessAbove = 2;
const strategy = constants.Z_RLE;

/** Every row of a PNG starts with its filter type. */
export const rowLength = shareSize.width + 1;

/** The PNG file of a picture whose rows are palette indexes. Modifies the rows. */
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

/**
 * From the last row up, so that the row above is still unmodified. Two views are twice as fast as two
 * positions in one.
 */
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
