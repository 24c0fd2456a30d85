// An island's fragment: HTML rendered on the server or in the build, and requested by a component in the
// browser.
import type { IslandContext, IslandProps } from '#lib/island-key.ts';

/** An island as a page uses it. */
export interface IslandUse {
  name: string;
  props?: IslandProps | undefined;
  context?: IslandContext | undefined;
}

/** The attributes of an element, or the text of a style. */
type HeadEntry = Readonly<Record<string, string>>;

/** Elements that a fragment adds to the document's head while it is shown. */
export interface IslandHead {
  link?: readonly HeadEntry[];
  meta?: readonly HeadEntry[];
  /** Each with its rules as `innerHTML`. */
  style?: readonly HeadEntry[];
}

/** The answer to a request for a fragment. */
export interface IslandResult {
  /** One root element, `<div data-island="{name_key}">`. */
  html: string;
  head: IslandHead;
  /** `{name_key}`. */
  id?: string;
  slots?: Readonly<Record<string, unknown>>;
  components?: Readonly<Record<string, unknown>>;
  props?: IslandProps;
}

/** A fragment to request: its id and its address. */
export interface IslandRequest {
  id: string;
  url: string;
}

/** The store of fragments that components read from. */
export interface IslandSource {
  find(id: string): IslandResult | undefined;
  /** Calls `listener` whenever the result of `find` may change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The fragment, cached or fetched. `isFresh` bypasses the cache. */
  load(request: IslandRequest, options?: { isFresh?: boolean }): Promise<IslandResult>;
  /** Adds a fragment's elements to the document's head; returns a function that removes them. */
  addHead(head: IslandHead): () => void;
}

/** The reason why a fragment cannot be served. */
export interface IslandRefusal {
  status: 400 | 404 | 413;
  message: string;
}

/** The folder of fragments. */
export const islandFolder = '/__nuxt_island/';

/** The address of a fragment without its query; also its file in the build. */
export function islandPath(id: string): string {
  return `${islandFolder}${encodeURIComponent(id)}.json`;
}

/** Props larger or deeper than this are rejected before they are parsed. */
export const maxIslandProps = { bytes: 64 * 1024, levels: 64 };
