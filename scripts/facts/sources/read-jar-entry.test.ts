import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readZipEntry } from './read-jar-entry.ts';

/** A zip archive of texts; every second one is compressed. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  Object.entries(files).forEach(([name, text], index) => {
    const method = index % 2 === 0 ? 8 : 0;
    const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(3, 28);
    bodies.push(Buffer.concat([local, Buffer.from(name), Buffer.from('ext'), data]));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(start, 42);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    start += bodies.at(-1)?.length ?? 0;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const archive = zip({ 'a/packed': 'Grüße '.repeat(50), 'a/plain': 'plain text', last: 'three' });

test('an entry comes out as it went in, packed or not', async () => {
  expect(await readZipEntry(archive, 'a/packed')).toBe('Grüße '.repeat(50));
  expect(await readZipEntry(archive, 'a/plain')).toBe('plain text');
  expect(await readZipEntry(archive, 'last')).toBe('three');
});

test('an entry that is not there, and a file that is no archive, are errors with words', async () => {
  await expect(readZipEntry(archive, 'a')).rejects.toThrow('The archive has no entry "a".');
  await expect(readZipEntry(Buffer.from('no zip'), 'a')).rejects.toThrow(
    'Either not a zip file, or file is truncated.',
  );
});
