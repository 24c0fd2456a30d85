// How large finished files are, as a browser that accepts brotli receives them.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds } from '#schema/page/page-kind.ts';
import type { KindSize, Spread } from '#schema/quality.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { pageFiles } from '../pages/page-files.ts';
import type { CountedPage } from './page-figures.ts';

/** The bytes of a file's compressed file; of the file itself where it has none; null where there is no file. */
export function sentBytes(outDir: string, file: string): number | null {
  for (const name of [`${file}.br`, file]) {
    const size = statSync(join(outDir, name), { throwIfNoEntry: false })?.size;
    if (size !== undefined) return size;
  }
  return null;
}

/** The addresses of the files in a folder; none where there is no such folder. */
export function filesIn(outDir: string, folder: string): string[] {
  if (!existsSync(join(outDir, folder))) return [];
  return readdirSync(join(outDir, folder)).map((name) => join(folder, name));
}

/** The middle and the largest of some sizes; null for none. */
export function spreadOf(sizes: readonly number[]): Spread | null {
  const sorted = sizes.toSorted((a, b) => a - b);
  const largest = sorted.at(-1);
  if (largest === undefined) return null;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? largest;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? largest;
  return { count: sorted.length, median: Math.round((lower + upper) / 2), largest };
}

/** The documents of each kind of page that have been written so far. */
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
