// Ways to start: the first lesson, the first quest, the first project.

import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { HomeBeginning } from '#schema/page/listings.ts';
import { kindRow } from '#site/kinds.ts';
import { courses, listOfSections, type Section } from '#site/sections.ts';

import { listedIn, type SiteData } from '../site-data.ts';
import { timeOf } from './entry-data.ts';

/** The lessons of the first course that has any, in order. */
export function firstLessons(site: SiteData): NavigationItem[] {
  const course = firstCourse(site, courses);
  return course ? listedIn(site, course) : [];
}

/**
 * Something to read, something to fix, something to build. The first of the courses in `among` is offered.
 */
export function beginningsOf(site: SiteData, among: readonly Section[] = courses): HomeBeginning[] {
  const course = firstCourse(site, among);
  const work = listOfSections.filter(({ kind, isCourse }) => kindRow(kind).isBeginning && !isCourse);
  return [...(course ? [course] : []), ...work].flatMap((section) => beginningOf(site, section));
}

function firstCourse(site: SiteData, among: readonly Section[]): Section | undefined {
  return among.find((course) => listedIn(site, course).length > 0);
}

function beginningOf(site: SiteData, section: Section): HomeBeginning[] {
  const { noun, path } = section;
  const pages = listedIn(site, section);
  const [first] = pages;
  if (!first) return [];
  return [
    {
      section: path,
      label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} 1`,
      title: first.title,
      path: first.path,
      time: timeOf(first),
      counts: text.countOf(pages.length, noun),
      total: pages.length,
    },
  ];
}
