// Pages with figures about the site. They come last, because the figures are about all other pages.
import type { Renderer } from '#render/renderer.ts';
import type { PageTarget } from '../pages/page-files.ts';
import { digest, type PageKeys } from '../pages/page-keys.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { type RenderedEntry, renderPage } from '../pages/render-page.ts';
import { type QualityInput, qualityReport } from './quality-report.ts';

export interface QualityPagesOptions extends QualityInput, PageTarget {
  renderer: Renderer;
  /** The keys of the pages without the figures. */
  keys: PageKeys;
  /** Reuses the files of unchanged pages. */
  keep(keys: PageKeys): PageRecords;
}

export interface QualityPages {
  /** The keys of these pages, which include the figures. */
  keys: PageKeys;
  kept: PageRecords;
  rendered: RenderedEntry[];
}

/** Renders the pages at these addresses, unless the figures are unchanged since the last build. */
export async function renderQualityPages(
  paths: readonly string[],
  options: QualityPagesOptions,
): Promise<QualityPages> {
  // Without such a page, no figures are computed.
  if (paths.length === 0) return { keys: {}, kept: {}, rendered: [] };
  const { renderer } = options;
  const report = qualityReport(options);
  const figures = JSON.stringify(report);
  const keys = Object.fromEntries(paths.map((path) => [path, digest(options.keys[path] ?? '', figures)]));
  const kept = options.keep(keys);
  const rendered: RenderedEntry[] = [];
  for (const path of paths)
    if (!(path in kept)) rendered.push([path, await renderPage(renderer, path, options, report)]);
  return { keys, kept, rendered };
}
