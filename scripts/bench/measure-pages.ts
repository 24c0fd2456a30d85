// The transfer sizes of a built site's pages, for a browser that accepts Brotli.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Measurement, row } from './measurement.ts';
import { listMeasuredPages } from './page-kinds.ts';

/** Bytes of render-blocking inline scripts in a document. */
const mostBlockingScript = 1200;

export function measurePages(staticDir: string): Measurement[] {
  return listMeasuredPages(staticDir).flatMap(({ kind, path, file }) => {
    const html = readFileSync(file, 'utf8');
    const inside = (pattern: RegExp) =>
      [...html.matchAll(pattern)].reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
    const sent = (pattern: RegExp) =>
      [...html.matchAll(pattern)].reduce(
        (sum, [, address]) => sum + statSync(join(staticDir, `${address}.br`)).size,
        0,
      );
    const scripts = inside(/<script>(.*?)<\/script>/gs);
    return [
      row(`${kind}, ${path}: document with its styles (brotli)`, kilobytes(statSync(`${file}.br`).size)),
      row('  styles in it, before compression', kilobytes(inside(/<style>(.*?)<\/style>/gs))),
      row(
        '  script in it that blocks rendering',
        kilobytes(scripts),
        `≤ ${kilobytes(mostBlockingScript)}`,
        scripts <= mostBlockingScript,
      ),
      row('  script it names', kilobytes(sent(/<script[^>]+src="([^"]+)"/g))),
      row('  style sheets for other pages', kilobytes(sent(/<link rel="stylesheet" href="([^"]+)"/g))),
      row('  elements', String([...html.matchAll(/<[a-z]/g)].length)),
    ];
  });
}
