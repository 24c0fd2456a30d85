// One file out of a jar (a zip archive): the few lines of the format that are needed, in place of a package.
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** The text of an entry; throws when the archive has none of that name. */
export function readJarEntry(archive: string, name: string): string {
  return readZipEntry(readFileSync(archive), name);
}

/** The same for an archive that is in memory already. */
export function readZipEntry(bytes: Buffer, name: string): string {
  let at = bytes.length - 22;
  while (at >= 0 && bytes.readUInt32LE(at) !== endOfDirectory) at--;
  if (at < 0) throw new Error('This is not a zip archive: its directory has no end.');
  const entries = bytes.readUInt16LE(at + 10);
  at = bytes.readUInt32LE(at + 16);
  for (let i = 0; i < entries; i++) {
    if (bytes.readUInt32LE(at) !== directoryEntry)
      throw new Error('The directory of the archive is damaged.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const entryName = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (entryName === name) {
      return unpack(bytes, {
        method: bytes.readUInt16LE(at + 10),
        size: bytes.readUInt32LE(at + 20),
        start: bytes.readUInt32LE(at + 42),
      });
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`The archive has no entry "${name}".`);
}

function unpack(bytes: Buffer, entry: { method: number; size: number; start: number }): string {
  // The local header repeats the name; its extra field may have another length than the directory's.
  const data = entry.start + 30 + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28);
  const packed = bytes.subarray(data, data + entry.size);
  if (entry.method === stored) return packed.toString('utf8');
  if (entry.method !== deflated)
    throw new Error(`The entry is packed in a way unknown here (${entry.method}).`);
  return inflateRawSync(packed).toString('utf8');
}
