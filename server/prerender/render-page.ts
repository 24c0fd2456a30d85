// One page: rendered, and its files written.
import type { Renderer } from '#src/entry.server.tsx';
import { writePage } from './page-files.ts';

export async function renderPage(renderer: Renderer, path: string, outDir: string): Promise<void> {
  const rendered = await renderer.renderPage(path).catch((error: Error) => {
    throw new Error(`The page ${path} could not be rendered: ${error.stack}`);
  });
  if (!rendered)
    throw new Error(`The page ${path} is listed in the database but was not found in its collection.`);
  writePage(outDir, path, rendered.html, { data: { page: rendered.page }, prerenderedAt: Date.now() });
}
