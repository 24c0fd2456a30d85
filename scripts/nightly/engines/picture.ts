import type { EnginePage } from './engine.ts';
import { waitUntil } from './wait-until.ts';

/** Animations that follow the scrolling never end, and stand still with the page. */
const isMoving = `() => document.getAnimations().some(
  ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
)`;

/** A picture of what a reader sees at the end: nothing moves any more, and two pictures in a row are the same. */
export async function takeLastScreen(page: EnginePage): Promise<Buffer> {
  let last: Buffer | undefined;
  return waitUntil(async () => {
    const before = last;
    if (await page.evaluate({ source: isMoving, args: [] })) throw new Error('The last screen keeps moving.');
    last = await page.takePicture();
    if (!before?.equals(last)) throw new Error('The last screen keeps changing.');
    return last;
  });
}
