// A process that renders pages and writes their files, a few per job.
import { serveJobs } from '#pipeline/documents/process-pool.ts';
import { openRenderer } from '../../open-renderer.ts';
import { type RenderedEntry, type RenderSetup, renderPage } from './render-page.ts';

serveJobs(({ input, outDir, now }: RenderSetup) => {
  const opened = openRenderer(input);
  const target = { outDir, now: new Date(now) };
  return async (paths: string[]) => {
    const { renderer } = await opened;
    const rendered: RenderedEntry[] = [];
    for (const path of paths) rendered.push([path, await renderPage(renderer, path, target)]);
    return rendered;
  };
});
