// Removes everything from an output folder that its site does not need: files kept for open pages, files not
// written by a build, and all caches.
import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden } from '#pipeline/folder/folder-files.ts';
import { serverHalf } from '#schema/builds.ts';
import type { Env } from '../../env.ts';
import { type BuildRecord, readBuildRecord, readLatest, writeBuildRecord } from '../pages/page-records.ts';
import { lockOutput } from './build-lock.ts';
import { knownFilesOf, walkFolder } from './known-files.ts';

/** Returns the number of files removed from the site. */
export function purge({ outDir, stateDir }: Pick<Env, 'outDir' | 'stateDir'>): number {
  if (!existsSync(outDir)) return 0;
  const unlock = lockOutput({ outDir, stateDir });
  try {
    emptyCache(join(stateDir, 'cache'));
    const staticDir = join(outDir, 'static');
    const latest = readLatest(staticDir);
    const record = readBuildRecord(join(stateDir, 'server'), staticDir);
    if (!latest || !record) return 0;
    const own = withoutRetired(record);
    const removed = removeOthers(staticDir, own);
    writeBuildRecord(join(stateDir, 'server', serverHalf(latest)), own);
    return removed;
  } finally {
    unlock();
  }
}

function withoutRetired({ pages, retired, others }: BuildRecord): BuildRecord {
  const own = Object.entries(others).filter(([file]) => !(file in retired));
  return { pages, retired: {}, others: Object.fromEntries(own) };
}

/**
 * Removes files that the record does not list. Names that start with a dot are kept, because hosts store
 * settings there.
 */
function removeOthers(staticDir: string, { pages, others }: BuildRecord): number {
  let removed = 0;
  walkFolder(staticDir, knownFilesOf(pages, Object.keys(others)), {
    other(path) {
      if (isHidden(path)) return true;
      removed += countFiles(join(staticDir, path));
      rmSync(join(staticDir, path), { recursive: true });
      return false;
    },
    emptied(folder) {
      rmdirSync(join(staticDir, folder));
      return false;
    },
  });
  // Changing the folder's time makes a running server rescan it.
  const now = new Date();
  utimesSync(staticDir, now, now);
  return removed;
}

function countFiles(path: string): number {
  if (!lstatSync(path).isDirectory()) return 1;
  return readdirSync(path).reduce((sum, name) => sum + countFiles(join(path, name)), 0);
}

/** The lock is kept, because it is in use. */
function emptyCache(folder: string): void {
  for (const name of readdirSync(folder))
    if (!name.startsWith('build.lock')) rmSync(join(folder, name), { recursive: true, force: true });
}
