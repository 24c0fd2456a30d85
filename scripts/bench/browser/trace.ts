// Records the browser's threads with its own tracing.
import type { Session } from './protocol.ts';

/**
 * One entry of a trace; times in microseconds. `tdur` is CPU time, which is independent of other programs.
 */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const categories = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Traces all processes of the browser while `during` runs. */
export async function recordTrace(browser: Session, during: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  try {
    const traceConfig = { includedCategories: categories, excludedCategories: ['*'] };
    await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await during();
    const complete = new Promise<void>((resolve) => {
      const end = () => {
        browser.off('Tracing.tracingComplete', end);
        resolve();
      };
      browser.on('Tracing.tracingComplete', end);
    });
    await browser.send('Tracing.end');
    await complete;
  } finally {
    browser.off('Tracing.dataCollected', collect);
  }
  return events;
}
