// The folder of an exercise: `exercises/<page>/<id>` beside its page, with `starter.html`, `solution.html`,
// `checks.js` and the wrong answers in `wrong/`.
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { plainName } from '#lib/address/content-path.ts';
import { exerciseFiles } from '#schema/page/exercise.ts';
import { readPublishable } from '../folder/folder-files.ts';

export interface ExerciseFolder {
  /** Inside the content folder. */
  folder: string;
  /** Null if the file does not exist. */
  starter: string | null;
  solution: string | null;
  checksSource: string | null;
  /** By the names of their files, without the ending. */
  wrong: { name: string; text: string }[];
}

/** Where the files of an exercise are. The number of the page is left out, because lessons move. */
export function exerciseFolderOf(file: string, id: string): string {
  const name = plainName(posix.basename(file, posix.extname(file))) || 'index';
  return posix.join(posix.dirname(file), 'exercises', name, id);
}

export function readExerciseFolder(root: string, folder: string): ExerciseFolder {
  const textOf = (name: string): string | null => {
    const found = readPublishable(root, `${folder}/${name}`);
    return found.ok ? found.bytes.toString('utf8') : null;
  };
  const wrongFolder = join(root, folder, exerciseFiles.wrong);
  const names = existsSync(wrongFolder) ? readdirSync(wrongFolder) : [];
  return {
    folder,
    starter: textOf(exerciseFiles.starter),
    solution: textOf(exerciseFiles.solution),
    checksSource: textOf(exerciseFiles.checks),
    wrong: names
      .filter((name) => name.endsWith('.html'))
      .toSorted()
      .map((name) => ({
        name: posix.basename(name, '.html'),
        text: textOf(`${exerciseFiles.wrong}/${name}`) ?? '',
      })),
  };
}

/** A file as the card shows it: its result is that of a live example with this source. */
export function exampleOf(file: string): string {
  return file.trimEnd();
}
