// What the authoring server tells the pages that an author has open.
import type { Payload } from './page/page-data.ts';

/** The event, as Vite carries it. */
export const siteChanged = 'site:changed';

/** A page says that it listens from now on, and which edition of the site it shows. */
export const pageOpened = 'site:opened';
/** The attribute of a document that holds its edition; there is a new one with everything that is told. */
export const editionAttribute = 'data-edition';

export interface OpenedPage {
  edition: number;
}

/** What has happened; each page takes from it what concerns it. */
export type SiteNews =
  /** The answer to a page that listens: it is told of everything that comes after the edition it shows. */
  | { kind: 'heard' }
  /** Anything may have changed, except on these pages: the others fetch themselves again. */
  | { kind: 'refresh'; except?: readonly string[] }
  /** The pages that an edit has changed, by path, ready to be drawn. No other has changed. */
  | { kind: 'pages'; payloads: Record<string, Payload> }
  /** Something else is wrong with the content now: each page asks what of it concerns it. */
  | { kind: 'problems' };

/** Where a page asks for the panel of problems, with its path as the query. */
export const panelAddress = '/__problems';

/** The request of the author's page to the site's own script to draw itself again. */
export interface RefreshDetail {
  payload?: Payload | undefined;
  /** Put there by the script: done when the page is drawn. */
  drawn?: Promise<void>;
}
