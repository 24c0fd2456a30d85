// Decides which files of a folder may be published. Every path from a folder to a reader is checked here:
// links, pictures and code files in pages, the files of `public/`, the build and the servers. A symbolic link
// must not publish a file from elsewhere on the machine, and names that start with a dot are usually private
// settings.
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** Why a file is not published. */
export type Refusal = 'missing' | 'outside' | 'hidden' | 'encoded' | 'irregular' | 'unreadable';

export type FoundFile = { ok: true; absolute: string } | { ok: false; reason: Refusal };

/** A regular file whose real path is in the folder; `absolute` is that path, with all links resolved. */
export function findFile(root: string, file: string): FoundFile {
  // No file name contains a NUL byte, and Node throws for one.
  if (file.includes('\0')) return refused('missing');
  const wanted = refusalOf(relative(root, join(root, file)));
  if (wanted) return refused(wanted);
  let absolute: string;
  let realRoot: string;
  try {
    absolute = realpathSync(join(root, file));
    realRoot = realpathSync(root);
  } catch (error) {
    return refused((error as NodeJS.ErrnoException).code === 'ELOOP' ? 'irregular' : 'missing');
  }
  const found = refusalOf(relative(realRoot, absolute));
  if (found) return refused(found);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isFile()) return { ok: true, absolute };
  return refused(!stats || stats.isDirectory() ? 'missing' : 'irregular');
}

export type FileBytes = { ok: true; bytes: Buffer } | { ok: false; reason: Refusal };

/** The bytes of such a file. */
export function readPublishable(root: string, file: string): FileBytes {
  const found = findFile(root, file);
  if (!found.ok) return found;
  try {
    return { ok: true, bytes: readFileSync(found.absolute) };
  } catch (error) {
    return refused((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable');
  }
}

/** The content of a folder, as paths with forward slashes in a stable order. */
export interface FolderFiles {
  files: string[];
  /** Symbolic links; none is followed. */
  links: string[];
  /** Sockets, pipes and devices. */
  irregular: string[];
}

/**
 * Walks a folder without following links. Hidden files are left out: editors and operating systems create
 * them.
 */
export function listFiles(root: string): FolderFiles {
  const found: FolderFiles = { files: [], links: [], irregular: [] };
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isHidden(file)) continue;
      if (entry.isDirectory()) walk(file);
      else listOf(found, entry).push(file);
    }
  };
  walk('');
  for (const list of Object.values(found)) list.sort();
  return found;
}

function listOf(found: FolderFiles, entry: Dirent): string[] {
  if (entry.isFile()) return found.files;
  return entry.isSymbolicLink() ? found.links : found.irregular;
}

/**
 * Whether a part of a path begins with a dot. Only `.well-known` at the top level is meant to be published.
 */
export function isHidden(path: string): boolean {
  const [top, ...rest] = path.split('/');
  return (
    (top !== '.well-known' && top?.startsWith('.') === true) || rest.some((name) => name.startsWith('.'))
  );
}

function refusalOf(inside: string): Refusal | null {
  const path = inside.split(sep).join('/');
  if (path === '..' || path.startsWith('../') || isAbsolute(inside)) return 'outside';
  if (isHidden(path)) return 'hidden';
  return path.endsWith('.br') ? 'encoded' : null;
}

function refused(reason: Refusal): { ok: false; reason: Refusal } {
  return { ok: false, reason };
}

const reasons: Record<Exclude<Refusal, 'missing'>, string> = {
  outside: 'leads out of its folder. Put a copy of the file in its place',
  hidden: 'has a name that begins with a dot, and such files are never published. Give it another name',
  encoded:
    'ends in .br, and servers send such a file as the compressed form of another. Give it another name',
  irregular: 'is not a regular file. Put a copy of the file in its place',
  unreadable: 'cannot be read. Check its permissions',
};

/** The message for an author: the file, and what to do. */
export function refusalMessage(named: string, reason: Exclude<Refusal, 'missing'>): string {
  return `"${named}" ${reasons[reason]}.`;
}
