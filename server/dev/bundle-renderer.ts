// The module that renders pages, bundled as for a build: that takes half a second, where Vite's runner took five to load
// the same modules one by one, and pages are rendered by the code that readers get.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import type { CreateRenderer } from '#render/renderer.ts';

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
    const builder = await inProduction(() =>
      createBuilder({
        root: projectRoot,
        configFile: join(projectRoot, 'vite.config.ts'),
        logLevel: 'error',
        environments: { ssr: { build: { outDir, minify: false, sourcemap: 'inline' } } },
      }),
    );
    const { ssr } = builder.environments;
    if (!ssr) throw new Error('There is no environment to render in.');
    await builder.build(ssr);
    return import(pathToFileURL(join(outDir, 'entry.server.js')).href) as Promise<RendererModule>;
  };
}

/** Vite takes the kind of a build from the environment, where its server has already put another word. */
async function inProduction<T>(prepare: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await prepare();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
