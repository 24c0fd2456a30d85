// Files that are known to be in a folder. Most files in an output are those of pages, which are known from
// the pages' records and need not be checked one by one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../pages/page-files.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { compressedForms } from './compress.ts';

export interface KnownFiles {
  /** As paths with forward slashes. */
  files: ReadonlySet<string>;
  /** Every folder that one of them is in. */
  folders: ReadonlySet<string>;
}

/** All files of these pages, including possible compressed ones, and others by name. */
export function knownFilesOf(pages: PageRecords, others: readonly string[] = []): KnownFiles {
  const files = new Set<string>();
  const folders = new Set<string>();
  const add = (file: string) => {
    files.add(file);
    for (let folder = above(file); folder !== '' && !folders.has(folder); folder = above(folder))
      folders.add(folder);
  };
  for (const [path, record] of Object.entries(pages)) {
    const { own, small } = filesOf(path, record);
    for (const file of own) for (const form of [file, ...compressedForms(file)]) add(form);
    for (const file of small) add(file);
  }
  others.forEach(add);
  return { files, folders };
}

function above(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

interface Visit {
  /** An existing known file. */
  known?(file: string): void;
  /** Any other file, or a folder without known files. Returns whether it is kept. */
  other(path: string): boolean;
  /** Everything in a folder has been visited, and it is empty. Returns whether it is kept. */
  emptied?(folder: string): boolean;
}

/**
 * Walks a folder; returns whether anything is left in it. Symbolic links are not followed and never count as
 * known files.
 */
export function walkFolder(root: string, known: KnownFiles, visit: Visit, folder = ''): boolean {
  let isLeft = false;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile() && known.files.has(path)) {
      visit.known?.(path);
      isLeft = true;
    } else if (entry.isDirectory() && known.folders.has(path))
      isLeft = walkFolder(root, known, visit, path) || isLeft;
    else isLeft = visit.other(path) || isLeft;
  }
  return isLeft || (folder !== '' && (visit.emptied?.(folder) ?? true));
}
