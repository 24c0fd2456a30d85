// What a component asks for, with every option filled in, and when it asks again.
import type { AsyncDataStatus } from './async-data-state.ts';

export type AsyncDataHandler<T> = (context: { signal: AbortSignal }) => T | Promise<T>;

export interface AsyncDataOptions<T, R = T, K extends PropertyKey = never, D = undefined> {
  /** Runs by itself; otherwise waits for `refresh`. Default true. */
  immediate?: boolean;
  /** Nobody waits for it: in the browser `settled()` of the store leaves it out. Rendering never waits. Default false. */
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

/** What a component wants of the store now: `start` takes what is there or under way, `run` asks anew. */
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
