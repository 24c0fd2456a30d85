// What responses weigh, as their headers say: known before their bodies are here, and the same on every machine.

/** For a response that does not say: an ordinary page. */
const usualBytes = 6000;

export interface WeighedFetch {
  fetch: typeof globalThis.fetch;
  /** Bytes of all responses so far. */
  bytes(): number;
}

export function createWeighedFetch(fetch: typeof globalThis.fetch): WeighedFetch {
  let bytes = 0;
  return {
    async fetch(...call) {
      const response = await fetch(...call);
      bytes += Number(response.headers.get('content-length')) || usualBytes;
      return response;
    },
    bytes: () => bytes,
  };
}
