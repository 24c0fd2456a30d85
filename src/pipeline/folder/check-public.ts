// Checks the files of `public/` before anything is published, because they keep their names on the site.
import { existsSync } from 'node:fs';
import type { Redirects } from '#schema/builds.ts';
import { isGeneratedFolder } from '#site/addresses.ts';
import { type Problem, reportTo } from '../problem.ts';
import { findFile, listFiles, refusalMessage } from './folder-files.ts';
import { ownerOfFile, plainName, type TakenNames, takenNames } from './taken-names.ts';

/** Reports broken links, files that are not regular, and names that belong to pages or to the build. */
export function checkPublic(
  publicDir: string,
  pathByFile: ReadonlyMap<string, string>,
  redirects: Redirects,
): Problem[] {
  const problems: Problem[] = [];
  if (!existsSync(publicDir)) return problems;
  const reportOn = (file: string) => reportTo(problems, `../public/${file}`);
  const { files, links, irregular } = listFiles(publicDir);
  for (const file of irregular) reportOn(file)('file-refused', null, refusalMessage(file, 'irregular'));
  for (const file of links) {
    const found = findFile(publicDir, file);
    if (found.ok || found.reason === 'encoded') continue;
    if (found.reason === 'missing') {
      reportOn(file)(
        'symlink-dangling',
        null,
        'The symbolic link is broken. Put a copy of the file or folder in its place.',
      );
    } else reportOn(file)('file-refused', null, refusalMessage(file, found.reason));
  }
  const all = [...files, ...links].toSorted();
  const taken = takenNames(pathByFile, redirects, all);
  for (const file of all) {
    const fault = faultOf(file, taken);
    if (fault) reportOn(file)('public-reserved', null, fault);
  }
  return problems;
}

/** Why a file's name is not allowed, or null. */
function faultOf(file: string, taken: TakenNames): string | null {
  if (isGeneratedFolder(`/${file}`)) {
    const folder = file.split('/', 1)[0];
    return `The build keeps files of its own in "/${folder}/", and browsers cache those for a year. Put the file into another folder.`;
  }
  if (isGeneratedFolder(`/${file}/`))
    return `The build keeps files of its own in "/${file}/", so no file can have that name. Rename the file, or remove it.`;
  const owner = ownerOfFile(plainName(file), taken);
  if (owner) return owner;
  return compressedFault(file, taken.files);
}

/** Why a name is not allowed beside these files: servers would send it in place of another one. */
export function compressedFault(file: string, files: ReadonlySet<string>): string | null {
  if (file.endsWith('.br')) return refusalMessage(file, 'encoded');
  const plain = plainName(file);
  if (plain === file || !files.has(plain)) return null;
  return `Servers would send the file in place of "${plain}", as its compressed form. The build makes these itself: rename the file, or remove it.`;
}
