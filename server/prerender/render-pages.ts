// Rendering what must be rendered, on all cores.
import { runPool } from '#pipeline/worker-pool.ts';
import { writePage } from './page-files.ts';
import type { RenderWorkerData } from './render-worker.ts';
import { openRenderer, type RendererInput } from './renderer.ts';

/** Below this many pages, starting threads takes longer than it saves. */
const threadsFrom = 60;
const pagesPerJob = 8;

export interface RenderPagesOptions {
  input: RendererInput;
  outDir: string;
  onProgress(done: number, total: number): void;
}

export async function renderPages(
  paths: readonly string[],
  { input, outDir, onProgress }: RenderPagesOptions,
): Promise<void> {
  if (paths.length < threadsFrom) {
    const { renderer, close } = await openRenderer(input);
    let done = 0;
    for (const path of paths) {
      const rendered = await renderer.renderPage(path).catch((error: Error) => {
        throw new Error(`The page ${path} could not be rendered: ${error.message}`, { cause: error });
      });
      if (!rendered)
        throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
      writePage(outDir, path, rendered.html, { data: { page: rendered.page }, prerenderedAt: Date.now() });
      onProgress(++done, paths.length);
    }
    close();
    return;
  }
  const jobs: string[][] = [];
  for (let i = 0; i < paths.length; i += pagesPerJob) jobs.push(paths.slice(i, i + pagesPerJob));
  let done = 0;
  await runPool<string[], number>(jobs, {
    module: new URL('./render-worker.ts', import.meta.url),
    workerData: { input, outDir } satisfies RenderWorkerData,
    onResult: (count) => {
      done += count;
      onProgress(done, paths.length);
    },
  });
}
