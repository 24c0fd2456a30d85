/// <reference types="vite/client" />
// The site's HTTP client: one base address, and which answers are asked for again. Failures reject with ofetch's
// `FetchError`.
import { type FetchOptions, ofetch, type ResponseType } from 'ofetch';
import { constants } from '#schema/constants.ts';

/** What a caller decides; who retries, and where the site lives, is settled here. */
export interface HttpOptions
  extends Pick<
    FetchOptions,
    'body' | 'headers' | 'query' | 'responseType' | 'cache' | 'priority' | 'signal'
  > {
  method?: string;
  /** Milliseconds for each try. */
  timeout?: number;
}

/** Resolves to the parsed body, `undefined` where there is none. */
export type Http = <T = unknown>(url: string, options?: HttpOptions) => Promise<T>;

export interface HttpConfig {
  baseURL: string;
  fetch?: typeof fetch;
}

/** A client for the addresses below a base; absolute addresses go where they say. */
export function createHttp({ baseURL, fetch = (...call) => globalThis.fetch(...call) }: HttpConfig): Http {
  const client = ofetch.create({ baseURL }, { fetch });
  return <T>(url: string, { timeout, signal, ...options }: HttpOptions = {}) =>
    client<T, ResponseType>(withLeadingSlash(url), {
      ...options,
      signal,
      retry: retriesFor(options.method),
      retryStatusCodes: [...constants.http.retryStatuses],
      // A client's own time limit hands its spent signal to the second try, which then never leaves, and does
      // nothing beside a caller's signal. So each try gets a signal of its own.
      onRequest(attempt) {
        if (timeout !== undefined) attempt.options.signal = withTimeLimit(signal, timeout);
      },
    }) as Promise<T>;
}

/** The client of the site. */
export const http = createHttp({ baseURL: import.meta.env?.BASE_URL ?? '/' });

const unsafeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

function retriesFor(method = 'GET'): number {
  const { unsafe, other } = constants.http.retries;
  return unsafeMethods.includes(method.toUpperCase()) ? unsafe : other;
}

function withTimeLimit(signal: AbortSignal | null | undefined, timeout: number): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** Without it, and with `/` as the base, an address would count from the page that is open. */
function withLeadingSlash(url: string): string {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url}`;
}
