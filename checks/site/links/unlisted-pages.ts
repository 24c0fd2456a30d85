// Pages that their authors exclude from the sitemap, from the database of the build, because the documents do
// not contain this.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { contentQueries } from '#queries/index.ts';
import { pageCollections } from '#schema/collections.ts';

/** The paths; none if the build has no server files. */
export async function unlistedPages(staticDir: string): Promise<string[]> {
  const file = join(staticDir, '../server/content.sqlite');
  if (!existsSync(file)) return [];
  const db = openDatabase(file);
  try {
    const { queryCollection } = contentQueries(db);
    const pages = await Promise.all(
      pageCollections.map((name) => queryCollection(name).select('path').where('sitemap', '=', false).all()),
    );
    return pages.flat().map(({ path }) => path);
  } finally {
    db.close();
  }
}
