// A finished build as input for the checks: its files and its documents by role.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { examplePaths, stillFolder } from '#schema/page/example.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { stepFramePath } from '#schema/page/step-run.ts';
import { addresses } from '#site/addresses.ts';
import { galleryPath } from '#site/gallery.ts';
import { type ReadDocument, readDocument } from './documents/read-document.ts';

/** The files of a build, in a folder or in memory. */
export interface SiteFiles {
  names: readonly string[];
  read(name: string): Buffer;
}

/**
 * `moved` is a redirect, `frame` shows an example or a quest, `result` is a static result of an example,
 * `file` comes from the content's own `public/`.
 */
export type DocumentRole = 'page' | 'error' | 'moved' | 'frame' | 'result' | 'gallery' | 'file';

export interface BuiltDocument extends ReadDocument {
  file: string;
  /** Its address: `/a/b` for `a/b/index.html`. */
  path: string;
  role: DocumentRole;
  html: string;
}

export interface BuiltSite {
  /** Names of all files, including compressed ones. */
  files: ReadonlySet<string>;
  read(file: string): Buffer;
  documents: readonly BuiltDocument[];
  byFile: ReadonlyMap<string, BuiltDocument>;
  /** Redirect targets by old address. */
  redirects: ReadonlyMap<string, string>;
  /** The site's address without a trailing slash; null if it is not set. */
  siteUrl: string | null;
}

/** Error pages. */
const insteadOfPages: readonly string[] = [
  addresses.notFound.path,
  addresses.serverError.path,
  addresses.notSaved.path,
];

/** Documents that show code written by readers. */
const frames: readonly string[] = [...Object.values(examplePaths), questFramePath, stepFramePath];

const latestRecord = z.object({ id: z.string() });
const buildRecord = z.object({
  prerendered: z.array(z.string()),
  matcher: z.record(z.string(), z.object({ redirect: z.string().optional() })),
});

/** The files of a folder. */
export function filesIn(folder: string): SiteFiles {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
  } catch {
    // Reported below, like a folder with other content.
  }
  if (!names.includes('builds/latest.json'))
    throw new UserError(`There is no build in ${folder}. Run npm run build first.`);
  return { names, read: (name) => readFileSync(join(folder, name)) };
}

/** Reads the documents of a build. */
export function readSite({ names, read }: SiteFiles): BuiltSite {
  const json = (name: string): unknown => JSON.parse(read(name).toString());
  const { id } = latestRecord.parse(json('builds/latest.json'));
  const { prerendered, matcher } = buildRecord.parse(json(`builds/meta/${id}.json`));
  const pages = new Set(prerendered);
  const redirects = new Map(
    Object.entries(matcher).flatMap(([from, { redirect }]) => (redirect ? [[from, redirect]] : [])),
  );
  const roleOf = (path: string): DocumentRole => {
    if (pages.has(path)) return 'page';
    if (redirects.has(path)) return 'moved';
    if (path === galleryPath) return 'gallery';
    if (insteadOfPages.includes(path)) return 'error';
    if (path.startsWith(stillFolder)) return 'result';
    return frames.includes(path) ? 'frame' : 'file';
  };
  const documents = names
    .filter((name) => name.endsWith('.html'))
    .map((file): BuiltDocument => {
      const path = pathOf(file);
      const html = read(file).toString();
      return { file, path, role: roleOf(path), html, ...readDocument(html) };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: new Set(names),
    read,
    documents,
    byFile: new Map(documents.map((document) => [document.file, document])),
    redirects,
    siteUrl: siteUrlOf(documents.find(({ path }) => path === '/')),
  };
}

/** Documents of one role. */
export function documentsFor(site: BuiltSite, ...roles: DocumentRole[]): BuiltDocument[] {
  return site.documents.filter(({ role }) => roles.includes(role));
}

/** The site's own documents. Examples may be wrong on purpose; their sources are checked with the content. */
export function ownDocuments(site: BuiltSite): BuiltDocument[] {
  return site.documents.filter(({ role }) => role !== 'result');
}

/** `a/b/index.html` is the address `/a/b`. */
function pathOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/';
}

/** The canonical link of the home page contains the site's address. */
function siteUrlOf(home: BuiltDocument | undefined): string | null {
  const canonical = home?.elements.find(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'canonical',
  );
  const href = canonical?.attributes.href ?? '';
  return /^https?:\/\//.test(href) ? href.replace(/\/$/, '') : null;
}
