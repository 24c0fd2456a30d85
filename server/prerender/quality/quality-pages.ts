// Pages with figures about the site. They come last, because the figures are about all other pages.
import type { Renderer } from '#render/renderer.ts';
import type { PageExtras } from '../page-files.ts';
import { digest, type PageKeys, type PageRecords } from '../page-keys.ts';
import { renderPage } from '../render-page.ts';
import { type QualityInput, qualityReport } from './quality-report.ts';

export interface QualityPagesOptions extends QualityInput {
  renderer: Renderer;
  /** What the pages depend on besides the figures. */
  keys: PageKeys;
  /** Takes over the files of pages that would come out the same. */
  keep(keys: PageKeys): PageRecords;
}

export interface QualityPages {
  /** The keys of these pages: other figures, another key. */
  keys: PageKeys;
  kept: PageRecords;
  rendered: Map<string, PageExtras>;
}

/** Renders the pages at these addresses, unless the figures are those of the last build. */
export async function renderQualityPages(
  paths: readonly string[],
  options: QualityPagesOptions,
): Promise<QualityPages> {
  // A site without such a page pays nothing.
  if (paths.length === 0) return { keys: {}, kept: {}, rendered: new Map() };
  const { renderer, outDir } = options;
  const report = qualityReport(options);
  const figures = JSON.stringify(report);
  const keys = Object.fromEntries(paths.map((path) => [path, digest(options.keys[path] ?? '', figures)]));
  const kept = options.keep(keys);
  const rendered = new Map<string, PageExtras>();
  for (const path of paths)
    if (!(path in kept)) rendered.set(path, await renderPage(renderer, path, outDir, report));
  return { keys, kept, rendered };
}
