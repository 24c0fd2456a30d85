// The code of a guide's steps. The page `3-star.md` of a guide belongs to the files in `steps/03/` beside it.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { StepFacts } from '#schema/page/guide-step.ts';
import { listFiles, readPublishable } from '../folder/folder-files.ts';

/** The location of a step's code, as paths inside the content folder. */
export interface StepPlace {
  /** The number of the step, from one. */
  number: number;
  /** The folder of the guide. */
  guide: string;
  folder: string;
  /** The folder of the previous step; null for the first one. */
  before: string | null;
}

/** The files of a step by name, in alphabetical order. */
export type StepFiles = ReadonlyMap<string, Buffer>;

/** The code that a page describes. */
export interface StepCode {
  place: StepPlace;
  files: StepFiles;
  /** The files of the previous step. */
  before: StepFiles;
  /** Null until its tests have been run and recorded. */
  facts: StepFacts | null;
}

const stepFile = /^(\d+)-[^/]+\.md$/;

/** The location of the code for a step's document; null for any other document. */
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

/** All files of a step; empty if the folder does not exist. */
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

/**
 * A hash of everything that the results of a step's tests depend on: its files and those of the previous
 * step.
 */
export function stepHash(files: StepFiles, before: StepFiles): string {
  const listed = [files, before].map((step) =>
    [...step].map(([name, bytes]) => [name, hash('sha256', bytes)]),
  );
  return hash('sha256', JSON.stringify(listed)).slice(0, 16);
}
