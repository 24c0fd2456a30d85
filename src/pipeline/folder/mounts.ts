// Maps parts of a content folder to addresses. A mount removes its folder from the names of its files and
// adds its prefix; address, order and menu position follow from the resulting name.
import { homeReadme } from '#lib/address/content-path.ts';
import { matchesPattern } from './patterns.ts';

export interface Mount {
  /** Inside the content folder; empty for all of it. */
  folder: string;
  /** File patterns relative to the content folder; an empty list means the whole folder. */
  include: readonly string[];
  exclude: readonly string[];
  /** Its address: empty, or a path such as `/docs/4.x`. */
  prefix: string;
  /** Its files are data for programs, not pages. */
  isData?: true;
  /** The collection of a `content.config.ts` that defines it. */
  collection?: string;
}

/** The mounted name of a file, or why it has none. */
export type Place = { name: string; mount: Mount } | 'data' | 'nowhere';

/** Finds the mount of a file: the deepest matching folder, and the first of equally deep ones. */
export function placeOf(file: string, mounts: readonly Mount[]): Place {
  let found: Mount | null = null;
  for (const mount of mounts)
    if (takes(mount, file) && (found === null || mount.folder.length > found.folder.length)) found = mount;
  if (!found) return 'nowhere';
  return found.isData ? 'data' : { name: mountedName(file, found), mount: found };
}

/** The name of a file, or of a folder's settings, relative to its mount point. */
function mountedName(file: string, { folder, prefix }: Mount): string {
  const inside = folder === '' ? file : file.slice(folder.length + 1);
  if (prefix === '') return inside;
  // At the top of a mount, a README takes the role of `index.md`.
  return `${prefix.slice(1)}/${inside === homeReadme ? 'index.md' : inside}`;
}

/** The mounted name of a file, or its own name if no mount contains it. */
export function nameIn(file: string, mounts: readonly Mount[]): string {
  const place = placeOf(file, mounts);
  return typeof place === 'string' ? file : place.name;
}

/** Whether a file is the README at the top of its mount, which is a page only if there is no index. */
export function isFrontReadme(file: string, { folder }: Mount): boolean {
  return file === (folder === '' ? homeReadme : `${folder}/${homeReadme}`);
}

function takes({ folder, include, exclude }: Mount, file: string): boolean {
  if (folder !== '' && !file.startsWith(`${folder}/`)) return false;
  const isIncluded = include.length === 0 || include.some((pattern) => matchesPattern(file, pattern));
  return isIncluded && !exclude.some((pattern) => matchesPattern(file, pattern));
}
