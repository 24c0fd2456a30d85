// The subjects of an area, each with its size and levels.

import { flattenNavigation } from '#queries/surroundings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { difficulties } from '#schema/page/front-matter.ts';
import type { SubjectsLanding } from '#schema/page/listings.ts';
import type { Section } from '#site/sections.ts';
import { contentsOf } from '../branch-contents.ts';
import { firstPath } from '../shell-data.ts';
import type { SiteData } from '../site-data.ts';
import { branchOf } from './entry-data.ts';

export function subjectsOf(site: SiteData, { path }: Section): SubjectsLanding | null {
  const subjects = branchesIn(site.nodeByPath.get(path)).map((item) => ({
    ...branchOf(item, contentsOf(item)),
    levels: levelsIn(item),
  }));
  return subjects.length > 0 ? { kind: 'subjects', subjects } : null;
}

/** The direct children of an item that contain pages, without the item's own page, which is listed first. */
export function branchesIn(item: NavigationItem | undefined): NavigationItem[] {
  return (item?.children ?? []).filter((child) => child.path !== item?.path && firstPath(child) !== null);
}

/** The lowest and the highest level; one if they are equal, none if no page has a level. */
function levelsIn(item: NavigationItem): string[] {
  const found = new Set(flattenNavigation([item]).map(({ difficulty }) => difficulty));
  const levels = difficulties.filter((level) => found.has(level));
  return [...new Set([levels.at(0), levels.at(-1)])].filter((level) => level !== undefined);
}
