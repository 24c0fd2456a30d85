// The files that live examples use: pictures, video, audio, styles. They are in one folder of the content,
// and a build copies them beside the documents of the frame, so that `src="boat.svg"` works.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder/folder-files.ts';
import { addresses, ownExampleFiles } from '#site/addresses.ts';

/** The folder in which authors put them. */
export function exampleMediaFolder(contentDir: string): string {
  return join(contentDir, 'media');
}

/** Their names, as used in examples. */
export function listExampleMedia(contentDir: string): string[] {
  const folder = exampleMediaFolder(contentDir);
  return existsSync(folder) ? listFiles(folder).files.filter((name) => !isOwnExampleFile(name)) : [];
}

/**
 * Whether the site has a document or script of its own with this name. An author's file of that name is not
 * published.
 */
export function isOwnExampleFile(name: string): boolean {
  return ownExampleFiles.includes(addresses.examples.path + name);
}

/** A short hash of each file, by name. */
export function exampleMediaHashes(contentDir: string): Record<string, string> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(exampleMediaFolder(contentDir), name)))
      .digest('hex')
      .slice(0, 12);
  return Object.fromEntries(listExampleMedia(contentDir).map((name) => [name, hashOf(name)]));
}
