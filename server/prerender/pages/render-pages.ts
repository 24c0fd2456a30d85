// Renders the changed pages on all cores, and writes their files.
import { UserError } from '#lib/user-error.ts';
import { runPool } from '#pipeline/documents/process-pool.ts';
import type { Renderer } from '#render/renderer.ts';
import type { RendererInput } from '../../open-renderer.ts';
import type { PageTarget } from './page-files.ts';
import { type RenderedEntry, type RenderSetup, renderPage } from './render-page.ts';

/** For fewer pages, starting processes takes longer than it saves. */
const processesFrom = 100;
const pagesPerJob = 8;

export interface RenderPagesOptions extends PageTarget {
  /** For rendering a few pages in this process. */
  renderer: Renderer;
  /** For renderers in other processes. */
  input: RendererInput;
  onProgress(done: number, total: number): void;
}

/** Renders and writes the pages; returns the data of each. */
export async function renderPages(
  paths: readonly string[],
  options: RenderPagesOptions,
): Promise<RenderedEntry[]> {
  const { renderer, input, outDir, now, onProgress } = options;
  const rendered: RenderedEntry[] = [];
  const advance = (some: RenderedEntry[]) => {
    rendered.push(...some);
    onProgress(rendered.length, paths.length);
  };
  if (paths.length < processesFrom) {
    for (const path of paths) advance([[path, await renderPage(renderer, path, options)]]);
    return rendered;
  }
  const jobs: string[][] = [];
  for (let i = 0; i < paths.length; i += pagesPerJob) jobs.push(paths.slice(i, i + pagesPerJob));
  await runPool<RenderSetup, string[], RenderedEntry[]>(jobs, {
    module: new URL('./render-process.ts', import.meta.url),
    setup: { input, outDir, now: now.getTime() },
    onResult: advance,
    onDeath: (job) => {
      throw new UserError(
        `A page could not be rendered: the program that renders it ran out of memory or crashed. It is one of ${job.join(', ')}. Split the longest of them, or take out the last thing you changed.`,
      );
    },
  });
  return rendered;
}
