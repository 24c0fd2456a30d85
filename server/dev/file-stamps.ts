// Records the state of files, to detect whether they were written since.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder/folder-files.ts';

/** Differs after every write; null if the file is missing or must not be read. */
export function stampOf(file: string): string | null {
  try {
    const { mtimeNs, ctimeNs, size } = statSync(file, { bigint: true });
    return `${mtimeNs} ${ctimeNs} ${size}`;
  } catch {
    return null;
  }
}

/** The stamps of all files in a folder. */
export type FolderStamps = ReadonlyMap<string, string>;

/** Empty if the folder cannot be listed or does not exist; reading it reports the error. */
export function stampFolder(root: string): FolderStamps {
  try {
    const { files } = listFiles(root);
    return new Map(files.map((file) => [file, stampOf(join(root, file)) ?? '']));
  } catch {
    return new Map();
  }
}

/** The files that were written, added or removed between two states of a folder. */
export function differingFiles(before: FolderStamps, after: FolderStamps): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}
