// The transfer sizes of finished files, for a browser that accepts Brotli.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KindSize, Spread } from '#schema/quality.ts';
import { pageKinds } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { pageFiles } from '../pages/page-files.ts';
import type { CountedPage } from './page-figures.ts';

/**
 * The size of a file's compressed version, or of the file itself without one; null if the file does not
 * exist.
 */
export function sentBytes(outDir: string, file: string): number | null {
  for (const name of [`${file}.br`, file]) {
    const size = statSync(join(outDir, name), { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size;
  }
  return null;
}

/** The addresses of the files in a folder; empty if the folder does not exist. */
export function filesIn(outDir: string, folder: string): string[] {
  if (!existsSync(join(outDir, folder))) return [];
  return readdirSync(join(outDir, folder)).map((name) => join(folder, name));
}

/** The median and the maximum of some sizes; null for none. */
export function spreadOf(sizes: readonly number[]): Spread | null {
  const sorted = sizes.toSorted((a, b) => a - b);
  const largest = sorted.at(-1);
  if (largest === undefined) return null;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? largest;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? largest;
  return { count: sorted.length, median: Math.round((lower + upper) / 2), largest };
}

/** The documents of each kind of page written so far. */
export function kindSizes(pages: readonly CountedPage[], outDir: string): KindSize[] {
  const sized = pages.flatMap(({ path, title }) => {
    const bytes = sentBytes(outDir, pageFiles(path).document);
    return bytes === null ? [] : [{ path, title, bytes }];
  });
  const byKind = Map.groupBy(sized, (page) => kindOfPage(page.path));
  return pageKinds.flatMap((kind) => {
    const own = (byKind.get(kind) ?? []).toSorted((a, b) => a.bytes - b.bytes);
    const at = own.at(-1);
    const spread = spreadOf(own.map((page) => page.bytes));
    return at && spread ? [{ kind, ...spread, at: { path: at.path, title: at.title } }] : [];
  });
}
