// Small builds in temporary folders, for the server's tests.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** Contents by path below the build's `static` folder. */
export type BuildFiles = Record<string, string | Uint8Array>;

export const HOME = '<!doctype html><title>Home</title><h1>Home</h1>';
export const GUIDE = '<!doctype html><title>Guide</title><h1>Guide</h1>';
const NOT_FOUND =
  '<!doctype html><title>404 - Page not found: {{path}}</title><p>Page not found: {{path}}</p>';
export const SERVER_ERROR = '<!doctype html><title>500 - Internal Server Error</title>';

/** A build with one of everything. */
export const BUILD: BuildFiles = {
  'index.html': HOME,
  'a/b/index.html': GUIDE,
  'a/b/_payload.json': '{"data":{}}',
  '404.html': NOT_FOUND,
  '500.html': SERVER_ERROR,
  'builds/latest.json': '{"id":"one","timestamp":1}',
  'builds/meta/one.json': '{"id":"one"}',
  'assets/app-1a2b3c.js': 'export const answer = 42;',
  'favicon.ico': new Uint8Array([0, 0, 1, 0]),
};

/** A folder that is removed when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder; `precompressed` names those that get a `.br` and a `.gz` beside them. */
export async function writeFiles(
  folder: string,
  files: BuildFiles,
  precompressed: string[] = [],
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!precompressed.includes(path)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
}

/** An output folder (`static` inside) with a build in it. */
export async function makeBuild(
  files: BuildFiles = BUILD,
  precompressed = ['index.html', 'a/b/index.html'],
): Promise<string> {
  const outDir = await temporaryFolder();
  await writeFiles(join(outDir, 'static'), files, precompressed);
  return outDir;
}
