// How large a finished output is. The files of pages are many, and each page knows the size of its own.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecords } from '../pages/page-records.ts';
import { knownFilesOf, walkFolder } from './known-files.ts';

/** The bytes of all files in the folder of an output with these pages, without those that are late. */
export function outputBytes(root: string, pages: PageRecords, late: readonly string[] = []): number {
  // Pages may share a fragment.
  const islands = new Map<string, number>();
  let sum = 0;
  for (const page of Object.values(pages)) {
    sum += page.bytes;
    for (const [id, bytes] of Object.entries(page.islands)) islands.set(id, bytes);
  }
  for (const bytes of islands.values()) sum += bytes;
  walkFolder(root, knownFilesOf(pages), {
    other(path) {
      if (!late.includes(path)) sum += sizeOf(join(root, path));
      return true;
    },
  });
  return sum;
}

/** The bytes of a file, or of all files in a folder. */
function sizeOf(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
