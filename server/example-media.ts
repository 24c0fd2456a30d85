// The files that live examples name: pictures, film, sound, styles. They lie in one folder of the content, and a build
// has them beside the documents of the frame, so that `src="boat.svg"` leads to them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#pipeline/folder-files.ts';

/** Where authors keep them. */
export function exampleMediaFolder(contentDir: string): string {
  return join(contentDir, 'media');
}

/** Their names, as examples write them. */
export function listExampleMedia(contentDir: string): string[] {
  const folder = exampleMediaFolder(contentDir);
  return existsSync(folder) ? listFiles(folder).files : [];
}
