// Where the files of a page lie in the output.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImageVariant } from '#lib/image-url.ts';
import { markdownPath } from '#lib/markdown-path.ts';
import type { RenderedPage } from '#render/renderer.ts';
import { islandPath } from '#schema/island.ts';
import type { Payload } from '#schema/page-data.ts';
import type { ShareImage } from '#schema/share-image.ts';
import { writePrecompressed } from './compress.ts';

/** What belongs to a page besides its document and payload. */
export interface PageExtras {
  /** Names of its fragments. */
  islands: string[];
  images: readonly ImageVariant[];
  share: ShareImage | null;
}

/** `/a/b` is `a/b/index.html`; the root is `index.html`. The Markdown stands beside the folder: `a/b.md`. */
export function pageFiles(path: string): { document: string; payload: string; markdown: string } {
  const folder = path.split('/').filter(Boolean).join('/');
  return {
    document: join(folder, 'index.html'),
    payload: join(folder, '_payload.json'),
    markdown: markdownPath(`/${folder}`).slice(1),
  };
}

/** The file of a fragment by its name. */
export function islandFile(id: string): string {
  return decodeURIComponent(islandPath(id)).slice(1);
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
  write(join(outDir, files.document), html);
  write(join(outDir, files.payload), JSON.stringify(payload));
  if (markdown !== null) write(join(outDir, files.markdown), markdown);
  for (const [id, island] of Object.entries(bundle.islands)) {
    const file = join(outDir, islandFile(id));
    mkdirSync(dirname(file), { recursive: true });
    // A few hundred bytes, and rarely asked for: not worth compressed files.
    writeFileSync(file, JSON.stringify(island));
  }
  return { islands: Object.keys(bundle.islands), images, share };
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writePrecompressed(file, content, 'page');
}
