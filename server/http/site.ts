// One generation of the built site: what exists, the headers that go with it, and the small files read so far.
import type { Encoding } from './accept-encoding.ts';
import type { HeaderPolicy } from './header-policy.ts';
import type { Memory } from './memory.ts';
import { headersOf } from './part-headers.ts';
import type { Redirect } from './redirects.ts';
import { openRepresentation, type Representation } from './representation.ts';
import type { SiteEntry } from './site-folder.ts';

/** A snapshot; a new build makes a new one. */
export interface Site {
  stamp: string;
  buildId: string | null;
  entries: Map<string, SiteEntry>;
  policy: HeaderPolicy;
  redirects: Map<string, Redirect>;
  notFound: ((fullPath: string) => string) | null;
  errorDocument: string | null;
  memory: Memory<Representation>;
  /** Reads under way, so that a crowd asking for one cold page reads it once. */
  reading: Map<string, Promise<Representation>>;
}

/** The entry for a decoded path; a document also answers with one slash at its end. */
export function findEntry(site: Site, path: string): SiteEntry | undefined {
  const exact = site.entries.get(path);
  if (exact || !path.endsWith('/')) return exact;
  const document = site.entries.get(path.slice(0, -1));
  return document?.isDocument ? document : undefined;
}

/** The form of an entry if it is in memory. */
export function rememberedRepresentation(
  site: Site,
  entry: SiteEntry,
  encoding: Encoding,
): Representation | undefined {
  return site.memory.get(entry.files[encoding] ?? '');
}

/** The form of an entry from memory or disk. Small ones are kept. */
export function loadRepresentation(
  site: Site,
  entry: SiteEntry,
  encoding: Encoding,
): Promise<Representation> {
  const file = entry.files[encoding] ?? entry.files.identity;
  const kept = site.memory.get(file);
  if (kept) return Promise.resolve(kept);
  const common = {
    ...headersOf(entry.path, entry.files.identity, site.policy.headers),
    ...site.policy.paths[entry.path],
  };
  const underWay = site.reading.get(file);
  // An open file belongs to one answer, so only bytes are shared.
  const shared = underWay?.then((found) =>
    found.body.kind === 'bytes' ? found : openRepresentation(entry, encoding, common),
  );
  if (shared) return shared;
  const reading = openRepresentation(entry, encoding, common).then((found) => {
    if (found.body.kind === 'bytes') site.memory.set(file, found, found.size);
    return found;
  });
  site.reading.set(file, reading);
  const done = () => site.reading.delete(file);
  reading.then(done, done);
  return reading;
}
