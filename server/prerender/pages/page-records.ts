// The content of the current output: each page with its key and data. A page whose key is unchanged is not
// rendered again; its files are reused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LatestBuild, parseLatest, serverHalf } from '#schema/builds.ts';
import { addresses } from '#site/addresses.ts';
import { writeInside } from '../../write-inside.ts';
import { type FileStamps, hasStamp, stampOfAll } from '../output/file-stamps.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { Retired } from '../output/retired-files.ts';
import { filesOf, islandFile, type PageExtras, stampedFiles } from './page-files.ts';
import type { PageKeys } from './page-keys.ts';

interface PageRecord extends PageExtras {
  key: string;
}

export type PageRecords = Record<string, PageRecord>;

/** The data that one build leaves for the next. */
export interface BuildRecord {
  pages: PageRecords;
  retired: Retired;
  /** All other files of the output, and fragments, which pages may share. */
  others: FileStamps;
}

const recordFile = 'pages.json';

/** The build of the pages; null if there are none. */
export function readLatest(staticDir: string): LatestBuild | null {
  try {
    return parseLatest(readFileSync(join(staticDir, addresses.latestBuild.path), 'utf8'));
  } catch {
    return null;
  }
}

/** The record of the build whose pages are in place; null if there is none. */
export function readBuildRecord(serverDir: string, staticDir: string): BuildRecord | null {
  const latest = readLatest(staticDir);
  try {
    if (!latest) return null;
    const text = readFileSync(join(serverDir, serverHalf(latest), recordFile), 'utf8');
    const record = JSON.parse(text) as BuildRecord;
    // Older versions recorded less, so their files cannot be distinguished from files added by others.
    return record.others ? record : null;
  } catch {
    return null;
  }
}

export function writeBuildRecord(serverDir: string, record: BuildRecord): void {
  writeInside(serverDir, recordFile, JSON.stringify(record));
}

/** Reuses the files of every unchanged page, and returns those pages. */
export function keepUnchanged(keys: PageKeys, previous: BuildRecord, output: OutputFolder): PageRecords {
  const kept: PageRecords = {};
  for (const [path, key] of Object.entries(keys)) {
    const before = previous.pages[path];
    if (before?.key !== key) continue;
    const { own, small } = filesOf(path, before);
    const isInPlace = own.every(output.isInPlace);
    if (!isInPlace && !isAsWritten(output.present, path, before, previous.others)) continue;
    if (own.every(output.keepWithForms) && small.every(output.keep)) kept[path] = before;
  }
  return kept;
}

/** Whether the files of a page are unchanged since they were written. */
export function isAsWritten(root: string, path: string, page: PageRecord, others: FileStamps): boolean {
  return (
    stampOfAll(root, stampedFiles(path, page)) === page.stamp &&
    Object.keys(page.islands).every((id) => hasStamp(root, islandFile(id), others))
  );
}

export function keysOf(pages: PageRecords): PageKeys {
  return Object.fromEntries(Object.entries(pages).map(([path, { key }]) => [path, key]));
}
