// The data of a reference's index page, from the tree, grouped by the families of its section.

import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Directory, DirectoryFamily, PageReference } from '#schema/page/listings.ts';
import { isCodeName } from '#site/code-name.ts';
import { lettersOf, namesOf } from '#site/reference-names.ts';
import { type Section, sectionOf } from '#site/sections.ts';

import { groupedSection } from './sidebar-groups.ts';
import { orderOf, type SiteData } from './site-data.ts';

/** The section that a path starts, if its pages are elements or attributes. */
function referenceAt(path: string): Section | null {
  const section = sectionOf(path);
  const isReference = section?.names === 'element' || section?.names === 'attribute';
  return isReference && section.path === path ? section : null;
}

/** The directory of a section whose pages are grouped in families; null for any other page. */
export function directoryOf(
  site: SiteData,
  path: string,
  refer: (item: NavigationItem) => PageReference,
): Directory | null {
  const section = site.nodeByPath.get(path);
  const reference = referenceAt(path);
  if (!section || !reference) return null;
  const grouped = groupedSection(section);
  const names = alphabetOf(site, path);
  if (grouped === section || !names) return null;
  const families = (grouped.children ?? []).flatMap((item) => familyOf(item, refer));
  return { ...names, families };
}

/** The names of a section from A to Z, without the families; null if there are none. */
export function alphabetOf(site: SiteData, path: string): Directory | null {
  const reference = referenceAt(path);
  if (!reference) return null;
  // A page below an element's own page, such as `input/email`, is not an element; one in a plain folder is.
  const isOwn = (item: NavigationItem) => {
    const parent = item.path.slice(0, item.path.lastIndexOf('/'));
    return item.path !== path && (parent === path || !isPage(site.nodeByPath.get(parent)));
  };
  const names = namesIn(orderOf(site, path).filter(isOwn), reference);
  return names.letters.length === 0 ? null : { ...names, families: [] };
}

function isPage(item: NavigationItem | undefined): boolean {
  return item !== undefined && item.page !== false;
}

function namesIn(pages: readonly { title: string; path: string }[], { noun }: Section) {
  const names = pages.filter((page) => isCodeName(page.path)).flatMap(namesOf);
  return { counts: text.countOf(names.length, noun), noun: text.severalOf(noun), letters: lettersOf(names) };
}

/** A family's own page is its heading and is not repeated below. */
function familyOf(
  { title, page, children }: NavigationItem,
  refer: (item: NavigationItem) => PageReference,
): DirectoryFamily[] {
  if (page !== false || !children) return [];
  const [first, ...rest] = children;
  const hasOwn = first !== undefined && !isCodeName(first.path) && rest.some((item) => isCodeName(item.path));
  return [{ title, path: hasOwn ? first.path : null, pages: (hasOwn ? rest : children).map(refer) }];
}
