// Converts between a page and its row.
import { type Page, type PageField, pageFields } from '#schema/page/page.ts';
import type { PageRow } from './tables.ts';

/** The columns of a page as SQLite stores them. */
export function rowFromPage(page: Page): PageRow {
  const row: Record<string, string | number | null> = {};
  for (const [field, kind] of Object.entries(pageFields)) row[field] = encode(page[field as PageField], kind);
  return row as PageRow;
}

/** Turns the stored columns of a (possibly partial) row back into page fields. */
export function pageFromRow<F extends PageField>(row: Partial<Record<F, unknown>>): Pick<Page, F> {
  const page: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) page[field] = decode(value, pageFields[field as F]);
  return page as Pick<Page, F>;
}

function encode(value: unknown, kind: string): string | number | null {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'boolean') return value ? 1 : 0;
  return String(value);
}

function decode(value: unknown, kind: string): unknown {
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'json' && typeof value === 'string') return JSON.parse(value);
  return value ?? null;
}
