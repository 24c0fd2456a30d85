// The files of a page in the output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '#lib/address/markdown-path.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import type { RenderedPage } from '#render/renderer.ts';
import { stillPath } from '#schema/page/example.ts';
import { islandPath } from '#schema/page/island.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import { galleryPath } from '#site/gallery.ts';
import { writeInside } from '../../write-inside.ts';
import { contentHash, namesIn, type PageParts } from '../offline/page-parts.ts';
import { compressedForms, sentBytes, writePrecompressed } from '../output/compress.ts';
import { stampOfAll } from '../output/file-stamps.ts';

/** Data of a page besides its document and payload. */
export interface PageExtras {
  /** Its fragments by name, each with the size of its file. Pages may share one. */
  islands: Readonly<Record<string, number>>;
  images: readonly ImageVariant[];
  share: ShareImage | null;
  /** Number of its examples with a static result. */
  stills: number;
  /** Its files for offline saving. */
  parts: PageParts;
  /** The size of its other files, including compressed ones. */
  bytes: number;
  /** The sizes and times of these files, as one text. */
  stamp: string;
}

/** `/a/b` is `a/b/index.html`; the root is `index.html`. The Markdown is beside the folder: `a/b.md`. */
export function pageFiles(path: string): { document: string; payload: string; markdown: string } {
  const folder = path.split('/').filter(Boolean).join('/');
  const inFolder = folder === '' ? '' : `${folder}/`;
  return {
    document: `${inFolder}index.html`,
    payload: `${inFolder}_payload.json`,
    markdown: markdownPath(`/${folder}`).slice(1),
  };
}

/** The file of a fragment by its name. */
export function islandFile(id: string): string {
  return decodeURIComponent(islandPath(id)).slice(1);
}

/** The files of the static results. */
function stillFiles(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => stillPath(path, at + 1).slice(1));
}

/** All files of a page: those with compressed versions, and the small ones without. */
export function filesOf(path: string, { islands, stills }: Pick<PageExtras, 'islands' | 'stills'>) {
  const { document, payload, markdown } = pageFiles(path);
  return {
    own: path === galleryPath ? [document, payload] : [document, payload, markdown],
    small: [...Object.keys(islands).map(islandFile), ...stillFiles(path, stills)],
  };
}

/** The files used only by this page, with their possible compressed versions. */
export function stampedFiles(path: string, { stills }: Pick<PageExtras, 'stills'>): string[] {
  const { own, small } = filesOf(path, { islands: {}, stills });
  return [...own.flatMap((file) => [file, ...compressedForms(file)]), ...small];
}

/** The target folder of pages, and their build time. */
export interface PageTarget {
  outDir: string;
  now: Date;
}

/** Writes the files of a page, and returns its data besides document and payload. */
export function writePage(
  { outDir, now }: PageTarget,
  path: string,
  { html, bundle, markdown, images, share, stills }: RenderedPage,
): PageExtras {
  const files = pageFiles(path);
  const payload: Payload = { data: bundle, prerenderedAt: now.getTime() };
  const data = JSON.stringify(payload);
  const write = (file: string, content: string) => writePrecompressed(outDir, file, content, 'page');
  let bytes = write(files.document, html);
  bytes += write(files.payload, data);
  if (markdown !== null) bytes += write(files.markdown, markdown);
  const islands = Object.entries(bundle.islands).map(([id, island]): [string, number] => {
    return [id, writeShared(outDir, islandFile(id), JSON.stringify(island))];
  });
  stillFiles(path, stills.length).forEach((file, at) => {
    bytes += writeSmall(outDir, file, stills[at] ?? '');
  });
  const parts: PageParts = {
    document: { hash: contentHash(files.document, html), bytes: sentBytes(join(outDir, files.document)) },
    payload: { hash: contentHash(`/${files.payload}`, data), bytes: sentBytes(join(outDir, files.payload)) },
    names: namesIn(html),
  };
  const stamp = stampOfAll(outDir, stampedFiles(path, { stills: stills.length }));
  return { islands: Object.fromEntries(islands), images, share, stills: stills.length, parts, bytes, stamp };
}

/** An existing file of several pages is not rewritten, because their records contain its time. */
function writeShared(outDir: string, file: string, text: string): number {
  try {
    if (readFileSync(join(outDir, file), 'utf8') === text) return Buffer.byteLength(text);
  } catch {
    // This is the first page that uses it.
  }
  return writeSmall(outDir, file, text);
}

/** A few hundred bytes, and rarely requested: compressed versions are not worthwhile. */
function writeSmall(outDir: string, file: string, text: string): number {
  const content = Buffer.from(text);
  writeInside(outDir, file, content);
  return content.length;
}
