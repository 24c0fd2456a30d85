import type { Reader } from './reader.ts';

export interface Point {
  x: number;
  y: number;
}

/** The middle of the first visible element that matches a selector. */
export async function middleOf({ evaluate }: Reader, selector: string): Promise<Point> {
  const point = await evaluate<Point | null>(`(() => {
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      const box = element.getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return null;
  })()`);
  if (!point) throw new Error(`There is nothing at ${selector}.`);
  return point;
}

/**
 * Starts one pixel beside the target, as a hand would; the very first event may be interpreted as a pointer
 * that was already there.
 */
export async function moveTo({ session }: Reader, { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + 1, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Resolves when the browser has received the click, not when the page has responded. */
export async function clickAt({ session }: Reader, point: Point): Promise<void> {
  const button = { ...point, button: 'left', buttons: 1, clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, buttons: 0 });
}
