// The previous output, kept in the cache as the starting point of the next build, which only replaces the
// differences: linking every file again would take longer than the rest of the build. It is never served, and
// without it a build only takes longer.
import { lstatSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkInside, makeFolder, writeInside } from '../../write-inside.ts';
import { keysOf, type PageRecords } from '../pages/page-records.ts';
import { type KnownFiles, knownFilesOf, walkFolder } from './known-files.ts';

/** The pages of a folder, each with its cache key. */
export type SpareKeys = Readonly<Record<string, string>>;

/**
 * Written last, and removed before the folder is changed: without it, the folder was left by a killed build.
 */
const keysName = 'spare.json';

/** The path of the spare folder. */
export function spareFolder(cacheDir: string): string {
  return join(cacheDir, 'spare');
}

/** Moves an output to the cache. */
export function setAside(output: string, cacheDir: string, keys: SpareKeys): void {
  forgetSpare(cacheDir);
  try {
    renameSync(output, spareFolder(cacheDir));
  } catch {
    // The cache may be on another disk.
    rmSync(output, { recursive: true, force: true });
    return;
  }
  writeKeys(cacheDir, keys);
}

/** The keys of the pages in the spare folder; null if it cannot be used. */
export function readSpareKeys(cacheDir: string): SpareKeys | null {
  try {
    return JSON.parse(readFileSync(join(cacheDir, keysName), 'utf8')) as SpareKeys;
  } catch {
    return null;
  }
}

/** Turns the spare folder into `next`, keeping only the `wanted` files. Returns the files that are there. */
export function takeSpare(cacheDir: string, next: string, wanted: KnownFiles): Set<string> {
  const spare = spareFolder(cacheDir);
  const found = new Set<string>();
  rmSync(join(cacheDir, keysName), { force: true });
  // A symbolic link would lead the walk, which deletes unwanted files, outside our folder.
  const isFolder = lstatSync(spare, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (wanted.files.size === 0 || !isFolder) return found;
  rmSync(next, { recursive: true, force: true });
  renameSync(spare, next);
  walkFolder(next, wanted, {
    known: (file) => found.add(file),
    other(path) {
      rmSync(join(next, path), { recursive: true });
      return false;
    },
    emptied(folder) {
      rmdirSync(join(next, folder));
      return false;
    },
  });
  return found;
}

/** Creates a spare folder from the first output: links to the files of its pages. */
export function linkSpare(output: string, cacheDir: string, pages: PageRecords): void {
  forgetSpare(cacheDir);
  const spare = spareFolder(cacheDir);
  const { files, folders } = knownFilesOf(pages);
  for (const folder of ['', ...folders]) makeFolder(join(spare, folder));
  for (const file of files) {
    try {
      linkInside(spare, file, join(output, file));
    } catch (error) {
      // Small files have no compressed versions. A disk without hard links would need a copy, which is too
      // expensive for a spare.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return void forgetSpare(cacheDir);
    }
  }
  writeKeys(cacheDir, keysOf(pages));
}

function forgetSpare(cacheDir: string): void {
  rmSync(join(cacheDir, keysName), { force: true });
  rmSync(spareFolder(cacheDir), { recursive: true, force: true });
}

function writeKeys(cacheDir: string, keys: SpareKeys): void {
  writeInside(cacheDir, keysName, JSON.stringify(keys));
}
