// A clock that goes when it is told to, so that nobody waits five seconds for a message to stay five seconds. It takes
// the place of the browser's timers before the first script of an answer runs.

export interface Clock {
  /** Lets so many milliseconds go by, with everything that is due in them. */
  forward(milliseconds: number): Promise<void>;
  now(): number;
}

interface Due {
  at: number;
  run(): void;
  every: number | null;
}

/** Replaces timers, animation frames and the time of day. */
export function installClock(rest: () => Promise<void>): Clock {
  const start = Date.now();
  const RealDate = Date;
  let time = 0;
  let last = 0;
  const due = new Map<number, Due>();
  const add = (handler: TimerHandler, delay: number, every: number | null, values: unknown[]): number => {
    last += 1;
    const run = () => {
      if (typeof handler === 'function') handler(...values);
    };
    due.set(last, { at: time + Math.max(delay, 0), run, every });
    return last;
  };
  const remove = (id?: number) => void (id !== undefined && due.delete(id));
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      add(handler, Number(delay) || 0, null, values),
    setInterval: (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      add(handler, Number(delay) || 0, Math.max(Number(delay) || 0, 1), values),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame: (handler: FrameRequestCallback) => add(() => handler(time), 16, null, []),
    cancelAnimationFrame: remove,
    Date: class extends RealDate {
      constructor(...values: unknown[]) {
        super(...((values.length === 0 ? [start + time] : values) as [number]));
      }
      static override now() {
        return start + time;
      }
    },
  });
  performance.now = () => time;

  return {
    now: () => time,
    async forward(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [id, next] = [...due].sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
        if (id === undefined || !next || next.at > end) break;
        time = Math.max(time, next.at);
        if (next.every === null) due.delete(id);
        else next.at += next.every;
        next.run();
        await rest();
      }
      time = end;
      await rest();
    },
  };
}
