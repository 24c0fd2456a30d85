// A hash of a whole content folder, to see whether a check was run on the current content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash of every file's name and bytes, without hidden files of editors and operating systems. */
export function contentHash(contentDir: string): string {
  const hash = createHash('sha256');
  // Directory entries rather than names: with names only, Node follows links to folders, also in a circle.
  const files = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isHidden(file));
  for (const file of files.toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(contentDir, file)));
  return hash.digest('hex').slice(0, 16);
}

/** `.navigation.yml` and similar files are content, although their names start with a dot. */
function isHidden(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') && !name.startsWith('.navigation.'));
}
