// Files that are known to lie in a folder. Most of what a walk over an output meets are files of pages, which are known
// from the pages' records: they need not be looked at one by one.
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

/** All files of these pages, with the compressed ones as far as they may exist. */
export function knownFilesOf(pages: PageRecords): KnownFiles {
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
  return { files, folders };
}

function above(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

interface Visit {
  /** A known file that is there. */
  known?(file: string): void;
  /** Anything else: a file, or a folder that none of the known files is in. Returns whether it stays. */
  other(path: string): boolean;
  /** Everything in a folder has been visited, and nothing is left in it. Returns whether it stays. */
  emptied?(folder: string): boolean;
}

/** Walks over a folder; returns whether anything is left in it. */
export function walkFolder(root: string, known: KnownFiles, visit: Visit, folder = ''): boolean {
  let isLeft = false;
  for (const name of readdirSync(join(root, folder))) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (known.files.has(path)) {
      visit.known?.(path);
      isLeft = true;
    } else if (known.folders.has(path)) isLeft = walkFolder(root, known, visit, path) || isLeft;
    else isLeft = visit.other(path) || isLeft;
  }
  return isLeft || (folder !== '' && (visit.emptied?.(folder) ?? true));
}
