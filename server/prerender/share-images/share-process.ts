// A process that draws pictures, a few per job.
import { serveJobs } from '#pipeline/documents/process-pool.ts';
import { openShareImages } from '../../pictures/share-image/draw-share-image.ts';
import { type ShareJob, storeShareImages } from './store-share-image.ts';

export interface ShareSetup {
  mark: string | null;
  mostBytes: number;
}

export interface StoredJobs {
  jobs: ShareJob[];
  sizes: number[];
}

serveJobs(({ mark, mostBytes }: ShareSetup) => {
  const draw = openShareImages(mark);
  return async (jobs: ShareJob[]): Promise<StoredJobs> => ({
    jobs,
    sizes: await storeShareImages(jobs, draw, mostBytes),
  });
});
