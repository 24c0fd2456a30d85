// Counts the content of a branch of the tree, in the unit of its section: names in a reference, lessons in a
// course, quests, steps in a guide, and pages everywhere else.
import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { isCodeName } from '#site/code-name.ts';
import { kindRow } from '#site/kinds.ts';
import { placeOf } from '#site/place.ts';
import { namesOf } from '#site/reference-names.ts';
import { partsOf, type Section } from '#site/sections.ts';

/** `113 elements`, `25 lessons`, `12 steps`, `281 pages`. */
export function contentsOf(item: NavigationItem): string {
  const { section, kind, list } = placeOf(item.path);
  if (section?.kindBelow && kind === section.kind && list === item.path)
    return text.countOf(childrenOf(item).length, kindRow(section.kindBelow).noun);
  if (section?.path !== item.path || isAbove(section)) return text.countOf(countPages(item), 'page');
  const { noun, isDivided } = section;
  if (isDivided) return text.countOf(childrenOf(item).length, noun);
  if (section.names === 'element' || section.names === 'attribute')
    return text.countOf(countNames(item), noun);
  return text.countOf(countPages(item) - (item.page === false ? 0 : 1), noun);
}

/** The number of pages in a branch, itself included. */
export function countPages(item: NavigationItem): number {
  const own = item.page === false ? 0 : 1;
  return childrenOf(item).reduce((sum, child) => sum + countPages(child), own);
}

/** The index of a folder is also its first child; this leaves it out. */
export function childrenOf(item: NavigationItem): NavigationItem[] {
  return (item.children ?? []).filter((child) => child.path !== item.path);
}

/** Front matter keys without a field of their own. */
export function metaOf(item: NavigationItem): Record<string, unknown> {
  return typeof item.meta === 'object' && item.meta !== null ? (item.meta as Record<string, unknown>) : {};
}

/** Sections that contain sections, and those whose noun is simply "page", count their own page too. */
function isAbove(section: Section): boolean {
  return section.noun === 'page' || partsOf(section).length > 0;
}

/** The names in a reference, without pages below an element's own page, such as `input/email`. */
function countNames(item: NavigationItem): number {
  return childrenOf(item).reduce(
    (sum, child) =>
      sum + (child.page === false ? countNames(child) : isCodeName(child.path) ? namesOf(child).length : 0),
    0,
  );
}
