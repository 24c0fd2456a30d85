// The requests of an island, without React: what to fetch and when. The result is delivered through the
// source, so that the previous content stays visible until then.

import { contextParameters, islandKey } from '#lib/island-key.ts';
import { constants } from '#schema/constants.ts';
import { type IslandRequest, type IslandSource, type IslandUse, islandPath } from '#schema/page/island.ts';

/** Called with the result of the latest request; null for success. */
type Settle = (id: string, error: Error | null) => void;

interface IslandWatch {
  /** Sends the first request at once, later ones when the inputs have stopped changing. */
  follow(request: IslandRequest, settle: Settle): void;
  /** Fetches again at once, even if cached. Resolves when done; a failure goes to `settle`. */
  refresh(): Promise<void>;
  /** Cancels pending work. The watch may be used again. */
  dispose(): void;
}

/** Requests for one island on a page, whose inputs may change. */
export function watchIsland(source: IslandSource, debounce: number = constants.islandDebounce): IslandWatch {
  let followed: { request: IslandRequest; settle: Settle } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the result of the latest request counts. */
  let latest = 0;

  async function load(isFresh: boolean): Promise<void> {
    if (!followed) return;
    const { request, settle } = followed;
    const current = ++latest;
    let failure: Error | null = null;
    try {
      await source.load(request, { isFresh });
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    if (current === latest) settle(request.id, failure);
  }

  function drop(): void {
    clearTimeout(timer);
    latest++;
  }

  return {
    follow(request, settle) {
      const before = followed?.request.id;
      followed = { request, settle };
      if (before === request.id) return;
      drop();
      if (source.find(request.id)) return;
      if (before === undefined) void load(false);
      else timer = setTimeout(() => void load(false), debounce);
    },
    refresh() {
      drop();
      return load(true);
    },
    dispose() {
      drop();
      followed = null;
    },
  };
}

/**
 * Builds the request. The context's entries are parameters of their own and come first; `props` follows if
 * there are any.
 */
export function islandRequest({ name, props, context }: IslandUse): IslandRequest {
  const id = islandKey(name, props, context);
  const parameters = contextParameters(context);
  const json = JSON.stringify(props ?? {});
  if (json !== '{}') parameters.push(['props', json]);
  const query = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return { id, url: islandPath(id) + (query && `?${query}`) };
}

/**
 * The HTML inside an island's root element; HTML without such a root is used as it is. React renders the root
 * itself, so that the document contains exactly the island and no wrapper.
 */
export function islandContent(html: string): string {
  return /^<div data-island="[\w-]*">([\s\S]*)<\/div>$/.exec(html.trim())?.[1] ?? html;
}
