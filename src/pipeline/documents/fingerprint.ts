// A hash of everything besides the documents that affects their rows: the code, the facts, and which
// reference pages can be linked to. When it changes, no cached row is reused.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statusesOn } from '../facts/baseline.ts';
import { factsText, readFacts } from '../facts/read-facts.ts';
import type { Mount } from '../folder/mounts.ts';
import { listIconSets } from '../icons/icon-sets.ts';

let cached: string | null = null;

export interface FingerprintOptions {
  /** Pages that generated links may point to, if they exist. */
  referencePaths: ReadonlySet<string>;
  /** The build date, which decides what counts as widely available. */
  day: string;
  /** Where files are mounted: order and titles depend on it. */
  mounts?: readonly Mount[];
}

export function pipelineFingerprint({ referencePaths, day, mounts = [] }: FingerprintOptions): string {
  const hash = createHash('sha256').update(codeAndFacts());
  hash.update(statusesOn(readFacts(), day).join());
  hash.update(JSON.stringify([mounts, listIconSets()]));
  return hash.update([...referencePaths].sort().join()).digest('hex');
}

function codeAndFacts(): string {
  if (cached) return cached;
  const src = fileURLToPath(new URL('../../', import.meta.url));
  const hash = createHash('sha256');
  for (const folder of ['pipeline', 'site', 'schema', 'lib', 'database']) {
    for (const file of readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.test\.tsx?$/.test(file) || !/\.tsx?$/.test(file)) continue;
      hash.update(`\0${folder}/${file}\0`).update(readFileSync(join(src, folder, file)));
    }
  }
  const packages = join(src, '../package-lock.json');
  // A published package contains no lockfile; its `package.json` names every dependency by exact version.
  hash.update(readFileSync(existsSync(packages) ? packages : join(src, '../package.json')));
  hash.update(factsText());
  cached = hash.digest('hex');
  return cached;
}
