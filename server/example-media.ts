// The files that live examples name: pictures, film, sound, styles. They lie in one folder of the content, and a build
// has them beside the documents of the frame, so that `src="boat.svg"` leads to them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder/folder-files.ts';

/** Where authors keep them. */
export function exampleMediaFolder(contentDir: string): string {
  return join(contentDir, 'media');
}

/** Their names, as examples write them. */
export function listExampleMedia(contentDir: string): string[] {
  const folder = exampleMediaFolder(contentDir);
  return existsSync(folder) ? listFiles(folder).files : [];
}

/** A short hash of each of them, by its name. */
export function exampleMediaHashes(contentDir: string): Record<string, string> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(exampleMediaFolder(contentDir), name)))
      .digest('hex')
      .slice(0, 12);
  return Object.fromEntries(listExampleMedia(contentDir).map((name) => [name, hashOf(name)]));
}
