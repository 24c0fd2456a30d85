// Where the files of a page lie in the output.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '#lib/address/markdown-path.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import type { RenderedPage } from '#render/renderer.ts';
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

/** All files of a page: those that have compressed forms beside them, and the small ones of its fragments. */
export function filesOf(path: string, { islands }: Pick<PageExtras, 'islands'>) {
  const { document, payload, markdown } = pageFiles(path);
  return {
    own: path === galleryPath ? [document, payload] : [document, payload, markdown],
    islands: Object.keys(islands).map(islandFile),
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
  { html, bundle, markdown, images, share }: RenderedPage,
): PageExtras {
  const files = pageFiles(path);
  const payload: Payload = { data: bundle, prerenderedAt: now.getTime() };
  const data = JSON.stringify(payload);
  let bytes = write(join(outDir, files.document), html);
  bytes += write(join(outDir, files.payload), data);
  if (markdown !== null) bytes += write(join(outDir, files.markdown), markdown);
  const islands = Object.entries(bundle.islands).map(([id, island]): [string, number] => {
    const content = Buffer.from(JSON.stringify(island));
    const file = join(outDir, islandFile(id));
    // A few hundred bytes, and rarely asked for: not worth compressed files.
    inFolder(file, () => writeNewFile(file, content));
    return [id, content.length];
  });
  const parts: PageParts = {
    document: { hash: contentHash(files.document, html), bytes: sentBytes(join(outDir, files.document)) },
    payload: { hash: contentHash(`/${files.payload}`, data), bytes: sentBytes(join(outDir, files.payload)) },
    names: namesIn(html),
  };
  return { islands: Object.fromEntries(islands), images, share, parts, bytes };
}

function write(file: string, content: string): number {
  return inFolder(file, () => writePrecompressed(file, content, 'page'));
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
