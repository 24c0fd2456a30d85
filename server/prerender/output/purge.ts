// Empties an output folder of everything that its site does not need: files kept for open pages, and all caches.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LatestBuild, serverHalf } from '#schema/builds.ts';
import { readBuildRecord, readLatest, writeBuildRecord } from '../pages/page-records.ts';
import { lockOutput } from './build-lock.ts';
import { removeRetired } from './retired-files.ts';

/** Returns how many kept files were removed. */
export function purge(outDir: string): number {
  if (!existsSync(outDir)) return 0;
  const unlock = lockOutput(outDir);
  try {
    emptyCache(join(outDir, 'cache'));
    const latest = readLatest(join(outDir, 'static'));
    return latest ? removeKept(outDir, latest) : 0;
  } finally {
    unlock();
  }
}

function removeKept(outDir: string, latest: LatestBuild): number {
  const staticDir = join(outDir, 'static');
  const serverDir = join(outDir, 'server');
  const record = readBuildRecord(serverDir, staticDir);
  removeRetired(staticDir, record.retired);
  const half = join(serverDir, serverHalf(latest));
  if (existsSync(half)) writeBuildRecord(half, { ...record, retired: {} });
  return Object.keys(record.retired).length;
}

/** The lock stays: it is being held. */
function emptyCache(folder: string): void {
  for (const name of readdirSync(folder))
    if (!name.startsWith('build.lock')) rmSync(join(folder, name), { recursive: true, force: true });
}
