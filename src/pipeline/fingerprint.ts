// A hash of the code that turns documents into rows: when it changes, no stored row can be trusted.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let cached: string | null = null;

export function pipelineFingerprint(): string {
  if (cached) return cached;
  const src = fileURLToPath(new URL('../', import.meta.url));
  const hash = createHash('sha256');
  for (const folder of ['pipeline', 'schema', 'lib', 'database']) {
    for (const file of readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.test\.tsx?$/.test(file) || !/\.tsx?$/.test(file)) continue;
      hash.update(`\0${folder}/${file}\0`).update(readFileSync(join(src, folder, file)));
    }
  }
  hash.update(readFileSync(join(src, '../package-lock.json')));
  cached = hash.digest('hex');
  return cached;
}
