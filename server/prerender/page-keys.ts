// What each page's files depend on, as one hash. A page whose hash is the same as last time is not rendered again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import type { DocumentRow } from '#database/tables.ts';
import type { Renderer } from '#render/renderer.ts';
import type { PageExtras } from './page-files.ts';

export type PageKeys = Record<string, string>;

/** `appKey` stands for everything that all pages share: the application, the settings, the site's address. */
export function pageKeys(renderer: Renderer, databaseFile: string, appKey: string): PageKeys {
  const db = openDatabase(databaseFile);
  const rows = db.raw.prepare('SELECT path, hash, links FROM _documents ORDER BY path').all() as Pick<
    DocumentRow,
    'path' | 'hash' | 'links'
  >[];
  db.close();
  const header = JSON.stringify(renderer.shell.sections);
  const keys: PageKeys = {};
  // Every site has a home, also one whose folder has no index.
  for (const { path, hash, links } of [{ path: '/', hash: '', links: '' }, ...rows]) {
    // A link by file name changes with the other page's address, though not a letter of this page does.
    keys[path] = digest(appKey, hash, links, header, JSON.stringify(renderer.surroundingsOf(path)));
  }
  return keys;
}

/** What the present output holds: each page by its key, and what belongs to it. */
interface PageRecord extends PageExtras {
  key: string;
}

export type PageRecords = Record<string, PageRecord>;

interface StoredRecords {
  /** The build whose output the records describe. */
  buildId: string;
  /** Absent in the records of older versions. */
  pages?: PageRecords;
}

/** The pages of the present output, or none when the records do not belong to it. */
export function readPreviousPages(serverDir: string, staticDir: string): PageRecords {
  try {
    const { buildId, pages } = JSON.parse(
      readFileSync(join(serverDir, 'pages.json'), 'utf8'),
    ) as StoredRecords;
    const latest = JSON.parse(readFileSync(join(staticDir, 'builds/latest.json'), 'utf8')) as { id: string };
    return latest.id === buildId && existsSync(staticDir) ? (pages ?? {}) : {};
  } catch {
    return {};
  }
}

export function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
