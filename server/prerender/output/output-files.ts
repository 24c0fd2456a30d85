// The files of a finished output that do not belong to a single page, and the total size. The files of pages
// are many, and each page's record contains their size.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { islandFile } from '../pages/page-files.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { type FileStamps, stampOf } from './file-stamps.ts';
import { knownFilesOf, walkFolder } from './known-files.ts';

export interface OutputFiles {
  /** The size of all files, without late ones. */
  bytes: number;
  /** The files that do not belong to a single page, without late ones. */
  others: FileStamps;
}

/** Scans the folder of an output with these pages. */
export function outputFiles(root: string, pages: PageRecords, late: readonly string[] = []): OutputFiles {
  // Pages may share a fragment.
  const islands = new Map<string, number>();
  const others: Record<string, string> = {};
  let bytes = 0;
  for (const page of Object.values(pages)) {
    bytes += page.bytes;
    for (const [id, size] of Object.entries(page.islands)) islands.set(id, size);
  }
  for (const [id, size] of islands) {
    bytes += size;
    others[islandFile(id)] = stampOf(root, islandFile(id));
  }
  walkFolder(root, knownFilesOf(pages), {
    other(path) {
      for (const file of filesIn(root, path)) {
        if (late.includes(file)) continue;
        bytes += statSync(join(root, file)).size;
        others[file] = stampOf(root, file);
      }
      return true;
    },
  });
  return { bytes, others };
}

/** A file itself, or all files in a folder. */
function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, `${path}/${name}`));
}
