// Which way the pointer is going, from a short piece of its path: single steps of a slow hand are too coarse to tell.

/** How far back the path is looked at, in pixels. */
const reach = 16;

/** A way goes down when it falls by at least one pixel in this many: a hand that means to go across is not steadier. */
const acrossPerDown = 12;

export interface PointerPath {
  /** Notes where the pointer is now; whether it is going down, straight or at a slant. */
  isGoingDown(x: number, y: number): boolean;
  /** A new way begins where the pointer is. */
  restart(): void;
}

interface Point {
  x: number;
  y: number;
}

export function createPointerPath(): PointerPath {
  let from: Point | null = null;
  let here: Point | null = null;
  return {
    isGoingDown(x, y) {
      here = { x, y };
      const [across, down] = from ? [x - from.x, y - from.y] : [0, 0];
      // The start of the piece is pulled along behind the pointer.
      const slack = Math.min(1, reach / Math.hypot(across, down));
      from = { x: x - across * slack, y: y - down * slack };
      return down > 0 && down * acrossPerDown >= Math.abs(across);
    },
    restart() {
      from = here;
    },
  };
}
