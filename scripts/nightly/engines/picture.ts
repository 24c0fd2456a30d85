import type { EnginePage } from './engine.ts';
import { waitUntil } from './wait-until.ts';

/** Scroll-driven animations never finish, but do not move while the page is not scrolled. */
const isMoving = `() => document.getAnimations().some(
  ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
)`;

/** A screenshot of the final state: nothing moves any more, and two screenshots in a row are equal. */
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
