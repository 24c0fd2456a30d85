// What each page's files depend on, as one hash: the page's row as it is stored, and what it shows of other pages. That
// is all the renderer is given besides what every page shares, so a page with the same key comes out the same.
import { hash } from 'node:crypto';
import { openDatabase } from '#database/open.ts';
import { bareFolders, type Surroundings, surroundingsOf } from '#pages/page-source.ts';
import type { SiteData } from '#pages/site-data.ts';
import { pageCollections } from '#schema/collections.ts';
import type { SidebarItem } from '#schema/navigation.ts';

export type PageKeys = Record<string, string>;

/** The key of every page of the site. `shared` stands for everything that all pages share. */
export function pageKeys(site: SiteData, databaseFile: string, shared: string): PageKeys {
  // Every site has a home and pages for its folders, also where these have no index.
  const made = ['/', ...bareFolders(site)].map((path) => ({ path, showChildren: true, row: '' }));
  const rows = [...made, ...listRows(databaseFile)];
  return Object.fromEntries(
    rows.map(({ row, ...page }) => [
      page.path,
      digest(shared, row, surroundingsText(surroundingsOf(site, page))),
    ]),
  );
}

function listRows(databaseFile: string): { path: string; showChildren: boolean; row: string }[] {
  const db = openDatabase(databaseFile);
  const rows = pageCollections.flatMap((collection) =>
    db.raw
      .prepare(
        `SELECT page.path, page."showChildren" AS showChildren, document.row
         FROM "${collection}" page JOIN _documents document ON document.id = page.id`,
      )
      .all(),
  );
  db.close();
  return rows
    .map(({ path, showChildren, row }) => ({
      path: String(path),
      showChildren: showChildren === 1,
      row: String(row),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Everything that a page shows of others, as text. The entries of the list beside it stand for themselves by their hash:
 * nearly all of them are one object for the whole section, so that each is written and hashed once.
 */
function surroundingsText({ sidebar, ...others }: Surroundings): string {
  const list = sidebar && { ...sidebar, items: sidebar.items.map(hashOfItem) };
  return JSON.stringify([others, list]);
}

const hashes = new WeakMap<SidebarItem, string>();

function hashOfItem(item: SidebarItem): string {
  const known = hashes.get(item);
  if (known !== undefined) return known;
  // A long list is cut around each page, and its entries are those of all others.
  const { children, ...own } = item;
  const found = digest(JSON.stringify(own), ...children.map(hashOfItem));
  hashes.set(item, found);
  return found;
}

export function digest(...parts: string[]): string {
  return hash('sha256', `${parts.join('\0')}\0`).slice(0, 16);
}
