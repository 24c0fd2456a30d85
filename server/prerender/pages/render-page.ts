import type { Renderer } from '#render/renderer.ts';
import type { QualityReport } from '#schema/quality.ts';
import type { RendererInput } from '../../open-renderer.ts';
import { type PageExtras, type PageTarget, writePage } from './page-files.ts';

/** A rendered page by its path. */
export type RenderedEntry = [path: string, extras: PageExtras];

/** The setup of a process that renders pages. */
export interface RenderSetup {
  input: RendererInput;
  outDir: string;
  /** Milliseconds. */
  now: number;
}

/**
 * Renders one page and writes its files. `quality` are the figures about the site, for a page that shows
 * them.
 */
export async function renderPage(
  renderer: Renderer,
  path: string,
  target: PageTarget,
  quality?: QualityReport,
): Promise<PageExtras> {
  const rendered = await renderer.renderPage(path, quality).catch((error: Error) => {
    throw new Error(`The page ${path} could not be rendered: ${error.stack}`);
  });
  if (!rendered)
    throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
  return writePage(target, path, rendered);
}
