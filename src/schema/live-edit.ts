// What the authoring server tells the pages that an author has open.
import type { Payload } from './page-data.ts';

/** The event, as Vite carries it. */
export const siteChanged = 'site:changed';

/** Nothing in it means that anything may have changed: the page fetches itself again. */
export interface SiteNews {
  /** The pages that an edit has changed, by path, ready to be drawn. */
  payloads?: Record<string, Payload>;
  /** What is wrong with the content now, as HTML. */
  panel?: string;
}

/** The request of the author's page to the site's own script to draw itself again. */
export interface RefreshDetail {
  payload?: Payload | undefined;
  /** Put there by the script: done when the page is drawn. */
  drawn?: Promise<void>;
}
