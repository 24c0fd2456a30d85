// How long the page waits for a frame. The clock on the wall says nothing: a slow or busy machine takes longer for all. So
// the page asks again and again whether the frame has its turn, and counts its own turns meanwhile.

/** Milliseconds between two questions. */
const beat = 50;

/** Waits on the clock: the very last resort, in times of the patience. */
const longest = 24;

export type Impatience =
  /** The frame had its turn all the time, and did not come to an end. */
  | 'late'
  /** The frame did not have its turn once, while the page had: a script never ends. */
  | 'silent';

export interface Patience {
  /** The frame has answered. */
  hear(): void;
  stop(): void;
}

/** Calls `ask` again and again, and `end` once when patience is at an end. `milliseconds` are those of an idle machine. */
export function startPatience(
  milliseconds: number,
  ask: () => void,
  end: (reason: Impatience) => void,
): Patience {
  const most = milliseconds / beat;
  const start = Date.now();
  let answered = 0;
  let silent = 0;
  let isAsked = false;
  const timer = setInterval(() => {
    if (isAsked) silent += 1;
    if (silent >= most || answered >= most || Date.now() - start > longest * milliseconds) {
      clearInterval(timer);
      end(silent >= most ? 'silent' : 'late');
    } else if (!isAsked) {
      isAsked = true;
      ask();
    }
  }, beat);
  return {
    hear() {
      if (isAsked) answered += 1;
      isAsked = false;
      silent = 0;
    },
    stop: () => clearInterval(timer),
  };
}
