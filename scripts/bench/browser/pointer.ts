import type { Reader } from './reader.ts';

export interface Point {
  x: number;
  y: number;
}

/** The middle of the first element a selector finds, which must be in sight. */
export async function middleOf({ evaluate }: Reader, selector: string): Promise<Point> {
  const point = await evaluate<Point | null>(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  })()`);
  if (!point) throw new Error(`There is nothing at ${selector}.`);
  return point;
}

export async function moveTo({ session }: Reader, point: Point): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
}

/** Resolves when the browser has taken the click, not when the page has answered it. */
export async function clickAt({ session }: Reader, point: Point): Promise<void> {
  const button = { ...point, button: 'left', buttons: 1, clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, buttons: 0 });
}
