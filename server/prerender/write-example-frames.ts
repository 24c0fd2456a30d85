import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HeaderMap } from '#site/security-headers.ts';
import { exampleFrames, rememberedFrameScript } from '../example-frame.ts';
import { writePrecompressed } from './compress.ts';

/** Writes the documents and returns the headers of each address that may lead to one. */
export async function writeExampleFrames(
  staticDir: string,
  cacheDir: string,
): Promise<Record<string, HeaderMap>> {
  const headers: Record<string, HeaderMap> = {};
  for (const [path, made] of Object.entries(exampleFrames(await rememberedFrameScript(cacheDir)))) {
    const file = join(staticDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writePrecompressed(file, made.html, 'asset');
    headers[path] = made.headers;
    // Some static hosts send readers from `name.html` to `name`.
    headers[path.replace(/\.html$/, '')] = made.headers;
  }
  return headers;
}
