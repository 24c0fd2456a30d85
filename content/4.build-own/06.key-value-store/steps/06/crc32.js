/** The remainder of each byte, so that the loop below is fast. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1)
    rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of some bytes: a number that any small change alters. */
export function crc32(bytes) {
  let rest = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1)
    rest = (rest >>> 8) ^ table[(rest ^ bytes[at]) & 0xff];
  return ~rest >>> 0;
}
