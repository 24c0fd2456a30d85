// The application: the browser bundle and the module that renders pages. Built once per version of the
// source, so that a change of content needs no bundling.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runPool } from '#pipeline/documents/process-pool.ts';
import { linkedSheets, onDemandSheets, type StyleSheet, styleSheetClasses } from '#render/style-sheets.ts';
import type { BundleJob } from './bundle-process.ts';
import { hashSources, programFolder } from './program.ts';

export interface BuiltApp {
  /** Hash of everything the application was built from; with its language unless that is English. */
  hash: string;
  /** Folder with `assets/`. */
  clientDir: string;
  /** Folder with the compressed versions of its files; see `compressAssets`. */
  compressedDir: string;
  /** The rendering module. */
  serverEntry: string;
  /** The style sheets that documents inline or link. */
  stylesheets: StyleSheet[];
  /** Addresses of the scripts that every page loads. */
  scripts: string[];
  /** The file of the service worker. */
  worker: string;
}

/**
 * Builds the application of `projectRoot` in `cacheDir`, or reuses the existing build. `sources` is the hash of its
 * sources, `language` that of the interface.
 */
export async function buildApp(
  projectRoot: string,
  cacheDir: string,
  sources = hashSources(projectRoot),
  language = 'en',
): Promise<BuiltApp> {
  const hash = language === 'en' ? sources : `${sources}-${language}`;
  const folder = join(cacheDir, `app-${hash}`);
  const program = programFolder(projectRoot, cacheDir, sources);
  const missing = [folder, program].filter((made) => !existsSync(made));
  if (missing.length > 0) {
    const nextOf = (made: string) => (missing.includes(made) ? `${made}.next` : null);
    for (const made of missing) rmSync(`${made}.next`, { recursive: true, force: true });
    const job: BundleJob = {
      ...{ root: projectRoot, version: hash, language },
      ...{ appDir: nextOf(folder), programDir: nextOf(program) },
    };
    // In a separate process: the bundler needs 300 MB, which would stay allocated while pages are rendered.
    await runPool<null, BundleJob, null>([job], {
      module: new URL('./bundle-process.ts', import.meta.url),
      setup: null,
      onResult: () => {},
    });
    for (const made of missing) renameSync(`${made}.next`, made);
  }
  const clientDir = join(folder, 'client');
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const built = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The application was built without ${source}.`);
    return entry.file;
  };
  return {
    hash,
    clientDir,
    compressedDir: join(folder, 'compressed'),
    serverEntry: join(folder, 'server/entry.server.js'),
    stylesheets: Object.entries(styleSheetClasses).map(([name, classes]) => {
      const file = built(`src/styles/${name}.css`);
      const text = readFileSync(join(clientDir, file), 'utf8').trim();
      return {
        ...{ href: `/${file}`, text, classes },
        isOnDemand: onDemandSheets.includes(name),
        isLinked: linkedSheets.includes(name),
      };
    }),
    scripts: [`/${built('src/app/entry.client.ts')}`],
    worker: join(folder, 'worker/offline-worker.js'),
  };
}

/** The application with the folder's theme in the sheet that every document inlines. */
export function withTheme(app: BuiltApp, theme: string): BuiltApp {
  if (theme === '') return app;
  const stylesheets = app.stylesheets.map((sheet) =>
    sheet.classes === null && sheet.text !== null ? { ...sheet, text: sheet.text + theme } : sheet,
  );
  return { ...app, stylesheets };
}

/** Removes bundles of other versions of the sources. */
export function forgetOtherApps(cacheDir: string, app: BuiltApp): void {
  const [sources] = app.hash.split('-');
  for (const name of readdirSync(cacheDir))
    if (/^(?:app|program)-/.test(name) && !name.includes(`-${sources}`))
      rmSync(join(cacheDir, name), { recursive: true, force: true });
}
