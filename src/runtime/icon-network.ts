// Icons over the network: those asked for at the same time are one request for each collection, with sorted names, and
// long lists are split. Import this file with `import()` only, so that a page whose icons are all at hand never loads it.
import type { IconName, IconShapes } from '#lib/icon.ts';
import {
  type IconSet,
  iconAddress,
  localIconHost,
  parseIconSet,
  publicIconHost,
  shapesInSet,
  splitIcons,
} from '#lib/icon-service.ts';
import { constants } from '#schema/constants.ts';

type Add = (shapes: IconShapes) => void;

interface IconNetworkOptions extends Pick<IconFetchOptions, 'fetch' | 'log'> {
  /** Of the site; it is part of the length of an address. */
  origin: string;
}

/** Loads icons into `add`, whenever they come; settles when each is either loaded or given up. */
type LoadIcons = (names: readonly IconName[], add: Add) => Promise<void>;

let pageNetwork: LoadIcons | undefined;

/** Loads icons in the running page. */
export const loadIcons: LoadIcons = (names, add) => {
  pageNetwork ??= createIconNetwork({
    fetch: (address, init) => fetch(address, init),
    log: (message, address) => console.warn(message, address),
    origin: location.origin,
  });
  return pageNetwork(names, add);
};

export function createIconNetwork({ fetch, log, origin }: IconNetworkOptions): LoadIcons {
  const receivers = new Set<Add>();
  const fetchIcons = createIconFetch({
    fetch,
    log,
    onSet(set) {
      const shapes = shapesInSet(set);
      for (const add of receivers) add(shapes);
    },
  });
  const localHost = origin + localIconHost;
  /** No address may be too long, whichever host is asked. */
  const longestHost = localHost.length > publicIconHost.length ? localHost : publicIconHost;
  let waiting: IconName[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    // Whatever else is asked for in this tick goes along.
    await Promise.resolve();
    const byCollection = Map.groupBy(waiting, ({ collection }) => collection);
    waiting = [];
    sending = null;
    const queries = [...byCollection].flatMap(([collection, names]) => {
      const icons = [...new Set(names.map(({ icon }) => icon))].sort();
      const lists = splitIcons(longestHost, collection, icons, constants.icon.maxUrlLength);
      return lists.map((list) => fetchIcons(collection, list));
    });
    await Promise.all(queries);
  }

  return (names, add) => {
    receivers.add(add);
    waiting.push(...names);
    sending ??= send();
    return sending;
  };
}

interface IconFetchOptions {
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  log: (message: string, address: string) => void;
  /** Gets every answer that is used, even one that comes after the icons were given up. */
  onSet: (set: IconSet) => void;
}

/**
 * Asks for icons of one collection. The public service is asked only when the site's own endpoint fails, is late or
 * answers about something else. It never rejects: without a valid answer it gives null.
 */
export function createIconFetch({ fetch, log, onSet }: IconFetchOptions) {
  /** Null for whatever is not a valid answer. */
  async function ask(address: string, collection: string, signal: AbortSignal): Promise<IconSet | null> {
    const response = await fetch(address, { signal }).catch(() => null);
    if (!response?.ok) return null;
    const data: unknown = await response.json().catch(() => undefined);
    const set = parseIconSet(data, collection);
    if (!set && !signal.aborted) log('Invalid data', address);
    return set;
  }

  return async function fetchIcons(collection: string, icons: readonly string[]): Promise<IconSet | null> {
    const stop = new AbortController();
    const askHost = (host: string) => ask(iconAddress(host, collection, icons), collection, stop.signal);
    const take = (set: IconSet) => {
      stop.abort();
      onSet(set);
      return set;
    };

    const local = askHost(localIconHost);
    const prompt = await within(constants.icon.hostRotation, local);
    if (prompt) return take(prompt);

    const first = firstValid([local, askHost(publicIconHost)]);
    const set = await within(constants.icon.requestTimeout, first);
    if (set) return take(set);
    void first.then((late) => late && take(late));
    return null;
  };
}

/** What the promise gives, or null when it takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** The first that is not null, or null when none is. */
function firstValid<T>(promises: Promise<T | null>[]): Promise<T | null> {
  const valid = promises.map(async (promise) => (await promise) ?? Promise.reject(null));
  return Promise.any(valid).catch(() => null);
}
