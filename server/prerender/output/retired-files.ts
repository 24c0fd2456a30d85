// Code and styles of earlier builds, which pages that are still open may ask for. They stay for a week after the last
// build that used them. Nothing that an author wrote is kept: what was taken out of the content is gone.
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '#site/addresses.ts';
import type { OutputFolder } from './output-folder.ts';

const keptFor = 7 * 24 * 60 * 60 * 1000;
const folder = addresses.assets.path.slice(1, -1);

/** When each file of the present output was last used by a build. */
export type Retired = Record<string, number>;

/** Takes over files that the new output does not have; forgets those that nobody has used for a week. */
export function keepRetired(present: string, output: OutputFolder, retired: Retired, now: number): Retired {
  const kept: Retired = {};
  const root = join(present, folder);
  if (!existsSync(root)) return kept;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isFile() || existsSync(join(output.next, file))) continue;
    const since = retired[file] ?? now;
    if (now - since < keptFor && output.keep(file)) kept[file] = since;
  }
  return kept;
}

/** Removes them all from a site that is in place. */
export function removeRetired(staticDir: string, retired: Retired): void {
  for (const file of Object.keys(retired)) rmSync(join(staticDir, file), { force: true });
  // A server that has read them looks again when the time of the folder changes.
  const now = new Date();
  utimesSync(staticDir, now, now);
}
