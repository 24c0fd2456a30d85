import { posix } from 'node:path';
import { plainName } from '#lib/address/content-path.ts';
import type { StepFiles, StepPlace } from './step-files.ts';
import { zip } from './zip.ts';

/** All files of a step as an archive, in a folder named after the guide and the step. */
export function stepZip({ guide, number }: StepPlace, files: StepFiles): Buffer {
  const folder = `${plainName(posix.basename(guide))}-step-${number}`;
  return zip([...files].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const));
}
