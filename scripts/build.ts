// `npm run build`: content folder → `dist/static`. `npm run build -- --timing` also prints how long each part took.
import { join, resolve } from 'node:path';
import { hashSources, loadProgram } from '#server/prerender/program.ts';

const root = join(import.meta.dirname, '..');

function load(sources: string): Promise<typeof import('./build/command.ts')> {
  const cacheDir = join(resolve(process.env.OUT_DIR || 'dist'), 'cache');
  return loadProgram(root, cacheDir, () => import('./build/command.ts'), sources);
}

/** Builds the site and prints how it went; returns whether it succeeded. */
export async function build(): Promise<boolean> {
  const sources = hashSources(root);
  return (await load(sources)).build(sources);
}

if (import.meta.main) {
  const sources = hashSources(root);
  await (await load(sources)).run(sources);
}
