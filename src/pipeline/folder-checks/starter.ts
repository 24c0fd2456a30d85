// The starter of a project: the folder `starter` beside its checks, which readers can download.
import { posix } from 'node:path';
import { readStepFiles, type StepFiles } from '../guides/step-files.ts';
import { zip } from '../guides/zip.ts';
import { checksFileOf } from './project-folder.ts';

export const starterFolderOf = (file: string) => posix.join(posix.dirname(checksFileOf(file)), 'starter');

/** The files of a project's starter; empty if it has none. */
export const readStarter = (root: string, file: string): StepFiles =>
  readStepFiles(root, starterFolderOf(file));

/** The starter as an archive, in a folder named after the project; null if there is none. */
export function starterZip(root: string, file: string): Buffer | null {
  const files = readStarter(root, file);
  const folder = posix.basename(posix.dirname(checksFileOf(file)));
  return files.size > 0
    ? zip([...files].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const))
    : null;
}
