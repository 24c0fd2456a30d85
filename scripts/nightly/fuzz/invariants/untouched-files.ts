// A build writes into its output and nowhere else.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of each path below a folder: its kind, its time and its contents. */
export type Snapshot = ReadonlyMap<string, string>;

/** Reads a folder without following links. `except` are paths in it that may change. */
export function takeSnapshot(folder: string, except: readonly string[]): Snapshot {
  const seen = new Map<string, string>();
  const walk = (path: string) => {
    if (except.includes(path)) return;
    const file = join(folder, path);
    const stats = lstatSync(file);
    // A folder on the way to one that may change has a time that changes with it.
    const time = except.some((other) => other.startsWith(path ? `${path}/` : '')) ? '' : stats.mtimeMs;
    if (stats.isSymbolicLink()) seen.set(path, `link ${time} ${readlinkSync(file)}`);
    else if (stats.isFile()) seen.set(path, `file ${time} ${hashOf(file)}`);
    else if (stats.isDirectory()) {
      seen.set(path, `folder ${time}`);
      for (const name of readdirSync(file)) walk(path === '' ? name : `${path}/${name}`);
    } else seen.set(path, `other ${time}`);
  };
  walk('');
  return seen;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** What a build made, changed or removed outside its output. */
export function findChanges(before: Snapshot, after: Snapshot): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === is) return [];
    const what = was === undefined ? 'made' : is === undefined ? 'removed' : 'changed';
    return [`outside the output, ${JSON.stringify(path)} was ${what}`];
  });
}
