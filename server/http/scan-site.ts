// Makes a snapshot of the build on disk, and tells cheaply whether a newer one has arrived.
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addresses } from '#site/addresses.ts';
import { readHeaderPolicy } from './header-policy.ts';
import { createMemory } from './memory.ts';
import { isMissing } from './missing-file.ts';
import { notFoundDocument } from './not-found.ts';
import { parseRedirects } from './redirects.ts';
import type { Site } from './site.ts';
import { listSiteEntries } from './site-folder.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;

/** Where a build is. */
export interface SitePlaces {
  root: string;
  headersFile: string;
}

/** What tells one build from the next without looking at every file. */
export async function readStamp({ root, headersFile }: SitePlaces): Promise<string> {
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
export async function scanSite(places: SitePlaces): Promise<Site> {
  const { root } = places;
  const stamp = await readStamp(places);
  const notFound = addresses.notFound.path;
  const text = (name: string, folder = root) =>
    readFile(join(folder, name), 'utf8').catch((error) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const [entries, policy, latest, redirects, notFoundText, errorDocument] = await Promise.all([
    listSiteEntries(root),
    readHeaderPolicy(places.headersFile),
    text(addresses.latestBuild.path),
    text(addresses.hostRedirects.path),
    // The form with room for the path; the one in the static folder is for hosts that cannot fill it in.
    text(notFound, dirname(places.headersFile)).then((own) => own ?? text(notFound)),
    text(addresses.serverError.path),
  ]);
  return {
    stamp,
    buildId: buildIdFrom(latest),
    entries,
    policy,
    redirects: parseRedirects(redirects ?? ''),
    notFound: notFoundText === null ? null : notFoundDocument(notFoundText),
    errorDocument,
    memory: createMemory(MEMORY_BYTES),
    reading: new Map(),
  };
}

function buildIdFrom(latest: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(latest ?? 'null');
    return typeof parsed === 'object' && parsed && 'id' in parsed ? String(parsed.id) : null;
  } catch {
    return null;
  }
}
