// Messages from the authoring server to the pages that an author has open.
import type { Payload } from './page/page-data.ts';

/** The name of the Vite event. */
export const siteChanged = 'site:changed';

/** Sent by a page when it starts listening, with the edition it shows. */
export const pageOpened = 'site:opened';
/** The attribute of a document with its edition; every message creates a new one. */
export const editionAttribute = 'data-edition';

export interface OpenedPage {
  edition: number;
}

/** A change; each page picks what concerns it. */
export type SiteNews =
  /** The reply to a page that starts listening: it receives every message after the edition it shows. */
  | { kind: 'heard' }
  /** Anything may have changed, except on these pages; all others reload themselves. */
  | { kind: 'refresh'; except?: readonly string[] }
  /** The pages changed by an edit, by path, ready to render. No other page changed. */
  | { kind: 'pages'; payloads: Record<string, Payload> }
  /** The content's problems changed: each page fetches those that concern it. */
  | { kind: 'problems' };

/** The address of the problems panel; the query is the page's path. */
export const panelAddress = '/__problems';

/** The request from the author's page to the site's own script to render again. */
export interface RefreshDetail {
  payload?: Payload | undefined;
  /** Set by the script; resolves when the page is rendered. */
  drawn?: Promise<void>;
}
