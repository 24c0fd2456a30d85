// Writes the preview images of all pages. Images from an earlier build are taken from the cache; unused ones
// are removed from it.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { runPool } from '#pipeline/documents/process-pool.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import { readMark } from '../../pictures/share-image/site-mark.ts';
import { linkOrCopyInside, makeFolder } from '../../write-inside.ts';
import type { ShareSetup, StoredJobs } from './share-process.ts';
import { type ShareJob, storedName, storeShareImages } from './store-share-image.ts';

/** For fewer pictures, starting processes takes longer than it saves. */
const processesFrom = 60;
const imagesPerJob = 12;

/** The size that messengers load without asking. */
const bytesAllowed = 60_000;

/** The picture of each page; null for a page without one. */
export type ShareImagesOfPages = Readonly<Record<string, { share?: ShareImage | null }>>;

export interface ShareImageFolders {
  /** The folder of the site, which contains its logo. */
  outDir: string;
  cacheDir: string;
}

/** Writes the missing pictures of all pages; returns how many were drawn. */
export async function writeShareImages(
  pages: ShareImagesOfPages,
  folders: ShareImageFolders,
  mostBytes = bytesAllowed,
): Promise<number> {
  const { mark, jobs, cache } = listJobs(pages, folders);
  if (jobs.length === 0) return 0;
  makeFolder(cache);
  const missing = jobs.filter(({ stored }) => !existsSync(stored));
  await drawAll(missing, { mark, mostBytes }, (image, bytes) => {
    if (bytes <= mostBytes) return;
    const page = Object.keys(pages).find((path) => pages[path]?.share?.url === image.url);
    throw new UserError(
      `The share picture of ${page} has ${bytes} bytes; at most ${mostBytes} are allowed. ` +
        'Give it a shorter "title" under "ogImage".',
    );
  });
  for (const { image, stored } of jobs) {
    const file = image.url.slice(1);
    if (!existsSync(join(folders.outDir, file))) linkOrCopyInside(folders.outDir, file, stored);
  }
  return missing.length;
}

/** Removes unused pictures from the cache. */
export function forgetOtherShareImages(pages: ShareImagesOfPages, folders: ShareImageFolders): void {
  const { jobs, cache } = listJobs(pages, folders);
  if (!existsSync(cache)) return;
  const used = new Set(jobs.map(({ stored }) => stored));
  for (const name of readdirSync(cache)) if (!used.has(join(cache, name))) rmSync(join(cache, name));
}

function listJobs(pages: ShareImagesOfPages, { outDir, cacheDir }: ShareImageFolders) {
  const cache = join(cacheDir, 'share');
  const images = new Map(Object.values(pages).flatMap(({ share }) => (share ? [[share.url, share]] : [])));
  const [first] = images.values();
  const mark = first ? readMark(fileOf(outDir, first.logo)) : null;
  const jobs = [...images.values()].map((image): ShareJob => {
    return { image, stored: join(cache, storedName(image, mark)) };
  });
  return { cache, mark, jobs };
}

async function drawAll(
  jobs: readonly ShareJob[],
  setup: ShareSetup,
  onDrawn: (image: ShareImage, bytes: number) => void,
): Promise<void> {
  const report = ({ jobs: done, sizes }: StoredJobs) => {
    for (const [index, { image }] of done.entries()) onDrawn(image, sizes[index] ?? 0);
  };
  if (jobs.length === 0) return;
  if (jobs.length < processesFrom) {
    // Loaded on demand, because most builds have nothing to draw.
    const { openShareImages } = await import('../../pictures/share-image/draw-share-image.ts');
    return report({
      jobs: [...jobs],
      sizes: await storeShareImages(jobs, openShareImages(setup.mark), setup.mostBytes),
    });
  }
  const handfuls = Array.from({ length: Math.ceil(jobs.length / imagesPerJob) }, (_, at) =>
    jobs.slice(at * imagesPerJob, (at + 1) * imagesPerJob),
  );
  await runPool<ShareSetup, ShareJob[], StoredJobs>(handfuls, {
    module: new URL('./share-process.ts', import.meta.url),
    setup,
    onResult: report,
  });
}

/** A logo on another host is not fetched. */
function fileOf(outDir: string, logo: string): string | null {
  return /^\/(?!\/)/.test(logo) && !logo.split('/').includes('..') ? join(outDir, logo) : null;
}
