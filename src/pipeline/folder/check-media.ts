// Checks the files of `media/`, which keep their names and are published in the same folder as the documents
// of live examples.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFolder, examplePaths } from '#schema/page/example.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { stepFramePath } from '#schema/page/step-run.ts';
import { type Problem, reportTo } from '../problem.ts';
import { compressedFault } from './check-public.ts';
import { listFiles } from './folder-files.ts';
import { plainName } from './taken-names.ts';

/** The build's own files in that folder: the documents, and the axe checks. */
const ownFiles: readonly string[] = [
  ...Object.values(examplePaths),
  questFramePath,
  stepFramePath,
  `${exampleFolder}axe.js`,
];

/** Reports names used by the build, and files that servers would send in place of others. */
export function checkMedia(root: string): Problem[] {
  const problems: Problem[] = [];
  const folder = join(root, 'media');
  if (!existsSync(folder)) return problems;
  const { files } = listFiles(folder);
  const all = new Set(files);
  for (const file of files) {
    const address = exampleFolder + plainName(file);
    const fault = ownFiles.includes(address)
      ? `The build makes ${address} itself. Rename the file, or remove it.`
      : compressedFault(file, all);
    if (fault) reportTo(problems, `media/${file}`)('media-reserved', null, fault);
  }
  return problems;
}
