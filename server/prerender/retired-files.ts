// Files of earlier builds that an open page may still ask for: hashed assets, pictures and build records.
// They stay for a week after the last build that used them.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFolder } from './output-folder.ts';

const keptFor = 7 * 24 * 60 * 60 * 1000;
const folders = ['assets', '_data', '_media', '_ipx', '_share', 'builds/meta'];

/** When each file of the present output was last used by a build. */
export type Retired = Record<string, number>;

/** Takes over files that the new output does not have; forgets those that nobody has used for a week. */
export function keepRetired(present: string, output: OutputFolder, retired: Retired, now: number): Retired {
  const kept: Retired = {};
  for (const folder of folders) {
    const root = join(present, folder);
    if (!existsSync(root)) continue;
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name}`;
      if (existsSync(join(output.next, file)) || !statSync(join(root, name)).isFile()) continue;
      const since = retired[file] ?? now;
      if (now - since < keptFor && output.keep(file)) kept[file] = since;
    }
  }
  return kept;
}
