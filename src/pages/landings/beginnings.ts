// Ways to begin: the first lesson, the first quest, the first project.

import type { NavigationItem } from '#schema/navigation.ts';
import type { HomeBeginning } from '#schema/page/listings.ts';
import { type Section, sections } from '#site/sections.ts';
import { counted } from '../branch-contents.ts';
import { listedIn, orderOf, type SiteData } from '../site-data.ts';
import { timeOf } from './entry-data.ts';

/** The lessons of the course, in order. */
export function lessonsOf(site: SiteData): NavigationItem[] {
  const course = sections.lessons.path;
  return orderOf(site, course).filter(({ path }) => path !== course);
}

/** Something to read, something to mend, something to make. What is not there is left out. */
export function beginningsOf(site: SiteData): HomeBeginning[] {
  const { lessons, quests, projects } = sections;
  return [
    beginningOf(lessons, lessonsOf(site)),
    beginningOf(quests, listedIn(site, quests)),
    beginningOf(projects, listedIn(site, projects)),
  ].flat();
}

function beginningOf({ noun }: Section, pages: readonly NavigationItem[]): HomeBeginning[] {
  const [first] = pages;
  if (!first) return [];
  return [
    {
      label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} 1`,
      title: first.title,
      path: first.path,
      time: timeOf(first),
      counts: counted(pages.length, noun),
      total: pages.length,
    },
  ];
}
