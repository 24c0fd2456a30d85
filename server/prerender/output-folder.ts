// A folder that is replaced as a whole: written beside the old one, then put in its place.
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface OutputFolder {
  /** Where to write. */
  next: string;
  /** Takes a file of the present folder over into the new one; false when it is not there. */
  keep(file: string): boolean;
  /** The same for a file with its compressed files, if the one that is there says the same. */
  keepSame(file: string, content: Buffer): boolean;
  /** Puts the new folder in the old one's place. */
  swap(): void;
  discard(): void;
}

export function replaceFolder(folder: string): OutputFolder {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  restoreFolder(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const madeFolders = new Set<string>();
  function keep(file: string): boolean {
    const target = join(next, file);
    const parent = dirname(target);
    if (!madeFolders.has(parent)) {
      mkdirSync(parent, { recursive: true });
      madeFolders.add(parent);
    }
    try {
      linkOrCopy(join(folder, file), target);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
  return {
    next,
    keep,
    keepSame(file, content) {
      const present = join(folder, file);
      if (!existsSync(present) || !readFileSync(present).equals(content) || !keep(file)) return false;
      for (const ending of ['br', 'gz']) keep(`${file}.${ending}`);
      return true;
    },
    swap() {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(next, folder);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  };
}

/** A swap is two renames. If the program was killed between them, the old folder is put back. */
export function restoreFolder(folder: string): void {
  const old = `${folder}.old`;
  if (!existsSync(old)) return;
  if (existsSync(folder)) rmSync(old, { recursive: true, force: true });
  else renameSync(old, folder);
}

/** One file under two names costs nothing; where the disk cannot do that, a copy is made. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EEXIST') throw error;
    copyFileSync(from, to);
  }
}
