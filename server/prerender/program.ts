// The program that builds, in one file. It has hundreds of modules, and to find and load each of them takes longer than to
// build a site again after an edit. It is bundled together with the application, and used from the next build on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the program of these sources lies. It names files of the project by their place on this machine. */
export function programFolder(root: string, cacheDir: string, sources: string): string {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join(cacheDir, `program-${sources}-${place}`);
}

/** The module that a bundle of the program begins with. */
export const programEntry = 'scripts/build/command.ts';

/** The program from its bundle if there is one of the present sources, and from them if there is not. */
export function loadProgram<Module>(
  root: string,
  cacheDir: string,
  loadSources: () => Promise<Module>,
  sources = hashSources(root),
): Promise<Module> {
  const file = join(programFolder(root, cacheDir, sources), 'program.mjs');
  return existsSync(file) ? (import(pathToFileURL(file).href) as Promise<Module>) : loadSources();
}

/** Hash of everything that pages and the program are made from. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = ['vite.config.ts', 'package.json'];
  // A packed copy of the project has none.
  if (existsSync(join(root, 'package-lock.json'))) files.push('package-lock.json');
  for (const folder of ['scripts/build', 'server', 'src'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)) files.push(join(folder, file));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
