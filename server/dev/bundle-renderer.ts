// The module that renders pages, bundled as for a build: that takes a second beside other work, where Vite's runner took
// five to load the same modules one by one, and pages are rendered by the code that readers get.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runPool } from '#pipeline/documents/process-pool.ts';
import type { CreateRenderer } from '#render/renderer.ts';
import type { RendererJob } from './bundle-process.ts';

export interface RendererModule {
  createRenderer: CreateRenderer;
}

/** Bundles the sources as they are now into `folder`; a module is loaded once per address, so each gets its own. */
export function createBundler(projectRoot: string, folder: string): () => Promise<RendererModule> {
  rmSync(folder, { recursive: true, force: true });
  // An error in a component names its file and its line.
  process.setSourceMapsEnabled(true);
  let count = 0;
  return async () => {
    const outDir = join(folder, String(++count));
    await runPool<null, RendererJob, null>([{ projectRoot, outDir }], {
      module: new URL('./bundle-process.ts', import.meta.url),
      setup: null,
      onResult: () => {},
    });
    return import(pathToFileURL(join(outDir, 'entry.server.js')).href) as Promise<RendererModule>;
  };
}
