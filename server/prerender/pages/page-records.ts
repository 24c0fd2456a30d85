// What the present output holds: each page by its key, and what belongs to it. A page whose key is the same as last time
// is not rendered again; its files are taken over.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LatestBuild, serverHalf } from '#schema/builds.ts';
import { addresses } from '#site/addresses.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { Retired } from '../output/retired-files.ts';
import { filesOf, type PageExtras } from './page-files.ts';
import type { PageKeys } from './page-keys.ts';

interface PageRecord extends PageExtras {
  key: string;
}

export type PageRecords = Record<string, PageRecord>;

/** What one build leaves for the next. */
export interface BuildRecord {
  pages: PageRecords;
  retired: Retired;
}

const recordFile = 'pages.json';

/** Which build the pages are of; null when there are none. */
export function readLatest(staticDir: string): LatestBuild | null {
  try {
    return JSON.parse(readFileSync(join(staticDir, addresses.latestBuild.path), 'utf8')) as LatestBuild;
  } catch {
    return null;
  }
}

/** What the build whose pages are there left, or nothing. */
export function readBuildRecord(serverDir: string, staticDir: string): BuildRecord {
  const latest = readLatest(staticDir);
  try {
    const half = latest && join(serverDir, serverHalf(latest));
    if (half) return JSON.parse(readFileSync(join(half, recordFile), 'utf8')) as BuildRecord;
  } catch {
    // A build without its record is made again from the beginning.
  }
  return { pages: {}, retired: {} };
}

export function writeBuildRecord(serverDir: string, record: BuildRecord): void {
  writeFileSync(join(serverDir, recordFile), JSON.stringify(record));
}

/** Takes over the files of every page that would come out the same, and returns those pages. */
export function keepUnchanged(keys: PageKeys, previous: PageRecords, output: OutputFolder): PageRecords {
  const kept: PageRecords = {};
  for (const [path, key] of Object.entries(keys)) {
    const before = previous[path];
    if (before?.key !== key) continue;
    const { own, small } = filesOf(path, before);
    if (own.every(output.keepWithForms) && small.every(output.keep)) kept[path] = before;
  }
  return kept;
}

export function keysOf(pages: PageRecords): PageKeys {
  return Object.fromEntries(Object.entries(pages).map(([path, { key }]) => [path, key]));
}
