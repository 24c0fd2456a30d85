// A snapshot of one build on disk: its files, its headers, and the small files read so far.
import type { BigIntStats } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#lib/escape-html.ts';
import { parseLatest, serverHalf } from '#schema/builds.ts';
import { addresses } from '#site/addresses.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import type { Encoding } from './accept-encoding.ts';
import { type BuildFile, isMissing, listBuildFiles } from './build-files.ts';
import { type HeaderPolicy, headersForFile, readHeaderPolicy } from './header-policy.ts';
import { createLru, type Lru } from './lru.ts';
import { parseRedirects, type Redirect } from './redirects.ts';
import { FileChangedError, openRepresentation, type Representation } from './representation.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

/** The folders of a build. */
export interface BuildPaths {
  /** The pages and all their files. */
  root: string;
  /** The folders with server files; the pages name theirs. */
  serverDir: string;
}

/** A snapshot; every new build gets its own. */
export interface BuildSnapshot {
  /** Identifies the build. */
  stamp: string;
  buildId: string | null;
  /** The server files of this build; null if it has none. */
  half: string | null;
  files: Map<string, BuildFile>;
  policy: HeaderPolicy;
  redirects: Map<string, Redirect>;
  notFound: ((fullPath: string) => string) | null;
  errorDocument: string | null;
  cache: Lru<Representation>;
  /** Pending reads, so that many simultaneous requests for one uncached page read it once. */
  pending: Map<string, Promise<Representation>>;
  /** Whether the disk still contains this build. */
  isCurrent(): Promise<boolean>;
}

/** Identifies a build without reading every file. */
export async function readStamp(paths: BuildPaths): Promise<string> {
  const root = await presentRoot(paths.root);
  const half = await readHalf(root, paths.serverDir);
  const marked = [
    root,
    join(root, addresses.latestBuild.path),
    ...(half ? [join(half.folder, HEADERS)] : []),
  ];
  const marks = await Promise.all(
    marked.map(async (file) => {
      const stats = await statOrNull(file);
      return stats ? `${stats.ino}.${stats.size}.${stats.mtimeNs}` : '-';
    }),
  );
  return marks.join(' ');
}

const HEADERS = 'headers.json';
const STABLE_READS = 5;

/**
 * Reads the folder. If a new build arrives meanwhile, it is read again, so that two builds are never mixed.
 */
export async function takeSnapshot(paths: BuildPaths): Promise<BuildSnapshot> {
  for (let attempt = 1; ; attempt++) {
    const snapshot = await readSnapshot(paths);
    // If builds follow each other without end, the next request notices the changed stamp.
    if (attempt === STABLE_READS || (await snapshot.isCurrent())) return snapshot;
  }
}

async function readSnapshot(paths: BuildPaths): Promise<BuildSnapshot> {
  const stamp = await readStamp(paths);
  const root = await presentRoot(paths.root);
  const half = await readHalf(root, paths.serverDir);
  const folder = half && (await statOrNull(half.folder)) ? half.folder : null;
  const { notFound, serverError, hostRedirects } = addresses;
  const [files, policy, redirects, ownNotFound, plainNotFound, errorDocument] = await Promise.all([
    listBuildFiles(root),
    readHeaderPolicy(folder && join(folder, HEADERS)),
    readText(join(root, hostRedirects.path)),
    // The version with a placeholder for the path; the one in the static folder is for hosts that cannot fill
    // it in.
    folder ? readText(join(folder, notFound.path)) : null,
    readText(join(root, notFound.path)),
    readText(join(root, serverError.path)),
  ]);
  const notFoundText = ownNotFound ?? plainNotFound;
  return {
    stamp,
    buildId: half?.id ?? null,
    half: folder,
    files,
    policy,
    redirects: parseRedirects(redirects ?? ''),
    notFound: notFoundText === null ? null : notFoundDocument(notFoundText),
    errorDocument,
    cache: createLru(CACHE_BYTES),
    pending: new Map(),
    isCurrent: async () => (await readStamp(paths)) === stamp,
  };
}

/**
 * The folder of the pages. It is replaced by two renames; between them, and after a build was killed there,
 * the old pages are in the folder beside it.
 */
async function presentRoot(root: string): Promise<string> {
  const old = `${root}.old`;
  return !(await statOrNull(root)) && (await statOrNull(old)) ? old : root;
}

/** The build of the pages, and the folder of its server files. */
async function readHalf(root: string, serverDir: string): Promise<{ id: string; folder: string } | null> {
  const latest = parseLatest(await readText(join(root, addresses.latestBuild.path)));
  return latest && { id: latest.id, folder: join(serverDir, serverHalf(latest)) };
}

async function statOrNull(file: string): Promise<BigIntStats | null> {
  try {
    return await stat(file, { bigint: true });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Null if the file does not exist. */
async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Inserts a path into the 404 document; the text is split once, so a path that contains the placeholder is
 * not replaced.
 */
export function notFoundDocument(html: string): (fullPath: string) => string {
  const pieces = html.split(pathPlaceholder);
  return (fullPath) => pieces.join(escapeHtml(fullPath));
}

/** The file for a decoded path; a document is also found with one trailing slash. */
export function findFile({ files }: BuildSnapshot, path: string): BuildFile | undefined {
  const exact = files.get(path);
  if (exact || !path.endsWith('/')) return exact;
  const document = files.get(path.slice(0, -1));
  return document?.isDocument ? document : undefined;
}

/** Rejects if the files of the build are listed but not readable; checks one file for all. */
export async function checkReadable({ files }: BuildSnapshot): Promise<void> {
  const file = files.get('/') ?? files.values().next().value;
  if (!file) throw new Error('The build is empty.');
  await (await open(file.stored.identity)).close();
}

/** The representation of a file if it is in memory. */
export function cachedRepresentation(
  { cache }: BuildSnapshot,
  { stored }: BuildFile,
  encoding: Encoding,
): Representation | undefined {
  return cache.get(stored[encoding] ?? '');
}

/** The representation of a file from memory or disk. Small ones are cached. */
export function loadRepresentation(
  { cache, pending, policy, isCurrent }: BuildSnapshot,
  file: BuildFile,
  encoding: Encoding,
): Promise<Representation> {
  const name = file.stored[encoding] ?? file.stored.identity;
  const cached = cache.get(name);
  if (cached) return Promise.resolve(cached);
  const openFile = async () => {
    const found = await openRepresentation(
      file,
      encoding,
      headersForFile(file.path, file.stored.identity, policy),
    );
    // The bytes of a build must be sent with its own headers.
    if (await isCurrent()) return found;
    if (found.body.kind === 'file') await found.body.handle.close();
    throw new FileChangedError('Another build took the place of this one.');
  };
  // An open file belongs to one response, so only bytes are shared.
  const shared = pending.get(name)?.then((found) => (found.body.kind === 'bytes' ? found : openFile()));
  if (shared) return shared;
  const reading = openFile().then((found) => {
    if (found.body.kind === 'bytes') cache.set(name, found, found.size);
    return found;
  });
  pending.set(name, reading);
  const done = () => pending.delete(name);
  reading.then(done, done);
  return reading;
}
