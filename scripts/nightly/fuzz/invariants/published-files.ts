// What a built site contains: nothing from outside its folders, no address of another host that loads by itself, and no
// file of `public/` where the build keeps its own.
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { offlineWorkerPath } from '#schema/offline.ts';
import { addresses, isGeneratedFolder } from '#site/addresses.ts';
import { overlayMark } from '../content/public-files.ts';
import { secret } from '../guard.ts';
import { findForeignAddresses } from './foreign-addresses.ts';

const ownFiles: readonly string[] = [
  addresses.hostHeaders.path,
  addresses.hostRedirects.path,
  offlineWorkerPath,
];

/** `staticDir` is the output as readers get it. */
export function findPublishedFaults(staticDir: string): string[] {
  return [...entriesOf(staticDir)].flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const name = JSON.stringify(relative(staticDir, file));
    if (entry.isSymbolicLink()) return [`the output has a link: ${name}`];
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) return [];
    const text = readFileSync(file, 'utf8');
    if (text.includes(overlayMark))
      return isOwn(`/${relative(staticDir, file)}`) ? [`public/ replaced ${name}`] : [];
    return [
      ...(text.includes(secret) ? [`${name} contains a file from outside the site`] : []),
      ...(/\.html?$/.test(entry.name) ? findForeignAddresses(text) : []).map(
        (found) => `${name} loads from another host: ${found.slice(0, 300)}`,
      ),
    ];
  });
}

/** Everything in a folder; links are not followed. */
function* entriesOf(folder: string): Generator<Dirent> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    yield entry;
    if (entry.isDirectory()) yield* entriesOf(join(folder, entry.name));
  }
}

function isOwn(path: string): boolean {
  return isGeneratedFolder(path) || ownFiles.includes(path);
}
