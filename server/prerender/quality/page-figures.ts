// Titles, word counts and links of all pages, from the content database. Read only for a site that shows
// them.

import { openDatabase } from '#database/open.ts';
import type { DocumentLink } from '#pipeline/markdown/context.ts';
import { pageCollections } from '#schema/collections.ts';
import type { QualityReport } from '#schema/quality.ts';
import { pageKinds } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';

export interface CountedPage {
  path: string;
  title: string;
  words: number;
}

/** Addresses of the pages with a block that shows figures about the site. */
export function listQualityPages(database: string): string[] {
  return ask(
    database,
    (collection) => `SELECT path FROM "${collection}" WHERE meta ->> '$.showsQuality'`,
  ).map((row) => String(row.path));
}

/** Every page with its word count. */
export function countPages(database: string): CountedPage[] {
  const rows = ask(
    database,
    (collection) => `SELECT path, title, body ->> '$.words' AS words FROM "${collection}" ORDER BY path`,
  );
  return rows.map(({ path, title, words }) => ({
    path: String(path),
    title: String(title),
    words: Number(words),
  }));
}

/** Pages and words of each kind; kinds without a page are left out. */
export function countKinds(pages: readonly CountedPage[]): QualityReport['pages'] {
  const byKind = Map.groupBy(pages, (page) => kindOfPage(page.path));
  return pageKinds.flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? [{ kind, pages: own.length, words: own.reduce((sum, page) => sum + page.words, 0) }] : [];
  });
}

/** Internal links in the texts, and those with an anchor. */
export function countLinks(database: string): QualityReport['links'] {
  const { raw, close } = openDatabase(database);
  const links = raw
    .prepare('SELECT links FROM _documents')
    .all()
    .flatMap((row) => JSON.parse(String(row.links)) as DocumentLink[])
    .filter(({ field }) => field === undefined);
  close();
  return { links: links.length, anchors: links.filter((link) => link.anchor !== '').length };
}

function ask(database: string, statement: (collection: string) => string): Record<string, unknown>[] {
  const { raw, close } = openDatabase(database);
  const rows = pageCollections.flatMap((collection) => raw.prepare(statement(collection)).all());
  close();
  return rows;
}
