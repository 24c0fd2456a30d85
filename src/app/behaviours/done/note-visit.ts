// Which page the reader opened last, so that they can go on there. It is noted once something is kept at all.

import type { Progress } from '#runtime/progress/progress.ts';
import { placeOf } from '#site/place.ts';

export async function noteVisit(path: string, progress: Progress): Promise<void> {
  if (placeOf(path).row.isWork) await progress.setLastPage(path);
}
