// A folder that is replaced as a whole: written beside the old one, then swapped.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkOrCopyInside, makeFolder } from '../../write-inside.ts';
import { compressedForms, type Effort, writePrecompressed } from './compress.ts';
import { type FileStamps, hasStamp } from './file-stamps.ts';

export interface OutputFolder {
  /** The folder to write to. */
  next: string;
  /** The current folder until then. */
  present: string;
  /** Declares that these files are already in the new folder, unchanged from the current one. */
  beginWith(files: ReadonlySet<string>): void;
  isInPlace(file: string): boolean;
  /** Whether a file of the current folder is as the last build wrote it. */
  isAsWritten(file: string): boolean;
  /** Reuses a file of the current folder in the new one; false if it does not exist. */
  keep(file: string): boolean;
  /** The same for a file with its compressed versions. */
  keepWithForms(file: string): boolean;
  /** The same, if it is unchanged since and its bytes are right. */
  keepIf(file: string, isRight: (present: Buffer) => boolean): boolean;
  /**
   * Writes a file with its compressed versions, or reuses the current ones if the bytes are equal. `ready` is
   * a folder with prepared compressed files; see `compressAssets`.
   */
  write(file: string, content: string | Buffer, effort?: Effort, ready?: string): void;
  /**
   * Replaces the old folder with the new one, and passes the old one to `dispose`; returns whether there was
   * one.
   */
  swap(dispose?: (old: string) => void): boolean;
  discard(): void;
}

/** `stamps` are those of reusable files from the last build; without them, all may be reused. */
export function replaceFolder(folder: string, stamps?: FileStamps): OutputFolder {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  restoreFolder(folder);
  remove(next);
  makeFolder(next);
  let inPlace: ReadonlySet<string> = new Set();
  function keep(file: string): boolean {
    if (inPlace.has(file)) return true;
    try {
      linkOrCopyInside(next, file, join(folder, file));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
  function isAsWritten(file: string): boolean {
    return stamps === undefined || hasStamp(folder, file, stamps);
  }
  function keepWithForms(file: string): boolean {
    // Such a file already has its compressed versions.
    if (inPlace.has(file)) return true;
    if (!keep(file)) return false;
    for (const form of compressedForms(file)) keep(form);
    return true;
  }
  function keepIf(file: string, isRight: (present: Buffer) => boolean): boolean {
    const present = join(folder, file);
    // A compressed version is sent instead of the file and never compared with it, so its stamp is checked
    // too.
    if (!existsSync(present) || ![file, ...compressedForms(file)].every(isAsWritten)) return false;
    return isRight(readFileSync(present)) && keepWithForms(file);
  }
  return {
    next,
    present: folder,
    isInPlace: (file) => inPlace.has(file),
    isAsWritten,
    beginWith(files) {
      inPlace = files;
    },
    keep,
    keepWithForms,
    keepIf,
    write(file, content, effort = 'page', ready) {
      const bytes = Buffer.from(content);
      if (keepIf(file, (present) => present.equals(bytes))) return;
      writePrecompressed(next, file, bytes, effort, ready);
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

/** The server files of a build, kept beside those of other builds until its pages are in place. */
export interface ServerFolder {
  /** The folder to write to. */
  next: string;
  /** Gives the folder its final name. Existing pages still find theirs. */
  settle(name: string): void;
  /** Deletes those of other builds, which are not needed once the pages are in place. */
  forgetOthers(name: string): void;
  discard(): void;
}

export function openServerFolder(folder: string): ServerFolder {
  const next = `${folder}.next`;
  remove(next);
  makeFolder(next);
  const discard = () => remove(next);
  return {
    next,
    settle(name) {
      makeFolder(folder);
      // The same name means the same build, whose pages may already be in place.
      if (existsSync(join(folder, name))) discard();
      else renameSync(next, join(folder, name));
    },
    forgetOthers(name) {
      for (const other of readdirSync(folder)) if (other !== name) remove(join(folder, other));
    },
    discard,
  };
}

/** A swap is two renames. If the process was killed between them, the old folder is restored. */
export function restoreFolder(folder: string): void {
  const old = `${folder}.old`;
  if (!existsSync(old)) return;
  if (existsSync(folder)) remove(old);
  else renameSync(old, folder);
}
