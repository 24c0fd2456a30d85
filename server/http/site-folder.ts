// What is in the build's folder: names only. Sizes, dates and bytes are read together when a file is opened.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseImageUrl } from '#lib/image-url.ts';
import { addresses, cacheControlFor } from '#site/addresses.ts';
import type { Encoding } from './accept-encoding.ts';
import { contentTypeFor } from './content-type.ts';

/** One URL path and the files that can answer it. */
export interface SiteEntry {
  path: string;
  isDocument: boolean;
  type: string;
  cacheControl: string;
  files: Partial<Record<Encoding, string>> & { identity: string };
  hasTwins: boolean;
}

const TWINS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
const STATUS_DOCUMENTS = new Set<string>([addresses.notFound.path, addresses.serverError.path]);

/** Every addressable file of the folder. Dotfiles, symlinks, twins and the two status documents are not addressable. */
export async function listSiteEntries(root: string): Promise<Map<string, SiteEntry>> {
  const entries = new Map<string, SiteEntry>();
  await walk(root, '', entries);
  return entries;
}

async function walk(folder: string, path: string, entries: Map<string, SiteEntry>): Promise<void> {
  const children = (await readdir(folder, { withFileTypes: true })).filter((child) => isPublic(child, path));
  const names = new Set(children.filter((child) => child.isFile()).map((child) => child.name));
  for (const name of names) {
    if (TWINS.some(([ending]) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)))) continue;
    const entry = entryOf(folder, path, name, names);
    if (!STATUS_DOCUMENTS.has(entry.path)) entries.set(entry.path, entry);
  }
  const folders = children.filter((child) => child.isDirectory());
  await Promise.all(folders.map(({ name }) => walk(join(folder, name), `${path}/${name}`, entries)));
}

/** A Dirent of a symlink is neither a file nor a directory, so nothing outside the folder gets a name. */
function isPublic(child: Dirent, path: string): boolean {
  return !child.name.startsWith('.') || (path === '' && child.name === '.well-known');
}

function entryOf(folder: string, path: string, name: string, names: Set<string>): SiteEntry {
  const isDocument = name === 'index.html';
  const url = isDocument ? path || '/' : `${path}/${name}`;
  const files: SiteEntry['files'] = { identity: join(folder, name) };
  for (const [ending, encoding] of TWINS) {
    if (names.has(name + ending)) files[encoding] = join(folder, name + ending);
  }
  return {
    path: url,
    isDocument,
    type: typeOf(url, name),
    cacheControl: cacheControlFor(url),
    files,
    hasTwins: files.br !== undefined || files.gzip !== undefined,
  };
}

/** A made picture keeps the name of its source, whatever its format. */
function typeOf(url: string, name: string): string {
  const made = parseImageUrl(url);
  return made ? `image/${made.format}` : contentTypeFor(name);
}
