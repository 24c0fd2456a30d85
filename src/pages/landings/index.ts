// Which pages lead to others in a form of their own, and what they show. Everything here comes from the tree, so that
// a page is rendered anew exactly when what it shows has changed.
import type { Landing } from '#schema/landing.ts';
import type { SiteData } from '../site-data.ts';
import { metaOf } from './entry-data.ts';
import { homeOf } from './home.ts';
import { indexOf } from './listing.ts';
import { subjectOf } from './subject.ts';
import { subjectsOf } from './subjects.ts';

const landings: Readonly<Record<string, (site: SiteData) => Landing | null>> = {
  '/': homeOf,
  '/cs': subjectsOf,
  '/cs/html': subjectOf,
  '/quests': (site) => indexOf(site, '/quests'),
  '/projects': (site) => indexOf(site, '/projects'),
  '/build-own': (site) => indexOf(site, '/build-own'),
  '/blog': (site) => indexOf(site, '/blog'),
};

/** What the page at a path shows of other pages; null for a page that is simply read. */
export function landingOf(site: SiteData, path: string): Landing | null {
  const page = site.nodeByPath.get(path);
  // A folder without a document has nothing to lead from, and a document that chose a layout keeps it.
  if (!page || page.page === false || metaOf(page).layout !== undefined) return null;
  return landings[path]?.(site) ?? null;
}
