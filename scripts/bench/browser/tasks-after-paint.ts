import type { Task } from './blocking-time.ts';
import type { TraceEvent } from './trace.ts';

/**
 * What the main thread of a page did after its first contentful paint. Durations are processor time, `slowdown`
 * times as long as here; when a task began is left as it was.
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
