// Writes generated entries to disk. Entries that are in each other's way, or that the file system refuses, are left out.
import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Entry, fillIn, type Places } from './content/entry.ts';

const refusals = [
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'ENOENT',
  'EINVAL',
  'EILSEQ',
  'EACCES',
];

/** Returns the paths that were written. */
export function writeFolder(folder: string, entries: readonly Entry[], places: Places): string[] {
  return entries.flatMap((entry) => {
    const file = join(folder, entry.path);
    // A name with dots could lead out of the folder.
    if (relative(folder, file).startsWith('..') || isBehindLink(folder, entry.path)) return [];
    try {
      mkdirSync(dirname(file), { recursive: true });
      if ('linkTo' in entry) symlinkSync(fillIn(entry.linkTo, places), file);
      else writeFileSync(file, fillIn(entry.text, places), { flag: 'wx' });
      return [entry.path];
    } catch (error) {
      if (refusals.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  });
}

/** Nothing is written through a link: what is behind it must stay as it is. */
function isBehindLink(folder: string, path: string): boolean {
  const parts = dirname(path).split('/');
  return parts.some((_, at) => {
    const parent = join(folder, ...parts.slice(0, at + 1));
    return lstatSync(parent, { throwIfNoEntry: false })?.isSymbolicLink();
  });
}
