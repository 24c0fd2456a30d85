// A record is one change: the lengths of key and value, then both.

const headLength = 8;
/** Stands in place of the length of a value: the key was deleted. */
const deleted = 0xffffffff;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The bytes of a record. A value of undefined means "deleted". */
export function encodeRecord(key, value) {
  const keyBytes = encoder.encode(key);
  const valueBytes = encoder.encode(value ?? '');
  const keyEnd = headLength + keyBytes.length;
  const bytes = new Uint8Array(keyEnd + valueBytes.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, keyBytes.length);
  head.setUint32(4, value === undefined ? deleted : valueBytes.length);
  bytes.set(keyBytes, headLength);
  bytes.set(valueBytes, keyEnd);
  return bytes;
}

/** The record that begins at a place of a file. */
export function readRecord(file, at) {
  const head = readHead(file.read(at, headLength));
  return decodeRecord(file.read(at, head.length));
}

/** The record at the beginning of these bytes. */
function decodeRecord(bytes) {
  const { keyEnd, length, isDeleted } = readHead(bytes);
  const key = decoder.decode(bytes.subarray(headLength, keyEnd));
  const value = isDeleted
    ? undefined
    : decoder.decode(bytes.subarray(keyEnd, length));
  return { key, value, length };
}

function readHead(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const keyEnd = headLength + view.getUint32(0);
  const valueLength = view.getUint32(4);
  const isDeleted = valueLength === deleted;
  const length = keyEnd + (isDeleted ? 0 : valueLength);
  return { keyEnd, length, isDeleted };
}
