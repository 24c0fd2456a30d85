import type { Transfer } from './transfers.ts';

export interface TransferSums {
  /** All requests before the `load` event. */
  beforeLoad: number;
  /** All requests until the network is idle, and the share of scripts and data. */
  untilIdle: number;
  script: number;
  data: number;
  /** Number and size of prefetched pages. */
  payloads: number;
  payloadCount: number;
}

/** Sums up transfers; `loaded` is the time of the `load` event on the same clock. */
export function sumTransfers(transfers: readonly Transfer[], loaded: number): TransferSums {
  const sum = (matches: (transfer: Transfer) => boolean) =>
    transfers.filter(matches).reduce((total, { bytes }) => total + (bytes ?? 0), 0);
  return {
    beforeLoad: sum(({ started }) => started < loaded),
    untilIdle: sum(() => true),
    script: sum(({ mimeType }) => mimeType.endsWith('javascript')),
    data: sum(({ mimeType }) => mimeType.endsWith('json')),
    payloads: sum(isPayload),
    payloadCount: transfers.filter(isPayload).length,
  };
}

function isPayload({ url }: Transfer): boolean {
  return new URL(url).pathname.endsWith('/_payload.json');
}
