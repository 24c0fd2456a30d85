// Pages that their authors keep out of the sitemap. The documents do not say so; the database of the build does.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { pageCollections } from '#schema/collections.ts';

/** The paths; none where the build came without its server's part. */
export async function unlistedPages(staticDir: string): Promise<string[]> {
  const file = join(staticDir, '../server/content.sqlite');
  if (!existsSync(file)) return [];
  const db = openDatabase(file);
  try {
    const rows = await Promise.all(
      pageCollections.map((table) =>
        db.typed.selectFrom(table).select('path').where('sitemap', '=', 'false').execute(),
      ),
    );
    return rows.flat().map(({ path }) => String(path));
  } finally {
    db.close();
  }
}
