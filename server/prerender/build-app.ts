// The application itself: what the browser loads and the module that renders pages. Built once per version of the
// source, so that a change of content costs no bundling.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runPool } from '#pipeline/process-pool.ts';
import { type StyleSheet, styleSheetClasses } from '#render/style-sheets.ts';
import type { BundleJob } from './bundle-process.ts';

export interface BuiltApp {
  /** Hash of everything the application was built from. */
  hash: string;
  /** Folder with `assets/`. */
  clientDir: string;
  /** The rendering module. */
  serverEntry: string;
  /** What documents carry or name. */
  stylesheets: StyleSheet[];
  /** Addresses of the scripts that every page starts with. */
  scripts: string[];
}

/** Builds the application in `projectRoot` into `cacheDir`, or takes the build that is there already. */
export async function buildApp(projectRoot: string, cacheDir: string): Promise<BuiltApp> {
  const hash = hashSources(projectRoot);
  const folder = join(cacheDir, `app-${hash}`);
  if (!existsSync(folder)) {
    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    // In a process of its own: the bundler takes 300 MB, which would stay taken while pages are rendered.
    await runPool<null, BundleJob, null>([{ root: projectRoot, outDir: next, version: hash }], {
      module: new URL('./bundle-process.ts', import.meta.url),
      setup: null,
      onResult: () => {},
    });
    renameSync(next, folder);
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
    serverEntry: join(folder, 'server/entry.server.js'),
    stylesheets: Object.entries(styleSheetClasses).map(([name, classes]) => {
      const file = built(`src/styles/${name}.css`);
      return { href: `/${file}`, text: readFileSync(join(clientDir, file), 'utf8').trim(), classes };
    }),
    scripts: [`/${built('src/app/entry.client.ts')}`],
  };
}

/** Removes application builds other than the given one. */
export function forgetOtherApps(cacheDir: string, app: BuiltApp): void {
  for (const name of readdirSync(cacheDir)) {
    if (name.startsWith('app-') && name !== `app-${app.hash}`)
      rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = [
    'vite.config.ts',
    'server/vite/icons-plugin.ts',
    'server/vite/strict-styles-plugin.ts',
    // How the files of a page are written is part of what they are.
    'server/prerender/page-files.ts',
    'server/prerender/compress.ts',
    'package.json',
    'package-lock.json',
  ];
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)) files.push(join('src', file));
  }
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
