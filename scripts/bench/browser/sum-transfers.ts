import type { Transfer } from './transfers.ts';

export interface TransferSums {
  /** Everything asked for before the `load` event. */
  beforeLoad: number;
  /** Everything until nothing was under way any more, and what part of it is script and data. */
  untilIdle: number;
  script: number;
  data: number;
  /** How many of the data are pages fetched ahead, and what they weigh. */
  payloads: number;
  payloadCount: number;
}

/** Adds up what was transferred; `loaded` is the moment of the `load` event on the clock of the transfers. */
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
