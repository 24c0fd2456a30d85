// The files of every step of a guide in one, for readers to download.
import { listPages } from '#pages/listed-pages.ts';
import { readStepFiles, stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { stepZip } from '#pipeline/guides/step-zip.ts';
import type { Renderer } from '#render/renderer.ts';
import { stepZipPath } from '#site/step-zip.ts';

/** Writes the archive of each step whose page offers one. */
export async function writeStepZips(
  { site }: Pick<Renderer, 'site'>,
  contentDir: string,
  write: (path: string, content: Buffer) => void,
): Promise<void> {
  for (const { path, stem, meta } of await listPages(site)) {
    const place = meta.step === undefined ? null : stepPlaceOf(`${stem}.md`);
    if (place) write(stepZipPath(path).slice(1), stepZip(place, readStepFiles(contentDir, place.folder)));
  }
}
