// Writes the archives of guide steps, for readers to download.
import type { ListedPage } from '#pages/listed-pages.ts';
import { readStepFiles, stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { stepZip } from '#pipeline/guides/step-zip.ts';
import { stepZipPath } from '#site/step-zip.ts';

/** Writes the archive of each step whose page offers one. */
export function writeStepZips(
  pages: readonly ListedPage[],
  contentDir: string,
  write: (path: string, content: Buffer) => void,
): void {
  for (const { path, stem, meta } of pages) {
    const place = meta.step === undefined ? null : stepPlaceOf(`${stem}.md`);
    if (place) write(stepZipPath(path).slice(1), stepZip(place, readStepFiles(contentDir, place.folder)));
  }
}
