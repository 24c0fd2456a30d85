// The thread that renders pages and writes their files, a handful per message.
import { parentPort, workerData } from 'node:worker_threads';
import { writePage } from './page-files.ts';
import { openRenderer, type RendererInput } from './renderer.ts';

export interface RenderWorkerData {
  input: RendererInput;
  outDir: string;
}

const { input, outDir } = workerData as RenderWorkerData;
const opened = openRenderer(input);

parentPort?.on('message', async (paths: string[]) => {
  try {
    const { renderer } = await opened;
    for (const path of paths) await renderOne(renderer, path);
    parentPort?.postMessage({ ok: true, result: paths.length });
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: (error as Error).stack });
  }
});

async function renderOne(renderer: Awaited<typeof opened>['renderer'], path: string): Promise<void> {
  const rendered = await renderer.renderPage(path).catch((error: Error) => {
    throw new Error(`The page ${path} could not be rendered: ${error.stack}`);
  });
  if (!rendered)
    throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
  writePage(outDir, path, rendered.html, { data: { page: rendered.page }, prerenderedAt: Date.now() });
}
