// Rendering what must be rendered, on all cores.
import { runPool } from '#pipeline/process-pool.ts';
import type { Renderer } from '#render/renderer.ts';
import type { RendererInput } from '../open-renderer.ts';
import type { PageExtras } from './page-files.ts';
import { renderPage } from './render-page.ts';
import type { RenderSetup } from './render-process.ts';

/** Below this many pages, starting processes takes longer than it saves. */
const processesFrom = 100;
const pagesPerJob = 8;

export interface RenderPagesOptions {
  /** For a few pages. */
  renderer: Renderer;
  /** For renderers in other processes. */
  input: RendererInput;
  outDir: string;
  onProgress(done: number, total: number): void;
}

/** Renders and writes the pages; returns what belongs to each. */
export async function renderPages(
  paths: readonly string[],
  options: RenderPagesOptions,
): Promise<Map<string, PageExtras>> {
  const { renderer, input, outDir, onProgress } = options;
  const extras = new Map<string, PageExtras>();
  const advance = (rendered: [path: string, extras: PageExtras][]) => {
    for (const [path, own] of rendered) extras.set(path, own);
    onProgress(extras.size, paths.length);
  };
  if (paths.length < processesFrom) {
    for (const path of paths) advance([[path, await renderPage(renderer, path, outDir)]]);
    return extras;
  }
  const jobs: string[][] = [];
  for (let i = 0; i < paths.length; i += pagesPerJob) jobs.push(paths.slice(i, i + pagesPerJob));
  await runPool<RenderSetup, string[], [path: string, extras: PageExtras][]>(jobs, {
    module: new URL('./render-process.ts', import.meta.url),
    setup: { input, outDir },
    onResult: advance,
  });
  return extras;
}
