// Writes files into a ZIP archive, without compression: the sources of a step are a few kilobytes.
// The build has its own writer, which needs Node and compresses (decision 36).

/** 1 January 1980, the first date the format supports: equal files give equal bytes. */
const firstDay = 0x21;
const version = 20;
/** Names are in UTF-8. */
const flags = 0x0800;

interface TextFile {
  name: string;
  text: string;
}

/** The bytes of an archive that unpacks into a folder. */
export function zipFiles(folder: string, files: readonly TextFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const path = encoder.encode(`${folder}/${name}`);
    const bytes = encoder.encode(text);
    // The fields shared by the local header and the central directory, in this order.
    const said = concat([
      ...[version, flags, 0, 0, firstDay].map(two),
      ...[crc32(bytes), bytes.length, bytes.length].map(four),
      ...[path.length, 0].map(two),
    ]);
    const entry = concat([four(0x04034b50), said, path, bytes]);
    directory.push(four(0x02014b50), two(version), said, ...[0, 0, 0].map(two), four(0), four(offset), path);
    entries.push(entry);
    offset += entry.length;
  }
  const list = concat(directory);
  const end = [
    four(0x06054b50),
    ...[0, 0, files.length, files.length].map(two),
    ...[list.length, offset].map(four),
    two(0),
  ];
  return concat([...entries, list, ...end]);
}

function two(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

function four(value: number): Uint8Array {
  return concat([two(value & 0xffff), two(value >>> 16)]);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
