// A fragment: HTML made on the server or in the build, asked for by a component in the browser.
import type { IslandContext, IslandProps } from '#lib/island-key.ts';

/** An island as a page uses it. */
export interface IslandUse {
  name: string;
  props?: IslandProps | undefined;
  context?: IslandContext | undefined;
}

/** Attributes of an element; of a style, its text. */
type HeadEntry = Readonly<Record<string, string>>;

/** What a fragment adds to the document while it is shown. */
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

/** A fragment to ask for: the name it is remembered by and the address it comes from. */
export interface IslandRequest {
  id: string;
  url: string;
}

/** Where a component finds its fragment. */
export interface IslandSource {
  find(id: string): IslandResult | undefined;
  /** Tells whenever `find` may answer differently; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The fragment, known or fetched. `isFresh` asks again for what is known. */
  load(request: IslandRequest, options?: { isFresh?: boolean }): Promise<IslandResult>;
  /** Puts what a fragment adds to the document's head there; returns how to take it out again. */
  addHead(head: IslandHead): () => void;
}

/** Why there is no fragment. */
export interface IslandRefusal {
  status: 400 | 404 | 413;
  message: string;
}

/** Where fragments are. */
export const islandFolder = '/__nuxt_island/';

/** The address of a fragment without its query; also its file in the build. */
export function islandPath(id: string): string {
  return `${islandFolder}${encodeURIComponent(id)}.json`;
}

/** Props larger or deeper than this are refused before anything reads them. */
export const maxIslandProps = { bytes: 64 * 1024, levels: 64 };
