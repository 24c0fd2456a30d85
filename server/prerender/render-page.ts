// One page: rendered, and its files written.
import type { Renderer } from '#render/renderer.ts';
import type { QualityReport } from '#schema/quality-report.ts';
import { type PageExtras, writePage } from './page-files.ts';

export async function renderPage(
  renderer: Renderer,
  path: string,
  outDir: string,
  quality?: QualityReport,
): Promise<PageExtras> {
  const rendered = await renderer.renderPage(path, quality).catch((error: Error) => {
    throw new Error(`The page ${path} could not be rendered: ${error.stack}`);
  });
  if (!rendered)
    throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
  return writePage(outDir, path, rendered);
}
