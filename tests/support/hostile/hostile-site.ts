// The small build that is attacked, with things beside it and in it that nobody may see.
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD, type BuildFiles, makeBuild, writeFiles } from '#server/http/testing/build-folder.ts';
import type { Reading } from './reader.ts';

/** Stands in every file that must not be served. */
export const SECRET = 'never-to-be-seen-4711';

/** More than the buffers between two sockets hold. */
export const LARGE_BYTES = 20_000_000;

const page = (title: string, lines: number) =>
  `<!doctype html><title>${title}</title>${`<p>${title}: a line of the page.</p>\n`.repeat(lines)}`;

const FILES: BuildFiles = {
  ...BUILD,
  'index.html': page('Home', 100),
  'long/index.html': page('Long', 5000),
  'long/_payload.json': JSON.stringify({ data: 'x'.repeat(30_000) }),
  'assets/streamed.bin': Buffer.alloc(400_000, 'streamed '),
  'assets/large.bin': Buffer.alloc(LARGE_BYTES, 'large '),
  '404.html': page('Page not found: {{path}}', 200),
};
const PRECOMPRESSED = ['index.html', 'a/b/index.html', 'long/index.html', 'long/_payload.json'];

/** Writes the build and the secrets; the folder goes when the test is over. */
export async function makeHostileSite(): Promise<{ outDir: string; readings: Reading[] }> {
  const outDir = await makeBuild(FILES, PRECOMPRESSED);
  await writeFiles(outDir, {
    'secret.txt': SECRET,
    'server/one-1/pages.json': JSON.stringify({ pages: SECRET }),
    'static/.env': SECRET,
    'static/.git/config': SECRET,
  });
  await symlink(join(outDir, 'secret.txt'), join(outDir, 'static/link.txt'));
  await symlink(outDir, join(outDir, 'static/linked'));
  const read = (path: string, encoding: Reading['encoding'], file: string): Reading => ({
    path,
    encoding,
    bytes: readFileSync(join(outDir, 'static', file)),
  });
  return {
    outDir,
    readings: [
      read('/', 'br', 'index.html.br'),
      read('/long', 'gzip', 'long/index.html.gz'),
      read('/long', 'identity', 'long/index.html'),
      read('/long/_payload.json', 'br', 'long/_payload.json.br'),
      read('/a/b', 'identity', 'a/b/index.html'),
      read('/assets/app-1a2b3c.js', 'identity', 'assets/app-1a2b3c.js'),
      // Sent from disk rather than from memory.
      read('/assets/streamed.bin', 'identity', 'assets/streamed.bin'),
    ],
  };
}
