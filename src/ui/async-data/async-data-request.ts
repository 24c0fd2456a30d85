// A request for data: its options, when it runs again, how it is performed, and the state of its key.

export type AsyncDataHandler<T> = (context: { signal: AbortSignal }) => T | Promise<T>;

export interface AsyncDataOptions<T, R = T, K extends PropertyKey = never, D = undefined> {
  /** Runs automatically; otherwise waits for `refresh`. Default true. */
  immediate?: boolean;
  /** Not awaited by the store's `settled()` in the browser. Rendering never waits. Default false. */
  lazy?: boolean;
  /** Also runs during prerendering. Default true. */
  server?: boolean;
  /** Whether a new run cancels a pending one, or joins it. Default `cancel`. */
  dedupe?: 'cancel' | 'defer';
  /** The value of `data` until there is any; called once per component. */
  default?: () => D;
  transform?: (value: T) => R | Promise<R>;
  /** The fields to keep of the result of `transform`. */
  pick?: readonly K[];
  /** Runs again when one of these values changes. */
  watch?: readonly unknown[];
  /** Milliseconds after which a run fails. */
  timeout?: number;
}

/** The same without types: a key is shared by callers that the store knows nothing about. */
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

/** Throws a TypeError for an invalid key or handler. */
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

/** The next action for a component: `start` uses existing data or a pending run, `run` fetches again. */
export function nextStep(
  before: AsyncDataRequest | null,
  now: AsyncDataRequest,
  statusBefore: AsyncDataStatus,
): 'start' | 'run' | null {
  if (!before) return now.immediate ? 'start' : null;
  // A component that has used `refresh` once follows changes of its key from then on.
  if (before.key !== now.key) return now.immediate || statusBefore !== 'idle' ? 'start' : null;
  const isSame =
    before.watch.length === now.watch.length &&
    before.watch.every((value, index) => Object.is(value, now.watch[index]));
  return isSame ? null : 'run';
}

/**
 * Runs a handler to its value. Ends when its signal fires or its timeout elapses, whatever the handler does.
 */
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

/** Whether an error only means that the work was cancelled. Clients may wrap it as the cause. */
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

/** The fields of the site's error that all consumers may rely on. */
export interface AsyncDataError {
  statusCode: number;
  message: string;
  statusMessage?: string;
  data?: unknown;
}

/** An existing value; in an object, because `undefined` is a valid value too. */
export interface Held {
  value: unknown;
}

/** The state of one key. */
export interface AsyncDataState {
  status: AsyncDataStatus;
  /** Null while the default is used. */
  held: Held | null;
  error: AsyncDataError | undefined;
  /** Nothing has been loaded, failed or cleared yet. */
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

/**
 * The value a component shows: that of its key or, until the key has a result, the one `carried` over from
 * the previous key.
 */
export function shownOf(state: AsyncDataState, carried: Held | null): Held | null {
  return state.held ?? (state.isBlank ? carried : null);
}
