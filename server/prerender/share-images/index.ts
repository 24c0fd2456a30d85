// The pictures of all pages. What an earlier build drew is taken from the cache; what no page asks for any longer
// leaves it.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { runPool } from '#pipeline/documents/process-pool.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import { shareFolder } from '#site/addresses.ts';
import { readMark } from '../../pictures/share-image/site-mark.ts';
import { linkOrCopy } from '../output/output-folder.ts';
import type { ShareSetup, StoredJobs } from './share-process.ts';
import { type ShareJob, storedName, storeShareImages } from './store-share-image.ts';

/** Below this many pictures, starting processes takes longer than it saves. */
const processesFrom = 60;
const imagesPerJob = 12;

/** What a messenger loads without a second thought. */
const bytesAllowed = 60_000;

/** The picture of each page; null for a page that has none. */
export type ShareImagesOfPages = Readonly<Record<string, { share?: ShareImage | null }>>;

export interface ShareImageFolders {
  /** The folder of the site; its mark lies in it. */
  outDir: string;
  cacheDir: string;
}

/** Writes the picture of every page, unless it is there; returns how many were drawn. */
export async function writeShareImages(
  pages: ShareImagesOfPages,
  folders: ShareImageFolders,
  mostBytes = bytesAllowed,
): Promise<number> {
  const { mark, jobs, cache } = listJobs(pages, folders);
  if (jobs.length === 0) return 0;
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folders.outDir, shareFolder), { recursive: true });
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
    const target = join(folders.outDir, image.url);
    if (!existsSync(target)) linkOrCopy(stored, target);
  }
  return missing.length;
}

/** Takes from the cache what no page asks for any longer. */
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
    // Loaded where it is needed: most builds have nothing to draw.
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

/** A mark that lies elsewhere is not fetched. */
function fileOf(outDir: string, logo: string): string | null {
  return /^\/(?!\/)/.test(logo) && !logo.split('/').includes('..') ? join(outDir, logo) : null;
}
