// Which part of a content folder is found at which address. A mount cuts its folder off the names of its files and puts
// its prefix in front; address, order and place in menus follow from the name that comes of it.
import { matchesGlob } from 'node:path';
import { homeReadme } from '#lib/address/content-path.ts';

export interface Mount {
  /** Inside the content folder; empty for the whole of it. */
  folder: string;
  /** Patterns of files in the content folder; none means all of the folder. */
  include: readonly string[];
  exclude: readonly string[];
  /** Where it is found: empty, or a path such as `/docs/4.x`. */
  prefix: string;
  /** Its files are data for programs, and no pages. */
  isData?: true;
  /** The collection of a `content.config.ts` that it comes from. */
  collection?: string;
}

/** Where a file is found, or why it is not. */
export type Place = { name: string; mount: Mount } | 'data' | 'nowhere';

/** Where a file goes: the mount of the deepest folder that takes it, and of two alike the first. */
export function placeOf(file: string, mounts: readonly Mount[]): Place {
  let found: Mount | null = null;
  for (const mount of mounts)
    if (takes(mount, file) && (found === null || mount.folder.length > found.folder.length)) found = mount;
  if (!found) return 'nowhere';
  return found.isData ? 'data' : { name: mountedName(file, found), mount: found };
}

/** The name of a file, or of a folder's settings, as if it lay where it is mounted. */
function mountedName(file: string, { folder, prefix }: Mount): string {
  const inside = folder === '' ? file : file.slice(folder.length + 1);
  if (prefix === '') return inside;
  // At the top of a mount it is what `index.md` would be.
  return `${prefix.slice(1)}/${inside === homeReadme ? 'index.md' : inside}`;
}

/** The name of a file that a mount takes; its own for any other. */
export function nameIn(file: string, mounts: readonly Mount[]): string {
  const place = placeOf(file, mounts);
  return typeof place === 'string' ? file : place.name;
}

/** Whether a file is the README at the top of its mount, which is a page only where nothing else is the first one. */
export function isFrontReadme(file: string, { folder }: Mount): boolean {
  return file === (folder === '' ? homeReadme : `${folder}/${homeReadme}`);
}

function takes({ folder, include, exclude }: Mount, file: string): boolean {
  if (folder !== '' && !file.startsWith(`${folder}/`)) return false;
  const isIncluded = include.length === 0 || include.some((pattern) => matchesGlob(file, pattern));
  return isIncluded && !exclude.some((pattern) => matchesGlob(file, pattern));
}
