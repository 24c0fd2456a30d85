// Packs of pages that can be saved for offline reading, and their files.

/**
 * A file of a pack: its address, a hash of its contents, and its bytes in transfer and storage. `isFixed`
 * means that its name changes with its contents, so it never needs revalidation.
 */
export type PackFile = readonly [address: string, hash: string, bytes: number, isFixed?: 1];

/** Facts about a pack, known before any of its files is fetched. */
export interface PackFacts {
  /** Number of pages. */
  pages: number;
  /** Total bytes of its files. */
  bytes: number;
  /** The address of the list of its files. */
  list: string;
}

/** A pack as a page shows it. */
export interface Pack {
  id: string;
  title: string;
  /** A count of its content, such as `25 lessons`. */
  about: string;
}

/** The address of the list of packs. */
export const packListPath = '/builds/packs.json';

/** The service worker that serves saved pages. */
export const offlineWorkerPath = '/offline-worker.js';

/** `builds/packs.json`. */
export interface PackList {
  /** False if the site has disabled saving: everything a reader saved is then deleted. */
  isOffered: boolean;
  packs: (Pack & PackFacts)[];
  /** Files that every pack needs: scripts and styles, search, and the pages that link to all others. */
  common: PackFacts;
}

/** The time in payloads and build records changes with every build although the content does not. */
const payloadTime = /,"prerenderedAt":\d+\}$/;
const recordTime = /,"timestamp":\d+/;

/** The text that is hashed for a file: everything except its build time. */
export function hashedText(address: string, text: string): string {
  if (address.startsWith('/builds/meta/')) return text.replace(recordTime, '');
  return address.endsWith('/_payload.json') ? text.replace(payloadTime, '}') : text;
}

/** Number of hex digits used of a SHA-256 hash. */
export const hashLength = 16;

/** Parses the list; throws if its form is unknown. */
export function readPackList(value: unknown): PackList {
  const { isOffered, packs, common } = (value ?? {}) as Partial<PackList>;
  if (typeof isOffered !== 'boolean' || !Array.isArray(packs) || typeof common?.list !== 'string')
    throw new Error('The list of packs is not in its form.');
  return { isOffered, packs, common };
}
