// The application itself: what the browser loads and the module that renders pages. Built once per version of the
// source, so that a change of content costs no bundling.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltApp {
  /** Hash of everything the application was built from. */
  hash: string;
  /** Folder with `assets/`. */
  clientDir: string;
  /** The rendering module. */
  serverEntry: string;
  /** Addresses of the stylesheets that every page loads. */
  stylesheets: string[];
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
    await bundle(projectRoot, next, hash);
    renameSync(next, folder);
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const styles = manifest['src/styles/index.css'];
  const script = manifest['src/entry.client.ts'];
  if (!styles || !script) throw new Error('The application was built without its stylesheet or script.');
  return {
    hash,
    clientDir: join(folder, 'client'),
    serverEntry: join(folder, 'server/entry.server.js'),
    stylesheets: [`/${styles.file}`],
    scripts: [`/${script.file}`],
  };
}

/** Removes application builds other than the given one. */
export function forgetOtherApps(cacheDir: string, app: BuiltApp): void {
  for (const name of readdirSync(cacheDir)) {
    if (name.startsWith('app-') && name !== `app-${app.hash}`)
      rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
}

async function bundle(root: string, outDir: string, version: string): Promise<void> {
  const folders: Record<string, string> = { client: join(outDir, 'client'), ssr: join(outDir, 'server') };
  // Loaded only when there is something to bundle: most builds change content alone.
  const { createBuilder } = await import('vite');
  // What readers get does not depend on the shell it was built in: Vite would follow the shell's NODE_ENV.
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: false },
    // A script that meets a build with another version of the application knows that it is out of date.
    define: { __APP_VERSION__: JSON.stringify(version) },
    environments: {
      client: { build: { outDir: folders.client } },
      ssr: { build: { outDir: folders.ssr } },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = [
    'vite.config.ts',
    'server/icons-plugin.ts',
    'server/strict-styles-plugin.ts',
    'package.json',
    'package-lock.json',
  ];
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)) files.push(join('src', file));
  }
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
