// Bytes without sense, the same ones each time: noise, and good requests with a few bytes changed.
import { createHash } from 'node:crypto';
import { get } from './attack.ts';

/** `count` pieces, in turn of either kind. */
export function noise(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = randomBytes(index);
    if (index % 2 === 0) return `${bytes.toString('latin1')}\r\n\r\n`;
    const good = Buffer.from(get('/a/b', 'Accept: text/html', 'Range: bytes=0-9', 'If-None-Match: "x"'));
    for (let hit = 0; hit < 6; hit++)
      good[bytes.readUInt16BE(hit * 3) % good.length] = bytes[hit * 3 + 2] ?? 0;
    return `${good.toString('latin1')}\r\n\r\n`;
  });
}

/** Up to 2,000 bytes that depend on the number alone. */
function randomBytes(seed: number): Buffer {
  const blocks = Array.from({ length: 1 + (seed % 60) }, (_, block) =>
    createHash('sha256').update(`${seed} ${block}`).digest(),
  );
  return Buffer.concat(blocks);
}
