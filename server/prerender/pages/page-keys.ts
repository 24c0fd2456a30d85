// A hash of everything each page's files depend on: the page's stored row, and the data it shows of other
// pages. The renderer gets nothing else besides the shared data, so a page with the same key renders the
// same.
import { hash } from 'node:crypto';
import { openDatabase } from '#database/open.ts';
import { bareFolders, folderStem, type Surroundings, surroundingsOf } from '#pages/page-source.ts';
import type { SiteData } from '#pages/site-data.ts';
import { pageCollections } from '#schema/collections.ts';
import type { SidebarItem } from '#schema/navigation.ts';

export type PageKeys = Record<string, string>;

/** The key of every page of the site. `shared` covers all data that pages share. */
export function pageKeys(site: SiteData, databaseFile: string, shared: string): PageKeys {
  // Every site has a home page and pages for its folders, even without documents.
  const made = ['/', ...bareFolders(site)].map((path) => ({
    path,
    stem: folderStem(site, path),
    showChildren: true,
    row: '',
  }));
  const rows = [...made, ...listRows(databaseFile)];
  return Object.fromEntries(
    rows.map(({ row, ...page }) => [
      page.path,
      digest(shared, row, surroundingsText(surroundingsOf(site, page))),
    ]),
  );
}

interface KeyedRow {
  path: string;
  stem: string;
  showChildren: boolean;
  row: string;
}

function listRows(databaseFile: string): KeyedRow[] {
  const db = openDatabase(databaseFile);
  const rows = pageCollections.flatMap((collection) =>
    db.raw
      .prepare(
        `SELECT page.path, page.stem, page."showChildren" AS showChildren, document.row
         FROM "${collection}" page JOIN _documents document ON document.id = page.id`,
      )
      .all(),
  );
  db.close();
  return rows
    .map(({ path, stem, showChildren, row }) => ({
      path: String(path),
      stem: String(stem),
      showChildren: showChildren === 1,
      row: String(row),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * All data that a page shows of others, as text. The entries of its list are represented by their hash:
 * nearly all of them are shared objects, so each is serialised and hashed once.
 */
function surroundingsText({ sidebar, ...others }: Surroundings): string {
  const list = sidebar && { ...sidebar, items: sidebar.items.map(hashOfItem) };
  return JSON.stringify([others, list]);
}

const hashes = new WeakMap<SidebarItem, string>();

function hashOfItem(item: SidebarItem): string {
  const known = hashes.get(item);
  if (known !== undefined) return known;
  // A long list is cut around each page, but its entries are shared with all other pages.
  const { children, ...own } = item;
  const found = digest(JSON.stringify(own), ...children.map(hashOfItem));
  hashes.set(item, found);
  return found;
}

export function digest(...parts: string[]): string {
  return hash('sha256', `${parts.join('\0')}\0`).slice(0, 16);
}
