// What the present output holds: each page by its key, and what belongs to it. A page whose key is the same as last time
// is not rendered again; its files are taken over.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryPath } from '#site/gallery.ts';
import type { OutputFolder } from './output-folder.ts';
import { islandFile, type PageExtras, pageFiles } from './page-files.ts';
import type { PageKeys } from './page-keys.ts';
import type { Retired } from './retired-files.ts';

interface PageRecord extends PageExtras {
  key: string;
}

export type PageRecords = Record<string, PageRecord>;

/** What one build leaves for the next. */
export interface BuildRecord {
  /** The build whose output the records describe. */
  buildId: string;
  pages: PageRecords;
  retired: Retired;
}

const recordFile = 'pages.json';

/** What the last build left, or nothing when the record does not belong to the present output. */
export function readBuildRecord(serverDir: string, staticDir: string): Omit<BuildRecord, 'buildId'> {
  const nothing = { pages: {}, retired: {} };
  try {
    // Records of older versions may lack a part.
    const record: Partial<BuildRecord> = JSON.parse(readFileSync(join(serverDir, recordFile), 'utf8'));
    const latest = JSON.parse(readFileSync(join(staticDir, 'builds/latest.json'), 'utf8')) as { id: string };
    const { pages = {}, retired = {} } = record;
    return { pages: latest.id === record.buildId ? pages : {}, retired };
  } catch {
    return nothing;
  }
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
    const { document, payload, markdown } = pageFiles(path);
    const own = path === galleryPath ? [document, payload] : [document, payload, markdown];
    const files = [...own, ...before.islands.map(islandFile)];
    if (!files.every((file) => output.keep(file))) continue;
    for (const file of files) for (const ending of ['br', 'gz']) output.keep(`${file}.${ending}`);
    kept[path] = before;
  }
  return kept;
}
