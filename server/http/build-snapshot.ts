// One build as it was on disk at one moment: what exists, the headers that go with it, and the small files read so far.
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeHtml } from '#lib/escape-html.ts';
import { addresses } from '#site/addresses.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import type { Encoding } from './accept-encoding.ts';
import { type BuildFile, isMissing, listBuildFiles } from './build-files.ts';
import { type HeaderPolicy, headersForFile, readHeaderPolicy } from './header-policy.ts';
import { createLru, type Lru } from './lru.ts';
import { parseRedirects, type Redirect } from './redirects.ts';
import { openRepresentation, type Representation } from './representation.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Where a build is. */
export interface BuildPaths {
  root: string;
  headersFile: string;
}

/** A snapshot; a new build makes a new one. */
export interface BuildSnapshot {
  /** Tells one build from the next. */
  stamp: string;
  buildId: string | null;
  files: Map<string, BuildFile>;
  policy: HeaderPolicy;
  redirects: Map<string, Redirect>;
  notFound: ((fullPath: string) => string) | null;
  errorDocument: string | null;
  cache: Lru<Representation>;
  /** Reads under way, so that a crowd asking for one cold page reads it once. */
  pending: Map<string, Promise<Representation>>;
}

/** What tells one build from the next without looking at every file. */
export async function readStamp({ root, headersFile }: BuildPaths): Promise<string> {
  const marks = await Promise.all(
    [root, join(root, addresses.latestBuild.path), headersFile].map(async (file) => {
      try {
        const { ino, size, mtimeNs } = await stat(file, { bigint: true });
        return `${ino}.${size}.${mtimeNs}`;
      } catch (error) {
        if (isMissing(error)) return '-';
        throw error;
      }
    }),
  );
  return marks.join(' ');
}

/** Reads the folder. The stamp is taken first: should a new build arrive meanwhile, the next look sees a new stamp. */
export async function takeSnapshot({ root, headersFile }: BuildPaths): Promise<BuildSnapshot> {
  const stamp = await readStamp({ root, headersFile });
  const { notFound, serverError, latestBuild, hostRedirects } = addresses;
  const [files, policy, latest, redirects, notFoundText, errorDocument] = await Promise.all([
    listBuildFiles(root),
    readHeaderPolicy(headersFile),
    readText(root, latestBuild.path),
    readText(root, hostRedirects.path),
    // The form with room for the path; the one in the static folder is for hosts that cannot fill it in.
    readText(dirname(headersFile), notFound.path).then((own) => own ?? readText(root, notFound.path)),
    readText(root, serverError.path),
  ]);
  return {
    stamp,
    buildId: buildIdFrom(latest),
    files,
    policy,
    redirects: parseRedirects(redirects ?? ''),
    notFound: notFoundText === null ? null : notFoundDocument(notFoundText),
    errorDocument,
    cache: createLru(CACHE_BYTES),
    pending: new Map(),
  };
}

/** Null when there is no such file. */
async function readText(folder: string, name: string): Promise<string | null> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function buildIdFrom(latest: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(latest ?? 'null');
    return typeof parsed === 'object' && parsed && 'id' in parsed ? String(parsed.id) : null;
  } catch {
    return null;
  }
}

/** Writes a path into the 404 document; its text is cut once, so a path that spells the placeholder stays text. */
export function notFoundDocument(html: string): (fullPath: string) => string {
  const pieces = html.split(pathPlaceholder);
  return (fullPath) => pieces.join(escapeHtml(fullPath));
}

/** The file for a decoded path; a document is also found with one slash at its end. */
export function findFile({ files }: BuildSnapshot, path: string): BuildFile | undefined {
  const exact = files.get(path);
  if (exact || !path.endsWith('/')) return exact;
  const document = files.get(path.slice(0, -1));
  return document?.isDocument ? document : undefined;
}

/** The form of a file if it is in memory. */
export function cachedRepresentation(
  { cache }: BuildSnapshot,
  { stored }: BuildFile,
  encoding: Encoding,
): Representation | undefined {
  return cache.get(stored[encoding] ?? '');
}

/** The form of a file from memory or disk. Small ones are kept. */
export function loadRepresentation(
  { cache, pending, policy }: BuildSnapshot,
  file: BuildFile,
  encoding: Encoding,
): Promise<Representation> {
  const name = file.stored[encoding] ?? file.stored.identity;
  const cached = cache.get(name);
  if (cached) return Promise.resolve(cached);
  const open = () =>
    openRepresentation(file, encoding, headersForFile(file.path, file.stored.identity, policy));
  // An open file belongs to one response, so only bytes are shared.
  const shared = pending.get(name)?.then((found) => (found.body.kind === 'bytes' ? found : open()));
  if (shared) return shared;
  const reading = open().then((found) => {
    if (found.body.kind === 'bytes') cache.set(name, found, found.size);
    return found;
  });
  pending.set(name, reading);
  const done = () => pending.delete(name);
  reading.then(done, done);
  return reading;
}
