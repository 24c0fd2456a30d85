// The payload of a page as the browser's resource timing tells of it.
import type { Reader } from './reader.ts';

export interface PayloadTiming {
  start: number;
  end: number;
}

/** Milliseconds since the page was asked for; null while the payload of the path is not here. */
export function findPayload({ evaluate }: Reader, path: string): Promise<PayloadTiming | null> {
  return evaluate<PayloadTiming | null>(`(() => {
    const [entry] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === ${JSON.stringify(payloadPath(path))});
    return entry ? { start: entry.startTime, end: entry.responseEnd } : null;
  })()`);
}

function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
