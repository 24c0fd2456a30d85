// Where the files of a page lie in the output.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '#lib/address/markdown-path.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import type { RenderedPage } from '#render/renderer.ts';
import { stillPath } from '#schema/page/example.ts';
import { islandPath } from '#schema/page/island.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import { galleryPath } from '#site/gallery.ts';
import { contentHash, namesIn, type PageParts } from '../offline/page-parts.ts';
import { sentBytes, writeNewFile, writePrecompressed } from '../output/compress.ts';

/** What belongs to a page besides its document and payload. */
export interface PageExtras {
  /** Its fragments by name, each with the bytes of its file. Pages may share one. */
  islands: Readonly<Record<string, number>>;
  images: readonly ImageVariant[];
  share: ShareImage | null;
  /** How many of its examples have a result without script. */
  stills: number;
  /** What it is made of for readers who save it. */
  parts: PageParts;
  /** What its other files take up, compressed ones included. */
  bytes: number;
}

/** `/a/b` is `a/b/index.html`; the root is `index.html`. The Markdown stands beside the folder: `a/b.md`. */
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

/** The files of the results without script. */
function stillFiles(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => stillPath(path, at + 1).slice(1));
}

/** All files of a page: those that have compressed forms beside them, and the small ones that have none. */
export function filesOf(path: string, { islands, stills }: Pick<PageExtras, 'islands' | 'stills'>) {
  const { document, payload, markdown } = pageFiles(path);
  return {
    own: path === galleryPath ? [document, payload] : [document, payload, markdown],
    small: [...Object.keys(islands).map(islandFile), ...stillFiles(path, stills)],
  };
}

/** Where pages go, and the time they say of themselves. */
export interface PageTarget {
  outDir: string;
  now: Date;
}

/** Writes the files of a page, and returns what belongs to it besides document and payload. */
export function writePage(
  { outDir, now }: PageTarget,
  path: string,
  { html, bundle, markdown, images, share, stills }: RenderedPage,
): PageExtras {
  const files = pageFiles(path);
  const payload: Payload = { data: bundle, prerenderedAt: now.getTime() };
  const data = JSON.stringify(payload);
  let bytes = write(join(outDir, files.document), html);
  bytes += write(join(outDir, files.payload), data);
  if (markdown !== null) bytes += write(join(outDir, files.markdown), markdown);
  const islands = Object.entries(bundle.islands).map(([id, island]): [string, number] => {
    return [id, writeSmall(join(outDir, islandFile(id)), JSON.stringify(island))];
  });
  stillFiles(path, stills.length).forEach((file, at) => {
    bytes += writeSmall(join(outDir, file), stills[at] ?? '');
  });
  const parts: PageParts = {
    document: { hash: contentHash(files.document, html), bytes: sentBytes(join(outDir, files.document)) },
    payload: { hash: contentHash(`/${files.payload}`, data), bytes: sentBytes(join(outDir, files.payload)) },
    names: namesIn(html),
  };
  return { islands: Object.fromEntries(islands), images, share, stills: stills.length, parts, bytes };
}

function write(file: string, content: string): number {
  return inFolder(file, () => writePrecompressed(file, content, 'page'));
}

/** A few hundred bytes, and rarely asked for: not worth compressed files. */
function writeSmall(file: string, text: string): number {
  const content = Buffer.from(text);
  inFolder(file, () => writeNewFile(file, content));
  return content.length;
}

/** Makes the folder of a file when it is missing; most files lie where another one does already. */
function inFolder<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    return work();
  }
}
