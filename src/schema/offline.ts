// What can be saved for reading without a network: packs of pages, and the files that each is made of.

/**
 * A file of a pack: its address, a hash of its contents, and the bytes it takes up on the way and on the device. The
 * last one says that its name changes with its contents, so that no network has to be asked for it.
 */
export type PackFile = readonly [address: string, hash: string, bytes: number, isFixed?: 1];

/** What is known of a pack before anything of it is fetched. */
export interface PackFacts {
  /** How many pages are in it. */
  pages: number;
  /** The bytes of its files. */
  bytes: number;
  /** The address of the list of its files. */
  list: string;
}

/** A pack as a page shows it. */
export interface Pack {
  id: string;
  title: string;
  /** What is in it, such as `25 lessons`. */
  about: string;
}

/** Where the list of packs is. */
export const packListPath = '/builds/packs.json';

/** The script that answers from what a reader saved. */
export const offlineWorkerPath = '/offline-worker.js';

/** `builds/packs.json`. */
export interface PackList {
  /** False where the site has switched it off: whatever a reader saved is taken away. */
  isOffered: boolean;
  packs: (Pack & PackFacts)[];
  /** What every pack needs: scripts and styles, search, and the pages that lead to all others. */
  common: PackFacts;
}

/** The time in a payload and in the record of a build changes with every build, and what they say does not. */
const payloadTime = /,"prerenderedAt":\d+\}$/;
const recordTime = /,"timestamp":\d+/;

/** What the hash of a file is made of: all of it, but for the time at which it was made. */
export function hashedText(address: string, text: string): string {
  if (address.startsWith('/builds/meta/')) return text.replace(recordTime, '');
  return address.endsWith('/_payload.json') ? text.replace(payloadTime, '}') : text;
}

/** So many digits of a SHA-256. */
export const hashLength = 16;

/** Reads the list; throws when it is in another form. */
export function readPackList(value: unknown): PackList {
  const { isOffered, packs, common } = (value ?? {}) as Partial<PackList>;
  if (typeof isOffered !== 'boolean' || !Array.isArray(packs) || typeof common?.list !== 'string')
    throw new Error('The list of packs is not in its form.');
  return { isOffered, packs, common };
}
