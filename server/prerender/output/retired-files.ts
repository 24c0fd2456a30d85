// Code and styles of earlier builds, which open pages may still request. They are kept for a week after the
// last build that used them. Authors' content is never kept: deleted content is gone.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '#site/addresses.ts';
import type { OutputFolder } from './output-folder.ts';

const keptFor = 7 * 24 * 60 * 60 * 1000;
const folder = addresses.assets.path.slice(1, -1);

/** When each file of the current output was last used by a build. */
export type Retired = Record<string, number>;

/**
 * Reuses files that an earlier build wrote and the new output does not contain, for a week after their last
 * use.
 */
export function keepRetired(present: string, output: OutputFolder, retired: Retired, now: number): Retired {
  const kept: Retired = {};
  const root = join(present, folder);
  if (!existsSync(root)) return kept;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || !output.isAsWritten(file) || existsSync(join(output.next, file))) continue;
    const since = retired[file] ?? now;
    if (now - since < keptFor && output.keep(file)) kept[file] = since;
  }
  return kept;
}
