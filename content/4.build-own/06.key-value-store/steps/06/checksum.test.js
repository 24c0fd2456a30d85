import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from './crc32.js';
import { Log } from './log.js';
import { MemoryFile } from './memory-file.js';
import { CorruptError } from './record.js';

/** The bytes of a log, and the place of each record in it. */
function writtenLog() {
  const file = new MemoryFile();
  const log = new Log(file);
  const places = [
    log.append('tea', 'green'),
    log.append('café', undefined),
    log.append('milk', ''),
  ];
  return { bytes: file.read(0, file.size), places };
}

function withFlippedBit(bytes, bit) {
  const flipped = bytes.slice();
  flipped[bit >> 3] ^= 1 << (bit & 7);
  return flipped;
}

test('step 5: the checksum is the CRC-32 that others use', () => {
  const bytes = new TextEncoder().encode('123456789');
  assert.equal(crc32(bytes), 0xcbf43926); // the published check value
  assert.equal(crc32(new Uint8Array()), 0);
});

test('step 5: every flipped bit is found when the log is read', () => {
  const { bytes } = writtenLog();
  for (let bit = 0; bit < 8 * bytes.length; bit += 1) {
    const log = new Log(new MemoryFile(withFlippedBit(bytes, bit)));
    assert.throws(() => [...log.records()], CorruptError);
  }
});

test('step 5: a bit that flips later is found by the next read', () => {
  const { bytes, places } = writtenLog();
  for (const place of places) {
    const end = place.at + place.length;
    for (let bit = 8 * place.at; bit < 8 * end; bit += 1) {
      const log = new Log(new MemoryFile(withFlippedBit(bytes, bit)));
      assert.throws(() => log.read(place), CorruptError);
    }
  }
});
