// How the icon library fetches: the site's own endpoint first, the public service only when that one fails, is late or
// answers about something else. Each query starts with the own endpoint again.
import { localIconHost, publicIconHost } from '#lib/icon-address.ts';
import { type IconSet, parseIconSet } from '#lib/icon-shape.ts';
import { constants } from '#schema/constants.ts';

export interface IconFetchOptions {
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  log: (message: string, address: string) => void;
  /** Gets every answer that is taken, also one that comes after the icons were given up. */
  onSet: (set: IconSet) => void;
}

/** A fetch function for addresses of the own endpoint. It never rejects: without a valid answer it gives a 502. */
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
