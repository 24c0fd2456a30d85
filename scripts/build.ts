// `npm run build`: content folder → `dist/static`. `npm run build -- --timing` also prints how long each part took.
import { join } from 'node:path';
import { hashSources, loadProgram } from '#server/prerender/program.ts';
import { stateFolder } from '#server/state-folder.ts';

const root = join(import.meta.dirname, '..');

function load(sources: string): Promise<typeof import('./build/command.ts')> {
  const { folder, isInContent } = stateFolder(process.env, process.cwd());
  const loadSources = () => import('./build/command.ts');
  // Authors could have put files there, so no bundle is loaded from it. The build reports this and ends.
  if (isInContent) return loadSources();
  return loadProgram(root, join(folder, 'cache'), loadSources, sources);
}

/** Builds the site and prints the result; returns whether it succeeded. */
export async function build(): Promise<boolean> {
  const sources = hashSources(root);
  return (await load(sources)).build(sources);
}

if (import.meta.main) {
  const sources = hashSources(root);
  await (await load(sources)).run(sources);
}
