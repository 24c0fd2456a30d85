// What a reader starts a step from.
import type { StepRunData } from '#schema/page/step-run.ts';
import type { WorkFile } from './files.ts';

const imported = /\bfrom\s*(['"])\.\/([^'"]+)\1/g;

/** The files, with an empty one for each that the tests import and that is not there yet, so that its name is known. */
export function startFiles(
  files: readonly WorkFile[],
  { tests, ours }: Pick<StepRunData, 'tests' | 'ours'>,
): WorkFile[] {
  const names = new Set(tests.flatMap(({ text }) => [...text.matchAll(imported)].map(({ 2: name }) => name)));
  const missing = ours.filter(({ name }) => names.has(name) && files.every((file) => file.name !== name));
  return [
    ...files.filter(({ name }) => tests.every((file) => file.name !== name)),
    ...missing.map(({ name }) => ({ name, text: '' })),
  ];
}
