// The file `.git/index`, which lists what the next commit will contain.
import { createHash } from 'node:crypto';
import { byBytes } from './sort.js';

const hashOf = (bytes) => createHash('sha1').update(bytes).digest();

export function encodeIndex(entries) {
  const sorted = entries.toSorted(
    (a, b) => byBytes(a.path, b.path) || a.stage - b.stage,
  );
  const header = Buffer.from('DIRC\0\0\0\x02\0\0\0\0');
  header.writeUInt32BE(sorted.length, 8);
  const bytes = Buffer.concat([header, ...sorted.map(encodeEntry)]);
  return Buffer.concat([bytes, hashOf(bytes)]);
}

/** The nine numbers of `stat` are described in work-tree.js. */
function encodeEntry({ path, mode, id, stage, stat }) {
  const name = Buffer.from(path);
  // One zero byte or more after the name, up to a multiple of eight.
  const bytes = Buffer.alloc((62 + name.length + 8) & ~7);
  const fileMode = Number.parseInt(mode, 8);
  const numbers = [...stat.slice(0, 6), fileMode, ...stat.slice(6)];
  for (const [at, number] of numbers.entries())
    bytes.writeUInt32BE(number, at * 4);
  bytes.write(id, 40, 'hex');
  const length = Math.min(name.length, 0xfff);
  bytes.writeUInt16BE((stage << 12) | length, 60);
  name.copy(bytes, 62);
  return bytes;
}

export function decodeIndex(bytes) {
  const content = bytes.subarray(0, -20);
  if (!hashOf(content).equals(bytes.subarray(-20)))
    throw new Error('The index is damaged');
  const version = content.readUInt32BE(4);
  if (version !== 2) throw new Error(`Index of version ${version}`);
  const entries = [];
  let at = 12;
  while (entries.length < content.readUInt32BE(8)) {
    const zero = content.indexOf(0, at + 62);
    entries.push(decodeEntry(content.subarray(at, zero)));
    at += (zero - at + 8) & ~7;
  }
  // What follows are extensions, which only make Git faster.
  return entries;
}

function decodeEntry(bytes) {
  const numbers = Array.from({ length: 10 }, (_, at) =>
    bytes.readUInt32BE(at * 4),
  );
  const [mode] = numbers.splice(6, 1);
  return {
    path: bytes.toString('utf8', 62),
    mode: mode.toString(8),
    id: bytes.toString('hex', 40, 60),
    stage: (bytes.readUInt16BE(60) >> 12) & 3,
    stat: numbers,
  };
}
