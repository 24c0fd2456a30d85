// What a page weighs: the reference pages of a built site, as a browser that accepts brotli receives them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Measurement, median, row } from './measurement.ts';

export function measurePages(staticDir: string): Measurement[] {
  const folder = join(staticDir, 'cs/html');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  const sizes = documents.map((file) => statSync(join(folder, `${file}.br`)).size);
  const html = median(sizes);
  const sample = readFileSync(join(folder, documents[0] ?? 'index.html'), 'utf8');
  const css = linked(sample, /<link rel="stylesheet" href="([^"]+)"/g, staticDir);
  const js = linked(sample, /<script[^>]+src="([^"]+)"/g, staticDir);
  return [
    row(`HTML of a median reference page (${documents.length} pages, brotli)`, kilobytes(html)),
    row('  CSS', kilobytes(css)),
    row('  HTML + CSS', kilobytes(html + css), '≤ 25 kB', html + css <= 25_000),
    row('  script', kilobytes(js), '≤ 90 kB', js <= 90_000),
    row('  largest HTML', kilobytes(Math.max(...sizes))),
  ];
}

function linked(html: string, pattern: RegExp, staticDir: string): number {
  return [...html.matchAll(pattern)].reduce(
    (sum, match) => sum + statSync(join(staticDir, `${match[1]}.br`)).size,
    0,
  );
}
