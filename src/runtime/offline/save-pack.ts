// Fetches a pack, file by file, and keeps what it has when it is stopped: the next time goes on from there. What is on
// the device already, in this version, is not fetched again, whichever pack it came with.
import { hashedText, hashLength, type PackFile } from '#schema/offline.ts';
import { keyOf, type SavedPack, type SavedPacks } from './saved-packs.ts';

/** What has to be fetched for a pack to be as it is now. */
export interface Missing {
  files: PackFile[];
  bytes: number;
}

/** The files of a pack that are not on the device in this version. */
export function missingOf(wanted: readonly PackFile[], present: ReadonlySet<string>): Missing {
  const files = wanted.filter((file) => !present.has(keyOf(file)));
  return { files, bytes: sumOf(files) };
}

function sumOf(files: readonly PackFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

export type SaveOutcome =
  | { kind: 'saved' }
  /** The reader stopped it, or the network did. */
  | { kind: 'stopped' }
  /** The site has changed meanwhile: the list is no longer right. */
  | { kind: 'changed' }
  | { kind: 'full' };

export interface SaveOptions {
  saved: SavedPacks;
  fetch: typeof fetch;
  digest(bytes: ArrayBuffer): Promise<ArrayBuffer>;
  signal: AbortSignal;
  /** A file has come. */
  onFile(file: PackFile): void;
  now(): number;
}

/** So many files are fetched at once. */
const atOnce = 6;

class Changed extends Error {}

/** Fetches what is missing of a pack, scripts and data before the pages that need them. */
export async function savePack(
  { id, title }: Pick<SavedPack, 'id' | 'title'>,
  wanted: readonly PackFile[],
  options: SaveOptions,
): Promise<SaveOutcome> {
  const { saved, now } = options;
  try {
    await saved.change((packs) => {
      const before = packs.find((pack) => pack.id === id);
      const { savedAt = null, files = [] } = before ?? {};
      const pack: SavedPack = { id, title, begunAt: now(), savedAt, files, next: wanted };
      return before ? packs.map((other) => (other === before ? pack : other)) : [...packs, pack];
    });
    await fetchAll(missingOf(wanted, await saved.keys()).files, options);
    await saved.change((packs) =>
      packs.map((pack) => (pack.id === id ? { ...pack, savedAt: now(), files: wanted, next: null } : pack)),
    );
    await saved.sweep();
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof Changed) return { kind: 'changed' };
    if ((error as Error).name === 'QuotaExceededError') return { kind: 'full' };
    return { kind: 'stopped' };
  }
}

async function fetchAll(files: readonly PackFile[], options: SaveOptions): Promise<void> {
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  // A page that was saved finds what it names.
  const queue = [
    ...files.filter(([, , , isFixed]) => isFixed),
    ...files.filter(([, , , isFixed]) => !isFixed),
  ];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      await fetchFile(file, { ...options, signal });
      options.onFile(file);
    }
  };
  const workers = Array.from({ length: atOnce }, work).map((working) =>
    working.catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
  );
  // The first one that failed says why; the others are done when this is.
  const outcomes = await Promise.allSettled(workers);
  const failed = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => reason as Error);
  const reason = failed.find(({ name }) => name !== 'AbortError') ?? failed[0];
  if (reason) throw reason;
}

async function fetchFile(file: PackFile, { saved, fetch, digest, signal }: SaveOptions): Promise<void> {
  const [address, hash] = file;
  // The worker leaves such requests to the network: here only that counts. Pages are asked for as browsers do.
  const response = await fetch(address, { cache: 'no-store', signal, headers: { Accept: 'text/html,*/*' } });
  if (!response.ok) throw response.status < 500 ? new Changed(address) : new Error(address);
  const bytes = await response.arrayBuffer();
  if ((await hashOf(address, bytes, digest)) !== hash) throw new Changed(address);
  await saved.put(file, new Response(bytes, { headers: response.headers }));
}

async function hashOf(address: string, bytes: ArrayBuffer, digest: SaveOptions['digest']): Promise<string> {
  const hashed = address.endsWith('.json')
    ? new TextEncoder().encode(hashedText(address, new TextDecoder().decode(bytes))).buffer
    : bytes;
  return [...new Uint8Array(await digest(hashed))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}
