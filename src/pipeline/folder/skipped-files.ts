// Reports Markdown files that are not pages because of their ending, such as `.mdx`.
import { basename, extname } from 'node:path';
import { counted } from '#lib/counted.ts';
import { type Problem, problemIn } from '../problem.ts';

/**
 * A warning for each file, or one error if they are most of the folder, because a site without them cannot be
 * intended. `pages` is the number of files that are read.
 */
export function skippedProblems(skipped: readonly string[], pages: number): Problem[] {
  const files = skipped.toSorted();
  if (files.length <= pages) return files.map(warningFor);
  const all = files.length + pages;
  const endings = [...new Set(files.map((file) => extname(file)))].join(', ');
  const message = `${counted(files.length, 'file')} of ${all} would be left out, because only files that end in .md are pages (${endings}, first ${files[0]}). ${adviceFor(files)} If they are no pages, name them under "exclude" in site.yaml, such as '**/*${extname(files[0] ?? '')}'.`;
  return [problemIn('', 'files-skipped', null, message)];
}

function adviceFor(files: readonly string[]): string {
  return files.some((file) => file.endsWith('.mdx'))
    ? 'MDX is a program, which is never run here: rename each file to .md, delete its "import" lines, and write blocks such as ::note in place of its components.'
    : 'Rename them to .md.';
}

function warningFor(file: string): Problem {
  const renamed = basename(file).replace(/\.\w+$/, '.md');
  return problemIn(
    file,
    'file-ending',
    null,
    `Only files that end in .md are pages. Call it "${renamed}", or leave it as it is if it is none.`,
  );
}
