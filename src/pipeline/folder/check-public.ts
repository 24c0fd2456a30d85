// The files of `public/` keep their names on the site, so what is there is checked before anything is published.
import { existsSync } from 'node:fs';
import { isGeneratedFolder } from '#site/addresses.ts';
import { type Problem, reportTo } from '../problem.ts';
import { findFile, listFiles, refusalMessage } from './folder-files.ts';

/** Links that lead astray, files that are none, and names that belong to the build. */
export function checkPublic(publicDir: string): Problem[] {
  const problems: Problem[] = [];
  if (!existsSync(publicDir)) return problems;
  const reportOn = (file: string) => reportTo(problems, `../public/${file}`);
  const { files, links, irregular } = listFiles(publicDir);
  for (const file of irregular) reportOn(file)('file-refused', null, refusalMessage(file, 'irregular'));
  for (const file of links) {
    const found = findFile(publicDir, file);
    if (found.ok) continue;
    if (found.reason === 'missing') {
      reportOn(file)(
        'symlink-dangling',
        null,
        'The symbolic link leads to no file. Put a copy of the file or folder in its place.',
      );
    } else reportOn(file)('file-refused', null, refusalMessage(file, found.reason));
  }
  for (const file of [...files, ...links]) {
    if (!isGeneratedFolder(`/${file}`)) continue;
    const folder = file.split('/', 1)[0];
    reportOn(file)(
      'public-reserved',
      null,
      `The build keeps files of its own in "/${folder}/", and readers may keep those for a year. Put the file into another folder.`,
    );
  }
  return problems;
}
