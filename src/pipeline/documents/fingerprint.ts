// A hash of what turns documents into rows besides the documents: the code, the facts, and which pages of the reference
// there are to link to. When it changes, no stored row can be trusted.
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
  /** Pages that links of the site's own making lead to, when they exist. */
  referencePaths: ReadonlySet<string>;
  /** The day of the build: what is widely available by then is a matter of the date. */
  day: string;
  /** Where files are found: order and titles come from it. */
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
  // A packed copy of the project has no such list; its `package.json` names every package by its exact version.
  hash.update(readFileSync(existsSync(packages) ? packages : join(src, '../package.json')));
  hash.update(factsText());
  cached = hash.digest('hex');
  return cached;
}
