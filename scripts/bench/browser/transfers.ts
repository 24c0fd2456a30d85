// What goes over the wire while a page is open, as the browser's own network log counts it: compressed bodies and
// the headers of their answers.
import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  /** Seconds on the browser's clock. */
  started: number;
  mimeType: string;
  /** Null while it is under way. */
  bytes: number | null;
}

export interface TransferLog {
  transfers(): Transfer[];
  /** When the `load` event came, on the same clock. */
  loaded(): number;
  /** Resolves when nothing has been under way for so many milliseconds. */
  untilQuiet(milliseconds: number): Promise<void>;
}

export async function logTransfers(protocol: CDPSession): Promise<TransferLog> {
  const transfers = new Map<string, Transfer>();
  let loaded = Number.POSITIVE_INFINITY;
  let lastChange = performance.now();

  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    lastChange = performance.now();
    transfers.set(requestId, { url: request.url, started: timestamp, mimeType: '', bytes: null });
  });
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.mimeType = response.mimeType;
  });
  const end = (requestId: string, bytes: number) => {
    lastChange = performance.now();
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
  };
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  protocol.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await protocol.send('Page.enable');

  const list = () => [...transfers.values()];
  return {
    transfers: list,
    loaded: () => loaded,
    async untilQuiet(milliseconds) {
      while (list().some(({ bytes }) => bytes === null) || performance.now() - lastChange < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
