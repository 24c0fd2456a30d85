import type { Task } from './blocking-time.ts';
import type { TraceEvent } from './trace.ts';

/**
 * The main thread's tasks after the first contentful paint. Durations are CPU time, multiplied by `slowdown`;
 * start times are unchanged.
 */
export function tasksAfterPaint(events: readonly TraceEvent[], slowdown: number): Task[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was not painted while it was traced.');
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = name === 'RunTask' && ph === 'X' && pid === painted.pid && tid === painted.tid;
      return isTask && ts >= painted.ts;
    })
    .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, duration: (tdur / 1000) * slowdown }));
}
