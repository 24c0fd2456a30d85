// Icons over the network, by the icon library: it groups what is asked for at the same time by collection, sorts the
// names and splits long lists. Which host is asked, and which answer counts, is decided here. Import this file with
// `import()` only, so that a page whose icons are all at hand never loads the library.
import { _api, addAPIProvider, loadIcons as requestIcons } from '@iconify/react';
import type { IconName, IconShapes } from '#lib/icon.ts';
import {
  type IconSet,
  iconAddress,
  localIconHost,
  parseIconSet,
  publicIconHost,
  shapesInSet,
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
  pageNetwork ??= startIconNetwork({
    fetch: (address, init) => fetch(address, init),
    log: (message, address) => console.warn(message, address),
    origin: location.origin,
  });
  return pageNetwork(names, add);
};

/** Sets the library up, which it allows once per page. */
export function startIconNetwork({ fetch, log, origin }: IconNetworkOptions): LoadIcons {
  const { hostRotation, maxUrlLength, requestTimeout } = constants.icon;
  const receivers = new Set<Add>();
  const onSet: IconFetchOptions['onSet'] = (set) => {
    const shapes = shapesInSet(set);
    for (const add of receivers) add(shapes);
  };
  _api.setFetch(createIconFetch({ fetch, log, onSet }) as typeof globalThis.fetch);
  addAPIProvider('', {
    // One host only: with two, the library takes answers about other collections, stops at a 404 and remembers
    // the public service as the better one.
    resources: [localIconHost],
    // It counts the path alone. The public service's host is 11 characters longer than that, the origin often more.
    maxURL: maxUrlLength - Math.max(20, origin.length),
    rotate: hostRotation,
    timeout: requestTimeout,
  });

  return (names, add) => {
    receivers.add(add);
    const askable = names.filter(
      ({ collection, icon }) => iconAddress(publicIconHost, collection, [icon]).length <= maxUrlLength,
    );
    return new Promise((resolve) => {
      requestIcons(
        askable.map(({ collection, icon }) => ({ provider: '', prefix: collection, name: icon })),
        (_loaded, _missing, pending) => {
          if (pending.length === 0) resolve();
        },
      );
    });
  };
}

interface IconFetchOptions {
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  log: (message: string, address: string) => void;
  /** Gets every answer that is used, even one that comes after the icons were given up. */
  onSet: (set: IconSet) => void;
}

/**
 * A fetch function for addresses of the site's own endpoint. The public service is asked only when that one fails, is
 * late or answers about something else. It never rejects: without a valid answer it gives a 502.
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

  return async function fetchIcons(encoded: string): Promise<Response> {
    // The library counts a comma as one character but sends three.
    const path = encoded.slice(localIconHost.length).replaceAll('%2C', ',');
    const [collection = '', icons = ''] = path.slice(1).split('.json?icons=');
    const stop = new AbortController();
    const take = (set: IconSet) => {
      stop.abort();
      onSet(set);
      return Response.json({ ...set, not_found: missingFrom(set, icons.split(',')) });
    };

    const local = ask(localIconHost + path, collection, stop.signal);
    const prompt = await within(constants.icon.hostRotation, local);
    if (prompt) return take(prompt);

    const first = firstValid([local, ask(publicIconHost + path, collection, stop.signal)]);
    const set = await within(constants.icon.requestTimeout, first);
    if (set) return take(set);
    void first.then((late) => late && take(late));
    return new Response(null, { status: 502 });
  };
}

/** The library never says that an icon is missing unless the answer does. */
function missingFrom(set: IconSet, icons: readonly string[]): string[] {
  return icons.filter((icon) => !Object.hasOwn(set.icons, icon) && !Object.hasOwn(set.aliases ?? {}, icon));
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
