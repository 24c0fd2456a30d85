// The files of a zip archive, unpacked one by one when they are read. Browsers decompress; only the list of files is read
// here, from the end of the archive, where it is.
import type { FolderFile } from './folder.ts';

export class NoZip extends Error {}

const endLength = 22;
/** The end of an archive may be followed by a comment. */
const longestComment = 65_535;
const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const entryLength = 46;
const headLength = 30;

/** A file that says it is small and unpacks to more is not read to its end. */
const surplus = 1;

export async function readZip(archive: Blob): Promise<FolderFile[]> {
  const tail = await viewOf(archive, Math.max(0, archive.size - endLength - longestComment), archive.size);
  const at = endOf(tail);
  if (at === null) throw new NoZip();
  const [size, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  const list = await viewOf(archive, start, start + size);
  if (list.byteLength !== size) throw new NoZip();
  const files: FolderFile[] = [];
  for (let place = 0; place + entryLength <= list.byteLength; ) {
    if (list.getUint32(place, true) !== entrySign) throw new NoZip();
    const nameLength = list.getUint16(place + 28, true);
    const path = new TextDecoder()
      .decode(bytesIn(list, place + entryLength, nameLength))
      .replaceAll('\\', '/');
    const isSafe = !path.split('/').includes('..') && !path.startsWith('/');
    // A folder ends with a slash.
    if (isSafe && !path.endsWith('/')) files.push(entryAt(archive, list, place, path));
    place += entryLength + nameLength + list.getUint16(place + 30, true) + list.getUint16(place + 32, true);
  }
  return files;
}

function endOf(tail: DataView): number | null {
  for (let at = tail.byteLength - endLength; at >= 0; at--)
    if (tail.getUint32(at, true) === endSign) return at;
  return null;
}

function entryAt(archive: Blob, list: DataView, place: number, path: string): FolderFile {
  const isEncrypted = (list.getUint16(place + 8, true) & 1) === 1;
  const method = list.getUint16(place + 10, true);
  const packed = list.getUint32(place + 20, true);
  const size = list.getUint32(place + 24, true);
  const start = list.getUint32(place + 42, true);
  return {
    ...{ path, size, changedAt: null },
    async read() {
      if (isEncrypted || (method !== 0 && method !== 8)) throw new NoZip();
      const head = await viewOf(archive, start, start + headLength);
      const from = start + headLength + head.getUint16(26, true) + head.getUint16(28, true);
      const content = archive.slice(from, from + packed);
      if (method === 0) return new Uint8Array(await content.arrayBuffer());
      return readUpTo(content.stream().pipeThrough(new DecompressionStream('deflate-raw')), size);
    },
  };
}

/** Stops a file that unpacks to more than its archive says. */
async function readUpTo(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size + surplus);
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > size) {
      await reader.cancel();
      throw new NoZip();
    }
    bytes.set(part.value, length);
    length += part.value.length;
  }
  return bytes.subarray(0, length);
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}

function bytesIn(view: DataView, at: number, length: number): Uint8Array {
  if (at + length > view.byteLength) throw new NoZip();
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}
