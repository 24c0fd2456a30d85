// Bundles the application and the build program, in a process that ends afterwards.
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { serveJobs } from '#pipeline/documents/process-pool.ts';
import { axePath, axeScript } from '../quest-frame.ts';
import { siteMessages } from '../vite/messages-plugin.ts';
import { writeInside } from '../write-inside.ts';
import { assetsIn, compressAssets } from './output/compress.ts';
import { programEntry } from './program.ts';

export interface BundleJob {
  /** The project's folder. */
  root: string;
  /** The output folders of the two; null for what already exists. */
  appDir: string | null;
  programDir: string | null;
  /** A script that finds a build with another version knows that it is out of date. */
  version: string;
  /** The language of the interface. */
  language: string;
}

serveJobs<null, BundleJob, null>(() => async ({ root, appDir, programDir, version, language }) => {
  // The output must not depend on the shell's NODE_ENV, which Vite would use.
  process.env.NODE_ENV = 'production';
  if (appDir) await bundleApp(root, appDir, version, language);
  if (programDir) await bundleProgram(root, programDir);
  for (const folder of [appDir, programDir]) if (folder) sayModules(folder);
  return null;
});

/** The output may be inside a package whose own scripts are CommonJS. */
function sayModules(folder: string): void {
  writeInside(folder, 'package.json', '{ "type": "module" }\n');
}

async function bundleApp(root: string, outDir: string, version: string, language: string): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [siteMessages(language)],
    build: { emptyOutDir: false },
    define: { __APP_VERSION__: JSON.stringify(version) },
    environments: {
      client: { build: { outDir: join(outDir, 'client') } },
      ssr: { build: { outDir: join(outDir, 'server') } },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  await bundleWorker(root, join(outDir, 'worker'), language);
  // Maximum compression takes seconds: here it is done once for all builds, on several threads.
  const axe = { name: basename(axePath), bytes: axeScript() };
  await compressAssets([...assetsIn(join(outDir, 'client/assets')), axe], join(outDir, 'compressed'));
}

/** The service worker is a single script with a constant address. */
async function bundleWorker(root: string, outDir: string, language: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [siteMessages(language)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: { entry: join(root, 'src/app/offline/worker.ts'), formats: ['iife'], name: 'worker' },
      outDir,
      emptyOutDir: false,
      minify: true,
      target: 'es2024',
      rolldownOptions: {
        output: { entryFileNames: 'offline-worker.js' },
        checks: { pluginTimings: false },
      },
    },
  });
}

async function bundleProgram(root: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownPlaces(), heavyPackagesInPlace()],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, programEntry),
      outDir,
      minify: false,
      // The file ending tells Node the module type without parsing.
      rolldownOptions: {
        output: { entryFileNames: 'program.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        checks: { pluginTimings: false },
      },
    },
  });
}

/** Makes `import.meta.url` of each module point to its source, where its facts and worker modules are. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!code.includes('import.meta.')) return null;
      const [file = ''] = id.split('?');
      return code
        .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href))
        .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(file)));
    },
  };
}

/**
 * Packages that draw, highlight or bundle are not included: they are large or contain native code, and few
 * builds need them.
 */
const heavyPackages = /^(?:@resvg\/resvg-js|satori|sharp|shiki|vite)(?:\/|$)/;

function heavyPackagesInPlace(): Plugin {
  return {
    name: 'heavy-packages-in-place',
    enforce: 'pre',
    resolveId(specifier) {
      return heavyPackages.test(specifier) ? { id: import.meta.resolve(specifier), external: true } : null;
    },
  };
}
