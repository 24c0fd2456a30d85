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
import { compressedForms, type Effort, writePrecompressed } from './compress.ts';

export interface OutputFolder {
  /** Where to write. */
  next: string;
  /** Says that these files lie in the new folder already, as they are in the present one. */
  beginWith(files: ReadonlySet<string>): void;
  /** Takes a file of the present folder over into the new one; false when it is not there. */
  keep(file: string): boolean;
  /** The same for a file with its compressed files. */
  keepWithForms(file: string): boolean;
  /** The same, if its bytes are the right ones. */
  keepIf(file: string, isRight: (present: Buffer) => boolean): boolean;
  /**
   * Writes a file with its compressed files, or takes over the present ones where the bytes are the same. `ready` is
   * where compressed files may lie ready; see `compressAssets`.
   */
  write(file: string, content: string | Buffer, effort?: Effort, ready?: string): void;
  /** Puts the new folder in the old one's place, and gives that to `dispose`; returns whether there was one. */
  swap(dispose?: (old: string) => void): boolean;
  discard(): void;
}

export function replaceFolder(folder: string): OutputFolder {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  restoreFolder(folder);
  remove(next);
  mkdirSync(next, { recursive: true });
  const madeFolders = new Set<string>();
  let inPlace: ReadonlySet<string> = new Set();
  function keep(file: string): boolean {
    if (inPlace.has(file)) return true;
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
  function keepWithForms(file: string): boolean {
    // A file that was there to begin with came with its compressed files.
    if (inPlace.has(file)) return true;
    if (!keep(file)) return false;
    for (const form of compressedForms(file)) keep(form);
    return true;
  }
  function keepIf(file: string, isRight: (present: Buffer) => boolean): boolean {
    const present = join(folder, file);
    return existsSync(present) && isRight(readFileSync(present)) && keepWithForms(file);
  }
  return {
    next,
    beginWith(files) {
      inPlace = files;
    },
    keep,
    keepWithForms,
    keepIf,
    write(file, content, effort = 'page', ready) {
      const bytes = Buffer.from(content);
      if (keepIf(file, (present) => present.equals(bytes))) return;
      mkdirSync(dirname(join(next, file)), { recursive: true });
      writePrecompressed(join(next, file), bytes, effort, ready);
    },
    swap(dispose = remove) {
      const hasOld = existsSync(folder);
      if (hasOld) renameSync(folder, old);
      renameSync(next, folder);
      if (hasOld) dispose(old);
      return hasOld;
    },
    discard: () => remove(next),
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
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
  remove(next);
  mkdirSync(next, { recursive: true });
  const discard = () => remove(next);
  return {
    next,
    settle(name) {
      mkdirSync(folder, { recursive: true });
      // The same name is the same build at the same time, and the pages that are there may be its own.
      if (existsSync(join(folder, name))) discard();
      else renameSync(next, join(folder, name));
    },
    forgetOthers(name) {
      for (const other of readdirSync(folder)) if (other !== name) remove(join(folder, other));
    },
    discard,
  };
}

/** A swap is two renames. If the program was killed between them, the old folder is put back. */
export function restoreFolder(folder: string): void {
  const old = `${folder}.old`;
  if (!existsSync(old)) return;
  if (existsSync(folder)) remove(old);
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
