// Rendering what must be rendered, on all cores.
import { runPool } from '#pipeline/process-pool.ts';
import type { PageExtras } from './page-files.ts';
import { renderPage } from './render-page.ts';
import type { RenderSetup } from './render-process.ts';
import { openRenderer, type RendererInput } from './renderer.ts';

/** Below this many pages, starting processes takes longer than it saves. */
const processesFrom = 100;
const pagesPerJob = 8;

export interface RenderPagesOptions {
  input: RendererInput;
  outDir: string;
  onProgress(done: number, total: number): void;
}

/** Renders and writes the pages; returns what belongs to each. */
export async function renderPages(
  paths: readonly string[],
  options: RenderPagesOptions,
): Promise<Map<string, PageExtras>> {
  const { input, outDir, onProgress } = options;
  const extras = new Map<string, PageExtras>();
  const advance = (rendered: [path: string, extras: PageExtras][]) => {
    for (const [path, own] of rendered) extras.set(path, own);
    onProgress(extras.size, paths.length);
  };
  if (paths.length < processesFrom) {
    const { renderer, close } = await openRenderer(input);
    for (const path of paths) {
      advance([[path, await renderPage(renderer, path, outDir)]]);
    }
    close();
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
