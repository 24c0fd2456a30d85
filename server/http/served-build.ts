// The current snapshot of the build, replaced when a new build has replaced it on disk.
import { type BuildPaths, type BuildSnapshot, readStamp, takeSnapshot } from './build-snapshot.ts';

/** Maximum age of the snapshot compared with the disk. */
const CHECK_EVERY_MS = 1000;

/** The build that is served. */
export interface ServedBuild {
  /** The snapshot; a promise only if the disk has to be checked (at most once a second). */
  current(): BuildSnapshot | Promise<BuildSnapshot>;
  /** The snapshot after a check of the disk, for responses that need the disk anyway. */
  fresh(): Promise<BuildSnapshot>;
  /** Reads the folder again although its stamp has not changed, because a listed file is missing. */
  rescan(): Promise<BuildSnapshot>;
  /** The snapshot without a check of the disk, for responses that must not fail. */
  last(): BuildSnapshot;
}

/** Thrown if there is nothing to serve. */
export class NoBuildError extends Error {
  override name = 'NoBuildError';
}

/** Opens a build; `now` is a monotonic clock in milliseconds. */
export async function openBuild(paths: BuildPaths, now = () => performance.now()): Promise<ServedBuild> {
  let snapshot = await takeSnapshot(paths);
  if (snapshot.files.size === 0) throw new NoBuildError(`${paths.root} is empty.`);
  let checkedAt = now();
  let scanning: Promise<BuildSnapshot> | undefined;

  async function rescan(): Promise<BuildSnapshot> {
    scanning ??= takeSnapshot(paths).finally(() => {
      scanning = undefined;
    });
    const found = await scanning;
    // Continue from memory: an empty folder is about to be filled.
    if (found.files.size === 0) throw new NoBuildError(`${paths.root} is empty.`);
    snapshot = found;
    return snapshot;
  }

  async function fresh(): Promise<BuildSnapshot> {
    return (await readStamp(paths)) === snapshot.stamp ? snapshot : rescan();
  }

  return {
    current() {
      const time = now();
      if (time - checkedAt < CHECK_EVERY_MS) return snapshot;
      checkedAt = time;
      // Continue from memory if the disk cannot be read.
      return fresh().catch(() => snapshot);
    },
    fresh,
    rescan,
    last: () => snapshot,
  };
}
