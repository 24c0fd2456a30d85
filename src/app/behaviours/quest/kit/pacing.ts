// Waiting in the frame. Nothing here decides by the clock on the wall: on a slow or busy machine everything takes longer,
// the answer too. What counts is how often the frame had its turn.
import { viewport } from './viewport.ts';

/** Kept before a clock of our own takes their place, and before an answer can. */
const realTimeout = setTimeout.bind(window);
const realFrame = requestAnimationFrame.bind(window);
const realNow = performance.now.bind(performance);
const listen = addEventListener.bind(window);
const unlisten = removeEventListener.bind(window);

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => void realTimeout(done, milliseconds));

/** Until events that wait have been sent. */
export const rest = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Milliseconds between two looks, and how many looks a frame is waited for: before it is known whether any come, then. */
const look = 5;
const looks = { first: 100, drawn: 600, undrawn: 6 };

let patience = looks.first;

/** Until the page has been drawn once more. A frame that nobody sees may never be drawn, so it is not waited for again. */
export async function nextFrame(): Promise<void> {
  let isDrawn = false;
  const drawn = new Promise<void>((done) => {
    realFrame(() => {
      isDrawn = true;
      patience = looks.drawn;
      done();
    });
  });
  const given = document.visibilityState === 'hidden' ? 1 : patience;
  const lost = async () => {
    for (let turn = 0; turn < given && !isDrawn; turn++) await pause(look);
    if (!isDrawn) patience = looks.undrawn;
  };
  await Promise.race([drawn, lost()]);
}

/** The most that one turn of a wait counts, in milliseconds: whatever is more, the machine was busy with something else. */
const longestTurn = 25;

/** Waits until something is true. The milliseconds are those in which the frame had its turn. */
export async function until(
  isTrue: () => unknown,
  milliseconds: number,
  settle: () => Promise<void>,
): Promise<boolean> {
  for (let spent = 0; spent < milliseconds; ) {
    if (isTrue()) return true;
    const start = realNow();
    await settle();
    if (isTrue()) return true;
    await nextFrame();
    spent += Math.min(Math.max(realNow() - start, 1), longestTurn);
  }
  return Boolean(isTrue());
}

/** Pixels by which a zoomed window may round. */
const rounding = 1;

/** Asks for another size of the window, and waits until the page has it and was told of it. */
export async function resizeTo(width: number, height: number, ask: () => void): Promise<void> {
  const isRight = () =>
    Math.abs(viewport.width() - width) <= rounding && Math.abs(viewport.height() - height) <= rounding;
  if (isRight()) return;
  let isTold = false;
  const hear = () => {
    isTold = isRight();
  };
  listen('resize', hear, true);
  ask();
  while (!isRight()) await pause(look);
  // The event comes with the next frame that is drawn; media queries and observers follow with it.
  for (let turn = 0; turn < looks.undrawn && !isTold; turn++) await nextFrame();
  unlisten('resize', hear, true);
}
