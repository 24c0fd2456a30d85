// The process that renders pages and writes their files, a handful per job.
import { serveJobs } from '#pipeline/process-pool.ts';
import { openRenderer, type RendererInput } from '../open-renderer.ts';
import type { PageExtras } from './page-files.ts';
import { renderPage } from './render-page.ts';

export interface RenderSetup {
  input: RendererInput;
  outDir: string;
}

serveJobs(({ input, outDir }: RenderSetup) => {
  const opened = openRenderer(input);
  return async (paths: string[]) => {
    const { renderer } = await opened;
    const rendered: [path: string, extras: PageExtras][] = [];
    for (const path of paths) rendered.push([path, await renderPage(renderer, path, outDir)]);
    return rendered;
  };
});
