/// <reference types="vite/client" />
// The site's HTTP client: one base address, and which answers are asked for again. Written here because it is loaded
// with every page (decision 14). Failures reject with a `FetchError`.
import { constants } from '#schema/constants.ts';

type QueryValue = string | number | boolean | null | undefined;

/** What a caller decides; who retries, and where the site lives, is settled here. */
export interface HttpOptions extends Pick<RequestInit, 'headers' | 'cache' | 'priority' | 'signal'> {
  method?: string;
  /** Plain objects and lists are sent as JSON. */
  body?: BodyInit | Record<string, unknown> | readonly unknown[] | null;
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  /** How to read the answer; by its content type otherwise. */
  responseType?: 'json' | 'text' | 'blob' | 'arrayBuffer';
  /** Milliseconds for each try. */
  timeout?: number;
}

/** Resolves to the parsed body, `undefined` where there is none. */
export type Http = <T = unknown>(url: string, options?: HttpOptions) => Promise<T>;

interface HttpConfig {
  baseURL: string;
  fetch?: typeof fetch;
}

/** A client for the addresses below a base; absolute addresses go where they say. */
export function createHttp({ baseURL, fetch = (...call) => globalThis.fetch(...call) }: HttpConfig): Http {
  return async <T>(url: string, options: HttpOptions = {}) => {
    const address = withQuery(withBase(url, baseURL), options.query);
    const method = (options.method ?? 'GET').toUpperCase();
    for (let triesLeft = retriesFor(method); ; triesLeft -= 1) {
      try {
        return (await ask(fetch, method, address, options)) as T;
      } catch (error) {
        if (triesLeft === 0 || options.signal?.aborted || !isWorthAnother(error)) throw error;
      }
    }
  };
}

/** The client of the site. */
export const http = createHttp({ baseURL: import.meta.env?.BASE_URL ?? '/' });

/** One try. Each gets a time limit of its own. */
async function ask(
  fetch: typeof globalThis.fetch,
  method: string,
  address: string,
  { timeout, signal, body, headers, cache, priority, responseType }: HttpOptions,
): Promise<unknown> {
  const init: RequestInit = { method, ...asBody(body, headers) };
  if (cache) init.cache = cache;
  if (priority) init.priority = priority;
  const limit = timeout === undefined ? signal : withTimeLimit(signal, timeout);
  if (limit) init.signal = limit;
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new FetchError(method, address, { cause });
  });
  const data = await read(response, method, responseType).catch((cause: unknown) => {
    throw new FetchError(method, address, { response, cause });
  });
  if (response.status >= 400) throw new FetchError(method, address, { response, data });
  return data;
}

const unsafeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

function retriesFor(method: string): number {
  const { unsafe, other } = constants.http.retries;
  return unsafeMethods.includes(method) ? unsafe : other;
}

/** A connection that was lost counts like a server error. */
function isWorthAnother(error: unknown): boolean {
  const { status = 500 } = error as FetchError;
  return constants.http.retryStatuses.some((retried) => retried === status);
}

function withTimeLimit(signal: AbortSignal | null | undefined, timeout: number): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function withBase(url: string, base: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  return `${base.replace(/\/$/, '')}/${url.replace(/^\//, '')}`;
}

function withQuery(url: string, query: HttpOptions['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .filter((value) => value !== undefined)
      .map((value) => [name, String(value ?? '')]),
  );
  if (pairs.length === 0) return url;
  const [address = '', anchor] = url.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(pairs)}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

function asBody(body: HttpOptions['body'], headers: HttpOptions['headers']): RequestInit {
  const isPlain = Array.isArray(body) || Object.getPrototypeOf(body ?? '') === Object.prototype;
  const own = new Headers(headers);
  if (!isPlain) return { body: body as BodyInit | null, headers: own };
  if (!own.has('content-type')) own.set('content-type', 'application/json');
  return { body: JSON.stringify(body), headers: own };
}

const withoutBody = [101, 204, 205, 304];

async function read(
  response: Response,
  method: string,
  wanted: HttpOptions['responseType'],
): Promise<unknown> {
  if (method === 'HEAD' || withoutBody.includes(response.status)) return undefined;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const form = wanted ?? formOf(type);
  if (form !== 'json') return response[form]();
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function formOf(type: string): NonNullable<HttpOptions['responseType']> {
  if (type === '' || /[/+]json$/.test(type)) return 'json';
  return /^text\/|\+xml$|^application\/(?:xml|javascript)$/.test(type) ? 'text' : 'blob';
}

/** A request that failed: with the answer where there was one, with its cause where there was none. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly request: string;
  readonly response: Response | undefined;
  /** The parsed body of the answer. */
  readonly data: unknown;

  constructor(method: string, request: string, { response, data, cause }: FailedExchange) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const outcome = response ? `${response.status} ${response.statusText}` : `<no response> ${reason}`;
    super(`[${method}] "${request}": ${outcome}`, { cause });
    this.request = request;
    this.response = response;
    this.data = data;
  }

  get status(): number | undefined {
    return this.response?.status;
  }

  get statusCode(): number | undefined {
    return this.response?.status;
  }

  get statusText(): string | undefined {
    return this.response?.statusText;
  }

  get statusMessage(): string | undefined {
    return this.response?.statusText;
  }
}

interface FailedExchange {
  response?: Response;
  data?: unknown;
  cause?: unknown;
}
