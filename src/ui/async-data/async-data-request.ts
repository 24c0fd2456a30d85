// One request for data: what a component asks for, when it asks again, how the request is performed, and what is known
// of its key before and after.

export type AsyncDataHandler<T> = (context: { signal: AbortSignal }) => T | Promise<T>;

export interface AsyncDataOptions<T, R = T, K extends PropertyKey = never, D = undefined> {
  /** Runs by itself; otherwise waits for `refresh`. Default true. */
  immediate?: boolean;
  /** Not waited for: in the browser `settled()` of the store leaves it out. Rendering never waits. Default false. */
  lazy?: boolean;
  /** Also runs when pages are rendered ahead of time. Default true. */
  server?: boolean;
  /** A run while another is under way ends that one, or joins it. Default `cancel`. */
  dedupe?: 'cancel' | 'defer';
  /** What `data` is as long as there is none; asked once by each component. */
  default?: () => D;
  transform?: (value: T) => R | Promise<R>;
  /** The fields to keep, of what `transform` made. */
  pick?: readonly K[];
  /** Runs again when one of these values changes. */
  watch?: readonly unknown[];
  /** Milliseconds after which a run is an error. */
  timeout?: number;
}

/** The same without the types of one caller: a key is shared by callers that the store knows nothing about. */
export interface AsyncDataRequest {
  key: string;
  handler: AsyncDataHandler<unknown>;
  immediate: boolean;
  lazy: boolean;
  server: boolean;
  dedupe: 'cancel' | 'defer';
  transform: (value: never) => unknown;
  pick: readonly PropertyKey[] | undefined;
  watch: readonly unknown[];
  timeout: number | undefined;
}

/** Throws a TypeError for a key or a handler that cannot be one. */
export function toRequest<T, R, K extends PropertyKey, D>(
  key: string,
  handler: AsyncDataHandler<T>,
  options: AsyncDataOptions<T, R, K, D> = {},
): AsyncDataRequest {
  if (typeof key !== 'string' || key === '') {
    throw new TypeError('The key of async data must be a string that is not empty.');
  }
  if (typeof handler !== 'function') {
    throw new TypeError(`The handler of async data must be a function (key "${key}").`);
  }
  return {
    key,
    handler,
    immediate: options.immediate ?? true,
    lazy: options.lazy ?? false,
    server: options.server ?? true,
    dedupe: options.dedupe ?? 'cancel',
    transform: options.transform ?? ((value: T) => value),
    pick: options.pick,
    watch: options.watch ?? [],
    timeout: options.timeout,
  };
}

/** What a component wants of the store now: `start` takes what is there or under way, `run` asks again. */
export function nextStep(
  before: AsyncDataRequest | null,
  now: AsyncDataRequest,
  statusBefore: AsyncDataStatus,
): 'start' | 'run' | null {
  if (!before) return now.immediate ? 'start' : null;
  // A component that waited for `refresh`, and had it, follows its key from then on.
  if (before.key !== now.key) return now.immediate || statusBefore !== 'idle' ? 'start' : null;
  const isSame =
    before.watch.length === now.watch.length &&
    before.watch.every((value, index) => Object.is(value, now.watch[index]));
  return isSame ? null : 'run';
}

/** Calls a handler from start to value. Ends when its signal fires or its time is up, whatever the handler does. */
export async function performRequest(
  request: AsyncDataRequest,
  controller: AbortController,
): Promise<unknown> {
  const { signal } = controller;
  const timer =
    request.timeout === undefined
      ? undefined
      : setTimeout(() => controller.abort(timeoutError(request)), request.timeout);
  try {
    return await Promise.race([produceValue(request, signal), rejectionOf(signal)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a failure only says that the work was cancelled. Clients wrap it: then it is the cause. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || isAbort(error.cause));
}

async function produceValue(request: AsyncDataRequest, signal: AbortSignal): Promise<unknown> {
  const value = await request.handler({ signal });
  const transformed = await request.transform(value as never);
  return request.pick ? pickFields(transformed, request.pick) : transformed;
}

function pickFields(value: unknown, fields: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    fields.filter((field) => field in value).map((field) => [field, Reflect.get(value, field)]),
  );
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function timeoutError({ key, timeout }: AsyncDataRequest): DOMException {
  return new DOMException(`The data for "${key}" did not arrive within ${timeout} ms.`, 'TimeoutError');
}

export type AsyncDataStatus = 'idle' | 'pending' | 'success' | 'error';

/** The part of the site's error that every reader of data may rely on. */
export interface AsyncDataError {
  statusCode: number;
  message: string;
  statusMessage?: string;
  data?: unknown;
}

/** A value that is there; in a box, because `undefined` is a value too. */
export interface Held {
  value: unknown;
}

/** What is known of one key. */
export interface AsyncDataState {
  status: AsyncDataStatus;
  /** Null where the default stands in. */
  held: Held | null;
  error: AsyncDataError | undefined;
  /** Nothing has arrived, failed or been cleared yet. */
  isBlank: boolean;
}

export const blank: AsyncDataState = { status: 'idle', held: null, error: undefined, isBlank: true };

export const cleared: AsyncDataState = { ...blank, isBlank: false };

export function succeeded(value: unknown): AsyncDataState {
  return { status: 'success', held: { value }, error: undefined, isBlank: false };
}

export function failed(error: AsyncDataError): AsyncDataState {
  return { status: 'error', held: null, error, isBlank: false };
}

/** What a component shows: its key's own value or, until the key has had an answer, the one `carried` over from the last key. */
export function shownOf(state: AsyncDataState, carried: Held | null): Held | null {
  return state.held ?? (state.isBlank ? carried : null);
}
