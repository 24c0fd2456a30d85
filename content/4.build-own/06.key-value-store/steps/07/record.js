// A record is one change: a head, then the key and the value.
// The head has four numbers: a checksum of the other three, the
// length of the key, the length of the value, and a checksum of both.

import { crc32 } from './crc32.js';

const headLength = 16;
/** Stands in place of the length of a value: the key was deleted. */
const deleted = 0xffffffff;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes are not as they were written. */
export class CorruptError extends Error {}

/** The bytes of a record. A value of undefined means "deleted". */
export function encodeRecord(key, value) {
  const keyBytes = encoder.encode(key);
  const valueBytes = encoder.encode(value ?? '');
  const keyEnd = headLength + keyBytes.length;
  const bytes = new Uint8Array(keyEnd + valueBytes.length);
  bytes.set(keyBytes, headLength);
  bytes.set(valueBytes, keyEnd);
  const head = new DataView(bytes.buffer);
  head.setUint32(4, keyBytes.length);
  head.setUint32(8, value === undefined ? deleted : valueBytes.length);
  head.setUint32(12, crc32(bytes.subarray(headLength)));
  head.setUint32(0, crc32(bytes.subarray(4, headLength)));
  return bytes;
}

/** The record at a place of a file, or null if it is incomplete. */
export function readRecord(file, at) {
  const head = file.read(at, headLength);
  if (head.length < headLength) return null;
  const { length } = readHead(head);
  return at + length > file.size
    ? null
    : decodeRecord(file.read(at, length));
}

/** The record at the beginning of these bytes. */
export function decodeRecord(bytes) {
  const { keyEnd, length, isDeleted, checksum } = readHead(bytes);
  if (crc32(bytes.subarray(headLength, length)) !== checksum)
    throw new CorruptError('A key or a value is damaged.');
  const key = decoder.decode(bytes.subarray(headLength, keyEnd));
  const value = isDeleted
    ? undefined
    : decoder.decode(bytes.subarray(keyEnd, length));
  return { key, value, length };
}

function readHead(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (crc32(bytes.subarray(4, headLength)) !== view.getUint32(0))
    throw new CorruptError('The head of a record is damaged.');
  const keyEnd = headLength + view.getUint32(4);
  const valueLength = view.getUint32(8);
  const isDeleted = valueLength === deleted;
  const length = keyEnd + (isDeleted ? 0 : valueLength);
  return { keyEnd, length, isDeleted, checksum: view.getUint32(12) };
}
