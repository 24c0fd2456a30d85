// Bundles the application, in a process that ends with it.
import { join } from 'node:path';
import { serveJobs } from '#pipeline/process-pool.ts';

export interface BundleJob {
  /** The project's folder. */
  root: string;
  outDir: string;
  /** A script that meets a build with another version of the application knows that it is out of date. */
  version: string;
}

serveJobs<null, BundleJob, null>(() => async ({ root, outDir, version }) => {
  // What readers get does not depend on the shell it was built in: Vite would follow the shell's NODE_ENV.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: false },
    define: { __APP_VERSION__: JSON.stringify(version) },
    environments: {
      client: { build: { outDir: join(outDir, 'client') } },
      ssr: { build: { outDir: join(outDir, 'server') } },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  return null;
});
