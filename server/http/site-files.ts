// The current snapshot of the build, replaced when a new build has taken its place on disk.
import { readStamp, type SitePlaces, scanSite } from './scan-site.ts';
import type { Site } from './site.ts';

/** Memory may lag behind the disk by this much. */
const CHECK_EVERY_MS = 1000;

/** The served build. */
export interface SiteFiles {
  /** The snapshot; a promise only when a look at the disk is due (at most once a second). */
  current(): Site | Promise<Site>;
  /** The snapshot after a look at the disk, for answers that need the disk anyway. Fails while a swap is under way. */
  fresh(): Promise<Site>;
  /** Reads the folder again although its stamp has not changed: a listed file is gone. */
  rescan(): Promise<Site>;
  /** The snapshot without any look at the disk, for answers that must not fail. */
  last(): Site;
}

/** Thrown when there is nothing to serve. */
export class NoBuildError extends Error {
  override name = 'NoBuildError';
}

/** Opens a build; `now` is a monotonic clock in milliseconds. */
export async function openSiteFiles(places: SitePlaces, now = () => performance.now()): Promise<SiteFiles> {
  let site = await scanSite(places);
  if (site.entries.size === 0) throw new NoBuildError(`${places.root} is empty.`);
  let checkedAt = now();
  let scanning: Promise<Site> | undefined;

  async function rescan(): Promise<Site> {
    scanning ??= scanSite(places).finally(() => {
      scanning = undefined;
    });
    site = await scanning;
    return site;
  }

  async function fresh(): Promise<Site> {
    return (await readStamp(places)) === site.stamp ? site : rescan();
  }

  return {
    current() {
      const time = now();
      if (time - checkedAt < CHECK_EVERY_MS) return site;
      checkedAt = time;
      // Between the two renames of a swap the folder is away: memory answers until it is back.
      return fresh().catch(() => site);
    },
    fresh,
    rescan,
    last: () => site,
  };
}
