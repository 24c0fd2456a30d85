// The build program bundled into one file. It has hundreds of modules, and finding and loading each of them
// takes longer than rebuilding a site after an edit. It is bundled together with the application, and used
// from the next build on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folder of the program for these sources. Includes the project's path, because the bundle refers to
 * files by absolute path.
 */
export function programFolder(root: string, cacheDir: string, sources: string): string {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join(cacheDir, `program-${sources}-${place}`);
}

/** The entry module of the bundle. */
export const programEntry = 'scripts/build/command.ts';

/** Loads the program from its bundle if there is one for the current sources, otherwise from the sources. */
export function loadProgram<Module>(
  root: string,
  cacheDir: string,
  loadSources: () => Promise<Module>,
  sources = hashSources(root),
): Promise<Module> {
  const file = join(programFolder(root, cacheDir, sources), 'program.mjs');
  return existsSync(file) ? (import(pathToFileURL(file).href) as Promise<Module>) : loadSources();
}

/** Hash of everything that pages and the program are built from. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = ['vite.config.ts', 'package.json'];
  // A published package contains no lockfile.
  if (existsSync(join(root, 'package-lock.json'))) files.push('package-lock.json');
  for (const folder of ['scripts/build', 'server', 'src'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)) files.push(join(folder, file));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
