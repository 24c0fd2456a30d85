// The files of a built test site. Read them inside tests only: listing the tests must work before anything is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDirOf, type SiteName } from './sites.ts';

/** The text of a published file, such as `cs/html/index.html`. */
export function readBuiltFile(site: SiteName, file: string): string {
  return readFileSync(join(outDirOf(site), 'static', file), 'utf8');
}

/** The paths of all pages, sorted. */
export function builtPages(site: SiteName): string[] {
  const { id } = JSON.parse(readBuiltFile(site, 'builds/latest.json')) as { id: string };
  const manifest = JSON.parse(readBuiltFile(site, `builds/meta/${id}.json`)) as { prerendered: string[] };
  return manifest.prerendered.toSorted();
}

/** The document of a page. */
export function readBuiltPage(site: SiteName, path: string): string {
  return readBuiltFile(site, join(path, 'index.html'));
}
