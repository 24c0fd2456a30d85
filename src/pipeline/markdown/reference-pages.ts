// Finds the existing pages of the HTML reference, so that blocks and mentions can link to them.
import { posix } from 'node:path';
import { sections } from '#site/sections.ts';
import { type ReferencePages, referenceFolders } from '../facts/html.ts';
import type { DocumentContext, SiteMap } from './context.ts';

/** The folders that generated links may point to. */
const folders: string[] = [sections.accessibility.path, ...Object.values(referenceFolders)];

const known = new WeakMap<SiteMap, ReadonlySet<string>>();

/** The addresses of the reference; cached per site map object. */
export function referencePaths(site: SiteMap): ReadonlySet<string> {
  let paths = known.get(site);
  if (!paths) {
    paths = new Set([...site.pathByFile.values()].filter((path) => folders.includes(posix.dirname(path))));
    known.set(site, paths);
  }
  return paths;
}

/** The same for one document. */
export function referencePages(context: Pick<DocumentContext, 'site' | 'file'>): ReferencePages {
  const paths = referencePaths(context.site);
  return { has: (path) => paths.has(path), self: context.site.pathByFile.get(context.file) ?? '' };
}
