// The code of a guide's steps. The page `3-star.md` of a guide is about the files in `steps/03/` beside it.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { StepFacts } from '#schema/page/guide-step.ts';
import { listFiles, readPublishable } from '../folder/folder-files.ts';

/** Where the code of a step lies, as paths inside the content folder. */
export interface StepPlace {
  /** Which step it is, counted from one. */
  number: number;
  /** The folder of the guide. */
  guide: string;
  folder: string;
  /** The folder of the step before it; null for the first step. */
  before: string | null;
}

/** The files of a step by their names in its folder, in the order of the alphabet. */
export type StepFiles = ReadonlyMap<string, Buffer>;

/** The code that a page is about. */
export interface StepCode {
  place: StepPlace;
  files: StepFiles;
  /** The files of the step before it. */
  before: StepFiles;
  /** Null until its tests have been run and the result written down. */
  facts: StepFacts | null;
}

const stepFile = /^(\d+)-[^/]+\.md$/;

/** Where the code of the step lies that a document is about; null for any other document. */
export function stepPlaceOf(file: string): StepPlace | null {
  const number = Number(stepFile.exec(posix.basename(file))?.[1]);
  if (!(number > 0)) return null;
  const guide = posix.dirname(file);
  const folderOf = (step: number) => `${guide}/steps/${stepKey(step)}`;
  return { number, guide, folder: folderOf(number), before: number > 1 ? folderOf(number - 1) : null };
}

/** The name of a step's folder: two digits. */
export function stepKey(number: number): string {
  return String(number).padStart(2, '0');
}

/** All files of a step; none where there is no such folder. */
export function readStepFiles(root: string, folder: string | null): StepFiles {
  const absolute = join(root, folder ?? '');
  if (folder === null || !existsSync(absolute)) return new Map();
  return new Map(
    listFiles(absolute).files.flatMap((name): [string, Buffer][] => {
      const found = readPublishable(root, `${folder}/${name}`);
      return found.ok ? [[name, found.bytes]] : [];
    }),
  );
}

/** Whether a file of a step is one of its tests. */
export function isTestFile(name: string): boolean {
  return name.includes('.test.');
}

/** What the results of a step's tests depend on, as a hash: its files and those of the step before it. */
export function stepHash(files: StepFiles, before: StepFiles): string {
  const listed = [files, before].map((step) =>
    [...step].map(([name, bytes]) => [name, hash('sha256', bytes)]),
  );
  return hash('sha256', JSON.stringify(listed)).slice(0, 16);
}
