// What a page weighs: the reference pages of a built site, as a browser that accepts brotli receives them.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Measurement, row } from './measurement.ts';
import { getMedianPage, listReferencePages } from './reference-pages.ts';

export function measurePages(staticDir: string): Measurement[] {
  const pages = listReferencePages(staticDir);
  const { file, size } = getMedianPage(pages);
  const document = readFileSync(file, 'utf8');
  const css = linked(document, /<link rel="stylesheet" href="([^"]+)"/g, staticDir);
  const js = linked(document, /<script[^>]+src="([^"]+)"/g, staticDir);
  return [
    row(`HTML of a median reference page (${pages.length} pages, brotli)`, kilobytes(size)),
    row('  CSS', kilobytes(css)),
    row('  HTML + CSS', kilobytes(size + css), '≤ 25 kB', size + css <= 25_000),
    row('  script the document names', kilobytes(js)),
    row('  largest HTML', kilobytes(pages.at(-1)?.size ?? 0)),
  ];
}

function linked(html: string, pattern: RegExp, staticDir: string): number {
  return [...html.matchAll(pattern)].reduce(
    (sum, match) => sum + statSync(join(staticDir, `${match[1]}.br`)).size,
    0,
  );
}
