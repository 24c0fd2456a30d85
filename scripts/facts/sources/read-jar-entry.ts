// Reads one file from a jar, which is a zip archive.
import { text } from 'node:stream/consumers';
import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

/** The text of an entry; throws if it does not exist. */
export async function readJarEntry(archive: string, name: string): Promise<string> {
  return readEntry(await openPromise(archive), name);
}

/** The same for an archive in memory. */
export async function readZipEntry(bytes: Buffer, name: string): Promise<string> {
  return readEntry(await fromBufferPromise(bytes), name);
}

async function readEntry(archive: ZipFile, name: string): Promise<string> {
  try {
    for await (const entry of archive.eachEntry())
      if (entry.fileName === name) return await text(await archive.openReadStreamPromise(entry));
  } finally {
    archive.close();
  }
  throw new Error(`The archive has no entry "${name}".`);
}
