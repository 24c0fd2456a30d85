// Which pages lead to others in a form of their own, and what they show. Everything here comes from the tree, so that
// a page is rendered anew exactly when what it shows has changed.
import type { Landing } from '#schema/landing.ts';
import type { SiteData } from './site-data.ts';

/** What the page at a path shows of other pages; null for a page that is simply read. */
export function landingOf(_site: SiteData, _path: string): Landing | null {
  return null;
}
