// The search file of the project's own content. Pages are read in outline: their headings rank below every title,
// and parsing all of them would take as long as a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { searchFileOf } from '#pages/search-file.ts';
import { loadSiteData } from '#pages/site-data.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import type { SearchFile } from '#schema/search.ts';

export async function readContentFile(): Promise<SearchFile> {
  const root = join(import.meta.dirname, '../../content');
  const scratch = mkdtempSync(join(tmpdir(), 'plinth-search-'));
  const database = join(scratch, 'content.sqlite');
  try {
    const options = { root, publicDir: join(root, '../public'), database };
    const { settings } = await buildContent({ ...options, isLenient: true, isOutline: true });
    const db = openDatabase(database);
    const file = await searchFileOf(await loadSiteData(settings, contentQueries(db)));
    db.close();
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
