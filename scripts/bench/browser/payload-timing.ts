// The resource timing of what a click loads.
import type { Reader } from './reader.ts';

export interface PayloadTiming {
  start: number;
  end: number;
}

/** Milliseconds since navigation start; null until the payload of the path has loaded. */
export function findPayload({ evaluate }: Reader, path: string): Promise<PayloadTiming | null> {
  return evaluate<PayloadTiming | null>(`(() => {
    const [entry] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === ${JSON.stringify(payloadPath(path))});
    return entry ? { start: entry.startTime, end: entry.responseEnd } : null;
  })()`);
}

/** The same for the document, if the click loaded that instead. */
export function findDocument({ evaluate }: Reader, path: string): Promise<PayloadTiming | null> {
  return evaluate<PayloadTiming | null>(`(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const isOpen = location.pathname === ${JSON.stringify(path)} && entry.responseEnd > 0;
    return isOpen ? { start: entry.startTime, end: entry.responseEnd } : null;
  })()`);
}

function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
