// All file writes of a build: each function takes a folder and a name in it, and refuses a name that leads
// out of the folder, by `..` or through a symbolic link. No other module of the build calls Node's functions
// for writing, which a test checks.
import {
  constants,
  copyFileSync,
  createWriteStream,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UserError } from '#lib/user-error.ts';

/** The absolute path of a name inside `root`; creates missing folders, and throws for a name outside. */
export function placeInside(root: string, name: string): string {
  const base = resolve(root);
  const target = join(base, name);
  const isName = !name.includes('\0') && target !== base && isInside(base, target);
  if (!isName || !leadsInside(base, dirname(target))) throw refusal(root, name);
  return target;
}

/**
 * Writes a file, replacing an existing one. The old file may have other hard links, so it is not modified.
 */
export function writeInside(root: string, name: string, content: string | Buffer): void {
  const target = placeInside(root, name);
  try {
    writeFileSync(target, content, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(target, { force: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
}

/** Writes a file atomically, for files that others may read meanwhile. */
export function writeWholeInside(root: string, name: string, content: string | Buffer): void {
  const target = placeInside(root, name);
  writeInside(root, `${name}.part`, content);
  renameSync(`${target}.part`, target);
}

/** Opens a new file for writing, replacing an existing one. */
export function openInside(root: string, name: string): number {
  return openSync(newFile(root, name), 'wx');
}

/** The same as a stream. */
export function streamInside(root: string, name: string): WriteStream {
  return createWriteStream(newFile(root, name), { flags: 'wx' });
}

/**
 * Adds a hard link, replacing an existing file: two names for one file take no space. Throws ENOENT if the
 * source does not exist, and other errors on a disk without hard links.
 */
export function linkInside(root: string, name: string, from: string): void {
  const target = placeInside(root, name);
  try {
    linkSync(from, target);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(target, { force: true });
    linkSync(from, target);
  }
}

/** The same; on a disk without hard links, copies the file and its time. */
export function linkOrCopyInside(root: string, name: string, from: string): void {
  try {
    linkInside(root, name, from);
  } catch (error) {
    if (error instanceof UserError || codeOf(error) === 'ENOENT') throw error;
    const target = newFile(root, name);
    copyFileSync(from, target, constants.COPYFILE_EXCL);
    const { atime, mtime } = statSync(from);
    utimesSync(target, atime, mtime);
  }
}

/** Copies a file, replacing an existing one. Throws ENOENT if the source does not exist. */
export async function copyInside(root: string, name: string, from: string): Promise<void> {
  const target = placeInside(root, name);
  const part = newFile(root, `${name}.part`);
  await copyFile(from, part, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  await rename(part, target);
}

/** Creates a folder for output files, with its parents. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
}

function newFile(root: string, name: string): string {
  const target = placeInside(root, name);
  rmSync(target, { force: true });
  return target;
}

/** Creates a folder inside the root, and returns whether its real path is there. */
function leadsInside(root: string, folder: string): boolean {
  let found = realPath(folder);
  if (found === null) {
    // The parent is checked first: a folder created behind a link would already be outside.
    if (folder !== root && !leadsInside(root, dirname(folder))) return false;
    makeFolder(folder);
    found = realpathSync.native(folder);
  }
  return isInside(realpathSync.native(root), found);
}

function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refusal(root: string, name: string): UserError {
  return new UserError(
    `"${name}" would be written outside of ${root}. Rename the page or file that it belongs to, and remove symbolic links from that folder.`,
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
