// A folder that is replaced as a whole: written beside the old one, then put in its place.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface OutputFolder {
  /** Where to write. */
  next: string;
  /** Takes a file of the present folder over into the new one; false when it is not there. */
  keep(file: string): boolean;
  /** The same for a file with its compressed files, if its bytes are the right ones. */
  keepIf(file: string, isRight: (present: Buffer) => boolean): boolean;
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
    keepIf(file, isRight) {
      const present = join(folder, file);
      if (!existsSync(present) || !isRight(readFileSync(present)) || !keep(file)) return false;
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

/** The server's half of a build, which waits beside those of others until its pages are in place. */
export interface ServerFolder {
  /** Where to write. */
  next: string;
  /** Gives the half its name. Pages that are already there still find theirs. */
  settle(name: string): void;
  /** Once the pages of the half are in place, nobody asks for another one. */
  forgetOthers(name: string): void;
  discard(): void;
}

export function openServerFolder(folder: string): ServerFolder {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const discard = () => rmSync(next, { recursive: true, force: true });
  return {
    next,
    settle(name) {
      mkdirSync(folder, { recursive: true });
      // The same name is the same build at the same time, and the pages that are there may be its own.
      if (existsSync(join(folder, name))) discard();
      else renameSync(next, join(folder, name));
    },
    forgetOthers(name) {
      for (const other of readdirSync(folder))
        if (other !== name) rmSync(join(folder, other), { recursive: true, force: true });
    },
    discard,
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
