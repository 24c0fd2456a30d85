// Checks whether the files of the last build are unchanged. Reading and hashing them all would take longer
// than a build after an edit, so sizes and times are compared: replacing a file changes its time.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../pages/page-keys.ts';

/** Stamps by the path of a file in the output. */
export type FileStamps = Readonly<Record<string, string>>;

/** The stamp of a missing or irregular file. */
const none = '-';

/** The size and the time of a file, to the second, because copies keep no more precision. */
export function stampOf(root: string, file: string): string {
  const stats = lstatSync(join(root, file), { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.size}.${Math.floor(stats.mtimeMs / 1000)}` : none;
}

/** One stamp for several files, some of which may not exist. */
export function stampOfAll(root: string, files: readonly string[]): string {
  return digest(...files.map((file) => stampOf(root, file)));
}

/** Whether a file is as recorded, or is missing as it was then. */
export function hasStamp(root: string, file: string, stamps: FileStamps): boolean {
  return stampOf(root, file) === (stamps[file] ?? none);
}
