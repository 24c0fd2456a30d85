import type { Reader } from './reader.ts';

export interface Point {
  x: number;
  y: number;
}

/** The middle of the first element that a selector finds in sight. */
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

/** From the next point, as a hand does: the first event of all may tell of a pointer that was there before. */
export async function moveTo({ session }: Reader, { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + 1, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Resolves when the browser has taken the click, not when the page has answered it. */
export async function clickAt({ session }: Reader, point: Point): Promise<void> {
  const button = { ...point, button: 'left', buttons: 1, clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, buttons: 0 });
}
