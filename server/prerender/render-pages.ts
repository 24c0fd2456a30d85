// Rendering what must be rendered, on all cores.
import { runPool } from '#pipeline/process-pool.ts';
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

export async function renderPages(paths: readonly string[], options: RenderPagesOptions): Promise<void> {
  const { input, outDir, onProgress } = options;
  let done = 0;
  const advance = (count: number) => {
    done += count;
    onProgress(done, paths.length);
  };
  if (paths.length < processesFrom) {
    const { renderer, close } = await openRenderer(input);
    for (const path of paths) {
      await renderPage(renderer, path, outDir);
      advance(1);
    }
    close();
    return;
  }
  const jobs: string[][] = [];
  for (let i = 0; i < paths.length; i += pagesPerJob) jobs.push(paths.slice(i, i + pagesPerJob));
  await runPool<RenderSetup, string[], number>(jobs, {
    module: new URL('./render-process.ts', import.meta.url),
    setup: { input, outDir },
    onResult: advance,
  });
}
