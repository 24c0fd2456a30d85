// Saves the reader's files of a step, with its tests, as an archive.
import { stepZipName } from '#site/step-zip.ts';
import type { WorkFile } from '#workbench/state/files.ts';
import { zipFiles } from './zip-files.ts';

export function saveZip(path: string, number: number, files: readonly WorkFile[]): void {
  const name = stepZipName(path, number);
  const archive = zipFiles(name.replace(/\.zip$/, ''), files);
  const href = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
