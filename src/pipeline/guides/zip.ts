// Creates a ZIP archive. Equal files give equal bytes: the order is the caller's, and no time is stored.
import { crc32, deflateRawSync } from 'node:zlib';
import { UserError } from '#lib/user-error.ts';

/** 1 January 1980, the first date the format supports. */
const firstDay = 0x21;
const version = 20;
/** Names are in UTF-8. */
const flags = 0x0800;
const deflated = 8;
const stored = 0;

/** Names that programs on other systems could extract outside the target folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unsafeName = /\\|^\/|^[a-z]:|(?:^|\/)\.{1,2}(?:\/|$)|[\u0000-\u001f]/i;

/** Packs files by name, with forward slashes. Throws for a name that leads out of the target folder. */
export function zip(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    if (unsafeName.test(name))
      throw new UserError(
        `${JSON.stringify(name)} cannot be in an archive: some programs would unpack it to another place. Rename the file or its folder.`,
      );
    const smaller = deflateRawSync(bytes, { level: 9 });
    const isSmaller = smaller.length < bytes.length;
    const data = isSmaller ? smaller : Buffer.from(bytes);
    const path = Buffer.from(name, 'utf8');
    // The fields shared by the local header and the central directory, in this order.
    const said = Buffer.alloc(26);
    said.writeUInt16LE(version, 0);
    said.writeUInt16LE(flags, 2);
    said.writeUInt16LE(isSmaller ? deflated : stored, 4);
    said.writeUInt16LE(0, 6);
    said.writeUInt16LE(firstDay, 8);
    said.writeUInt32LE(crc32(bytes), 10);
    said.writeUInt32LE(data.length, 14);
    said.writeUInt32LE(bytes.length, 18);
    said.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), said, path, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([version, 0]), said, rest, path);
    contents.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(contents.length, 8);
  end.writeUInt16LE(contents.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...contents, list, end]);
}
