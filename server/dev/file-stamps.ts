// What a file looked like when it was last seen, to tell whether it was written since.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder/folder-files.ts';

/** Differs after every write; null when the file is gone, or not to be looked at. */
export function stampOf(file: string): string | null {
  try {
    const { mtimeNs, ctimeNs, size } = statSync(file, { bigint: true });
    return `${mtimeNs} ${ctimeNs} ${size}`;
  } catch {
    return null;
  }
}

/** The stamps of everything in a folder. */
export type FolderStamps = ReadonlyMap<string, string>;

/** None where the folder cannot be listed, or is not there yet: whoever reads it says so. */
export function stampFolder(root: string): FolderStamps {
  try {
    const { files } = listFiles(root);
    return new Map(files.map((file) => [file, stampOf(join(root, file)) ?? '']));
  } catch {
    return new Map();
  }
}

/** The files that were written, added or removed between two looks at a folder. */
export function differingFiles(before: FolderStamps, after: FolderStamps): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}
