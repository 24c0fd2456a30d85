// Everything in the output that is not a page: assets, pictures, public files, error documents, header files
// for static hosts, and the record of the build.

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { cutSearchFile, isTooLarge } from '#pages/search-parts.ts';
import type { SearchText } from '#pages/search-text.ts';
import { listFiles, readPublishable } from '#pipeline/folder/folder-files.ts';
import type { Picture } from '#pipeline/markdown/context.ts';
import { hashBytes, mediaAddress } from '#pipeline/markdown/pictures.ts';
import { inlineScripts } from '#render/inline-scripts.ts';
import type { Renderer } from '#render/renderer.ts';
import type { BuildManifest, CurrentBuild, LatestBuild, Redirects } from '#schema/builds.ts';
import type { PartedSearchFile, SearchFile } from '#schema/search.ts';
import type { TextFile } from '#schema/search-text.ts';
import { routeRules } from '#site/gallery.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { type HeaderMap, securityHeaders, staticHostHeaders } from '#site/security-headers.ts';
import type { RendererInput } from '../open-renderer.ts';
import { linkOrCopyInside, writeInside } from '../write-inside.ts';
import { movedDocument, redirectRules } from './moved-document.ts';
import { type Effort, writePrecompressed } from './output/compress.ts';
import type { OutputFolder } from './output/output-folder.ts';

interface FolderOptions {
  /** Whether an existing file of the output is reused. */
  keep?(file: string, content: Buffer): boolean;
  /** A folder with prepared compressed files; see `compressAssets`. */
  ready?: string;
}

/**
 * Copies a folder into the output, with compressed versions. Returns each file with a hash of its content.
 */
export function writeFolder(
  from: string,
  to: string,
  effort: Effort,
  { keep = () => false, ready }: FolderOptions = {},
): string[] {
  if (!existsSync(from)) return [];
  const { files, links } = listFiles(from);
  return [...files, ...links].sort().flatMap((file) => {
    // Files that must not be published have been reported with the content.
    const found = readPublishable(from, file);
    if (!found.ok) return [];
    if (!keep(file, found.bytes)) writePrecompressed(to, file, found.bytes, effort, ready);
    return [`${file} ${hashBytes(found.bytes)}`];
  });
}

/**
 * The address of a picture contains a hash of its bytes and browsers cache it for a year, so the bytes are
 * verified, including those written by an earlier build.
 */
export function writePictures(pictures: readonly Picture[], root: string, output: OutputFolder): void {
  const urls = new Set(pictures.map(({ url }) => url));
  for (const { file, url } of pictures) {
    if (url.endsWith('.gz') && urls.has(url.slice(0, -'.gz'.length)))
      throw new UserError(
        `Servers would send ${file} as the compressed form of the same file without ".gz". Rename one of the two.`,
      );
    const isWhole = (bytes: Buffer) => mediaAddress(file, hashBytes(bytes)) === url;
    if (output.keepIf(url.slice(1), isWhole)) continue;
    const source = readPublishable(root, file);
    if (!source.ok || !isWhole(source.bytes))
      throw new UserError(`${file} changed while the site was being built. Save it, then build again.`);
    writePrecompressed(output.next, url.slice(1), source.bytes, 'asset');
  }
}

/** The error documents: with a placeholder for the server, without one for static hosts. */
export function writeErrorDocuments(renderer: Renderer, output: OutputFolder, serverDir: string): void {
  const notFound = renderer.renderNotFound();
  writeInside(serverDir, '404.html', notFound);
  output.write('404.html', notFound.replaceAll(pathPlaceholder, ''));
  output.write('500.html', renderer.renderServerError());
  output.write('not-saved.html', renderer.renderNotSaved());
}

/** The inputs of a build's headers. */
export interface BuiltHeaders {
  /** Style sheets that documents inline. */
  styles: readonly string[];
  /** Headers by path. */
  paths: Record<string, HeaderMap>;
  /** The same, only for hosts with a `_headers` file. */
  hostOnly: Record<string, HeaderMap>;
}

/** The security policy, for the project's own server and for hosts with a `_headers` file. */
export function writeHeaders(
  output: OutputFolder,
  serverDir: string,
  { styles, paths, hostOnly }: BuiltHeaders,
): void {
  const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
  const headers = securityHeaders({ scripts: inlineScripts.map(hashOf), styles: styles.map(hashOf) });
  writeInside(serverDir, 'headers.json', JSON.stringify({ headers, paths }, null, 2));
  output.write('_headers', staticHostHeaders(headers, { ...hostOnly, ...paths }));
}

/**
 * Redirects: as a list for the project's own server and for hosts that support it, and as small documents for
 * all others.
 */
export function writeRedirects(output: OutputFolder, redirects: Redirects): void {
  const entries = Object.entries(redirects);
  if (entries.length === 0) return;
  const lines = entries.map(([from, to]) => `${from} ${to} 301!\n`);
  output.write('_redirects', lines.join(''));
  for (const [from, to] of entries) output.write(join(from, 'index.html'), movedDocument(to));
}

/** `builds/latest.json` and `builds/meta/{id}.json`. */
export function writeBuildManifest(
  output: OutputFolder,
  latest: LatestBuild,
  build: { paths: string[]; redirects: Redirects },
): void {
  const manifest: BuildManifest = {
    ...latest,
    matcher: { ...routeRules, ...redirectRules(build.redirects) },
    prerendered: build.paths,
  };
  output.write('builds/latest.json', JSON.stringify(latest));
  writeRecord(output, `builds/meta/${latest.id}.json`, manifest);
}

/**
 * Files that every visit fetches. For many thousands of pages they are long, and maximum compression would
 * slow down an edit.
 */
function writeRecord(output: OutputFolder, file: string, record: unknown): void {
  const text = JSON.stringify(record);
  output.write(file, text, text.length > 50_000 ? 'page' : 'record');
}

/** Writes data that is loaded on demand, at a content-hashed address. Returns the address. */
export function writeData(output: OutputFolder, name: string, value: unknown): string {
  const content = JSON.stringify(value);
  const file = `_data/${name}.${hash('sha256', content).slice(0, 12)}.json`;
  output.write(file, content, 'data');
  return `/${file}`;
}

/** Writes the search file, whole or in parts. Returns its address. */
export function writeSearch(output: OutputFolder, file: SearchFile, limit?: number): string {
  if (!isTooLarge(file, limit)) return writeData(output, 'search', file);
  const { parts, labels, ...about } = cutSearchFile(file);
  const parted: PartedSearchFile = {
    ...about,
    parts: parts.map((part) => writeData(output, 'rows', part)),
    labels: {
      ...{ order: about.order, sections: 0 },
      parts: labels.map(({ first, words }) => [first, writeData(output, 'labels', words)]),
    },
  };
  return writeData(output, 'search', parted);
}

/** Writes the parts of the full-text index, and their list. Returns the address of the list. */
export function writeSearchText(output: OutputFolder, { parts, ...about }: SearchText): string {
  const list: TextFile = {
    ...about,
    parts: parts.map(({ first, words }) => [first, writeData(output, 'words', words)]),
  };
  return writeData(output, 'text', list);
}

/** `builds/current.json`, which the script of every page loads. */
export function writeCurrentBuild(output: OutputFolder, current: CurrentBuild): void {
  writeRecord(output, 'builds/current.json', current);
}

/**
 * The files the server needs to render fragments that no page uses: the rendering module and the database.
 */
export function writeServerParts(serverDir: string, input: RendererInput): void {
  const parts: RendererInput = {
    ...input,
    ...{ serverEntry: 'entry.server.js', database: 'content.sqlite' },
    // Fragments are rendered without a document.
    stylesheets: [],
  };
  const bundle = dirname(input.serverEntry);
  for (const file of listFiles(bundle).files) writeInside(serverDir, file, readFileSync(join(bundle, file)));
  linkOrCopyInside(serverDir, parts.database, input.database);
  writeInside(serverDir, 'renderer.json', JSON.stringify(parts));
}
