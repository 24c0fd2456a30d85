// Landing pages and their data. Everything is derived from the tree, so that a page is rendered again exactly
// when the data it shows has changed.
import type { Landing } from '#schema/page/listings.ts';
import { type Section, sectionOf } from '#site/sections.ts';
import { metaOf } from '../branch-contents.ts';
import type { SiteData } from '../site-data.ts';
import { homeOf } from './home.ts';
import { listingOf, tagListingOf } from './listing.ts';
import { subjectOf } from './subject.ts';
import { subjectsOf } from './subjects.ts';

const makers: Record<
  NonNullable<Section['landing']>,
  (site: SiteData, section: Section) => Landing | null
> = {
  subjects: subjectsOf,
  subject: subjectOf,
  cards: listingOf,
  path: listingOf,
  rows: listingOf,
};

/** The landing data of the page at a path; null for an ordinary page. */
export function landingOf(site: SiteData, path: string): Landing | null {
  // Pages of tags are in no menu.
  if (site.tagPaths.has(path)) return tagListingOf(site, path);
  const page = site.nodeByPath.get(path);
  // A folder without a document has no landing, and a document with its own layout keeps it.
  if (!page || page.page === false || metaOf(page).layout !== undefined) return null;
  if (path === '/') return homeOf(site);
  const section = sectionOf(path);
  return section?.landing && section.path === path ? makers[section.landing](site, section) : null;
}
