// The form of every object in Git, and the id that follows from it.
import { createHash } from 'node:crypto';

/** A header with type and size, a zero byte, and the content. */
export function encodeObject(type, content) {
  const body = Buffer.from(content);
  const header = Buffer.from(`${type} ${body.length}\0`);
  return Buffer.concat([header, body]);
}

export function decodeObject(bytes) {
  const end = bytes.indexOf(0);
  const [type, size] = bytes.toString('latin1', 0, end).split(' ');
  const content = bytes.subarray(end + 1);
  if (content.length !== Number(size))
    throw new Error(`${size} bytes expected, but found ${content.length}`);
  return { type, content };
}

/** The SHA-1 hash of the whole object, as 40 hexadecimal digits. */
export function idOf(bytes) {
  return createHash('sha1').update(bytes).digest('hex');
}
