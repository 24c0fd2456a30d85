// One page: rendered, and its files written.
import type { ImageVariant } from '#lib/image-url.ts';
import type { Renderer } from '#routes/renderer.ts';
import { writePage } from './page-files.ts';

/** What belongs to a page besides its document and payload. */
export interface PageExtras {
  /** Names of its fragments. */
  islands: string[];
  images: readonly ImageVariant[];
}

export async function renderPage(renderer: Renderer, path: string, outDir: string): Promise<PageExtras> {
  const rendered = await renderer.renderPage(path).catch((error: Error) => {
    throw new Error(`The page ${path} could not be rendered: ${error.stack}`);
  });
  if (!rendered)
    throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
  writePage(outDir, path, rendered);
  return { islands: Object.keys(rendered.bundle.islands), images: rendered.images };
}
