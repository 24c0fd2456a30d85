// Network transfers while a page is open, from the browser's network log: compressed bodies and response
// headers.
import type { Session } from './protocol.ts';

export interface Transfer {
  url: string;
  /** Seconds on the browser's clock. */
  started: number;
  mimeType: string;
  /** Null while the transfer is pending. */
  bytes: number | null;
}

export interface TransferLog {
  transfers(): Transfer[];
  /** The time of the `load` event, on the same clock. */
  loaded(): number;
  /** Resolves when the network has been idle for this many milliseconds. */
  untilQuiet(milliseconds: number): Promise<void>;
}

/** Starts listening; the session's network and page events must be enabled. */
export function logTransfers(session: Session): TransferLog {
  const transfers = new Map<string, Transfer>();
  let loaded = Number.POSITIVE_INFINITY;
  let lastChange = performance.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    lastChange = performance.now();
    transfers.set(requestId, { url: request.url, started: timestamp, mimeType: '', bytes: null });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.mimeType = response.mimeType;
  });
  const end = (requestId: string, bytes: number) => {
    lastChange = performance.now();
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });

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
