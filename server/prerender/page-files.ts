// Where the files of a page lie in the output.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from '#schema/page-data.ts';
import { writeWithTwins } from './compress.ts';

/** `/a/b` is `a/b/index.html`; the root is `index.html`. */
export function pageFiles(path: string): { document: string; payload: string } {
  const folder = path.split('/').filter(Boolean).join('/');
  return { document: join(folder, 'index.html'), payload: join(folder, '_payload.json') };
}

export function writePage(outDir: string, path: string, html: string, payload: Payload): void {
  const files = pageFiles(path);
  mkdirSync(join(outDir, path), { recursive: true });
  writeWithTwins(join(outDir, files.document), html, 'page');
  writeWithTwins(join(outDir, files.payload), JSON.stringify(payload), 'page');
}
