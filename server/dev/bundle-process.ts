// Bundles the module that renders pages, in a separate process: Vite reads the build mode from the
// environment, where the authoring server needs a different value.
import { join } from 'node:path';
import { serveJobs } from '#pipeline/documents/process-pool.ts';
import { siteMessages } from '#server/vite/messages-plugin.ts';

export interface RendererJob {
  projectRoot: string;
  outDir: string;
  /** The language of the interface. */
  language: string;
}

serveJobs<null, RendererJob, null>(() => async ({ projectRoot, outDir, language }) => {
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [siteMessages(language)],
    environments: { ssr: { build: { outDir, minify: false, sourcemap: 'inline' } } },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('There is no environment to render in.');
  await builder.build(ssr);
  return null;
});
