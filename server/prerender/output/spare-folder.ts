// The output before the present one, set aside in the cache. It is nearly what the next build will be: that build begins
// with it and replaces what differs, where linking every file again would take longer than everything else it does.
// Nobody is served from it, and without it a build only takes longer.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keysOf, type PageRecords } from '../pages/page-records.ts';
import { type KnownFiles, knownFilesOf, walkFolder } from './known-files.ts';

/** The pages of a folder, each with the key that it was rendered by. */
export type SpareKeys = Readonly<Record<string, string>>;

const folderName = 'spare';
/** Written last, and removed before the folder is touched: without it, the folder is one that a killed build has left. */
const keysName = 'spare.json';

/** Puts an output aside. */
export function setAside(output: string, cacheDir: string, keys: SpareKeys): void {
  forgetSpare(cacheDir);
  try {
    renameSync(output, join(cacheDir, folderName));
  } catch {
    // The cache may be on another disk.
    rmSync(output, { recursive: true, force: true });
    return;
  }
  writeKeys(cacheDir, keys);
}

/** The keys of the pages in the spare folder; null when there is none to begin with. */
export function readSpareKeys(cacheDir: string): SpareKeys | null {
  try {
    return JSON.parse(readFileSync(join(cacheDir, keysName), 'utf8')) as SpareKeys;
  } catch {
    return null;
  }
}

/** Makes the spare folder the beginning of `next`: only what is `wanted` stays in it. Returns the files that are there. */
export function takeSpare(cacheDir: string, next: string, wanted: KnownFiles): Set<string> {
  const spare = join(cacheDir, folderName);
  const found = new Set<string>();
  rmSync(join(cacheDir, keysName), { force: true });
  if (wanted.files.size === 0 || !existsSync(spare)) return found;
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

/** Makes a spare folder of the first output, which has none before it: links to the files of its pages. */
export function linkSpare(output: string, cacheDir: string, pages: PageRecords): void {
  forgetSpare(cacheDir);
  const spare = join(cacheDir, folderName);
  const { files, folders } = knownFilesOf(pages);
  for (const folder of ['', ...folders]) mkdirSync(join(spare, folder), { recursive: true });
  for (const file of files) {
    try {
      linkSync(join(output, file), join(spare, file));
    } catch (error) {
      // Small files have no compressed forms. A disk without links would need a copy, which is too much for a spare.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return void forgetSpare(cacheDir);
    }
  }
  writeKeys(cacheDir, keysOf(pages));
}

function forgetSpare(cacheDir: string): void {
  rmSync(join(cacheDir, keysName), { force: true });
  rmSync(join(cacheDir, folderName), { recursive: true, force: true });
}

function writeKeys(cacheDir: string, keys: SpareKeys): void {
  writeFileSync(join(cacheDir, keysName), JSON.stringify(keys));
}
