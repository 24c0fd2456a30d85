// Which page the reader opened last, so that they can go on there. It is noted once something is kept at all.

import type { Progress } from '#runtime/progress/progress.ts';
import { kindOfPage } from '#site/page-kind.ts';

const kinds = ['lesson', 'quest', 'project', 'build-own', 'step'];

export async function noteVisit(path: string, progress: Progress): Promise<void> {
  if (kinds.includes(kindOfPage(path))) await progress.setLastPage(path);
}
