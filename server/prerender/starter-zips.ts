// Writes the archives with the starters of projects, for readers to download.
import type { ListedPage } from '#pages/listed-pages.ts';
import { starterZip } from '#pipeline/folder-checks/starter.ts';
import { kindOfPage } from '#site/place.ts';
import { stepZipPath } from '#site/step-zip.ts';

/** Writes the archive of each project whose page offers one. */
export function writeStarterZips(
  pages: readonly ListedPage[],
  contentDir: string,
  write: (path: string, content: Buffer) => void,
): void {
  for (const { path, stem, meta } of pages) {
    if (kindOfPage(path) !== 'project' || meta.hasChecks !== true) continue;
    const archive = starterZip(contentDir, `${stem}.md`);
    if (archive) write(stepZipPath(path).slice(1), archive);
  }
}
