// The module that renders pages, bundled as for a build: this takes a second in parallel, whereas Vite's
// module runner took five to load the same modules one by one. It also means that pages are rendered by the
// production code.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runPool } from '#pipeline/documents/process-pool.ts';
import type { CreateRenderer } from '#render/renderer.ts';
import type { RendererJob } from './bundle-process.ts';

export interface RendererModule {
  createRenderer: CreateRenderer;
}

/**
 * Bundles the current sources into `folder`; modules are cached by address, so each bundle gets a new one.
 */
export function createBundler(
  projectRoot: string,
  folder: string,
  language: string,
): () => Promise<RendererModule> {
  rmSync(folder, { recursive: true, force: true });
  // Errors in a component are reported with file and line.
  process.setSourceMapsEnabled(true);
  let count = 0;
  return async () => {
    const outDir = join(folder, String(++count));
    await runPool<null, RendererJob, null>([{ projectRoot, outDir, language }], {
      module: new URL('./bundle-process.ts', import.meta.url),
      setup: null,
      onResult: () => {},
    });
    return import(pathToFileURL(join(outDir, 'entry.server.js')).href) as Promise<RendererModule>;
  };
}
