// The files in the build's folder, by name only. Sizes, dates and bytes are read together when a file is
// opened.
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseImageUrl } from '#lib/images/image-url.ts';
import { addresses, cacheControlFor, downloadType } from '#site/addresses.ts';
import { contentTypeFor } from '../content-type.ts';
import type { Encoding } from './accept-encoding.ts';

/** One URL path and the files on disk that can be sent for it. */
export interface BuildFile {
  path: string;
  isDocument: boolean;
  type: string;
  cacheControl: string;
  stored: Partial<Record<Encoding, string>> & { identity: string };
  isPrecompressed: boolean;
}

const COMPRESSED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
const STATUS_DOCUMENTS = new Set<string>([addresses.notFound.path, addresses.serverError.path]);

/**
 * Every addressable file. Dotfiles, symlinks, compressed forms and the two status documents are not
 * addressable.
 */
export async function listBuildFiles(root: string): Promise<Map<string, BuildFile>> {
  const files = new Map<string, BuildFile>();
  await walk(root, '', files);
  return files;
}

async function walk(folder: string, path: string, files: Map<string, BuildFile>): Promise<void> {
  const children = (await readdir(folder, { withFileTypes: true })).filter((child) => isPublic(child, path));
  const names = new Set(children.filter((child) => child.isFile()).map((child) => child.name));
  for (const name of names) {
    if (COMPRESSED.some(([ending]) => name.endsWith(ending) && names.has(name.slice(0, -ending.length))))
      continue;
    const file = describe(folder, path, name, names);
    if (!STATUS_DOCUMENTS.has(file.path)) files.set(file.path, file);
  }
  const folders = children.filter((child) => child.isDirectory());
  await Promise.all(folders.map(({ name }) => walk(join(folder, name), `${path}/${name}`, files)));
}

/** A Dirent of a symlink is neither a file nor a directory, so nothing outside the folder is listed. */
function isPublic(child: Dirent, path: string): boolean {
  return !child.name.startsWith('.') || (path === '' && child.name === '.well-known');
}

function describe(folder: string, path: string, name: string, names: Set<string>): BuildFile {
  const isDocument = name === 'index.html';
  const url = isDocument ? path || '/' : `${path}/${name}`;
  const stored: BuildFile['stored'] = { identity: join(folder, name) };
  for (const [ending, encoding] of COMPRESSED) {
    if (names.has(name + ending)) stored[encoding] = join(folder, name + ending);
  }
  return {
    path: url,
    isDocument,
    type: typeOf(url, name),
    cacheControl: cacheControlFor(url),
    stored,
    isPrecompressed: stored.br !== undefined || stored.gzip !== undefined,
  };
}

/** A generated picture keeps the name of its source, whatever its format. */
function typeOf(url: string, name: string): string {
  const image = parseImageUrl(url);
  return image ? `image/${image.format}` : (downloadType(url) ?? contentTypeFor(name));
}

const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/**
 * Whether the error means that there is no readable file of that name (any more). ELOOP: it was replaced by a
 * symlink.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING_CODES.has(String(error.code));
}
