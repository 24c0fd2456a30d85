// A subject: its parts, the course as a path, the names of its reference from A to Z, and popular pages.

import { titleFromPath } from '#lib/title-case.ts';
import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { LandingBranch, SubjectLanding } from '#schema/page/listings.ts';
import { partsOf, type Section, sectionOf } from '#site/sections.ts';
import { contentsOf, metaOf } from '../branch-contents.ts';
import { alphabetOf } from '../directory.ts';
import { orderOf, type SiteData } from '../site-data.ts';
import { beginningsOf } from './beginnings.ts';
import { branchOf, entryOf, minutesOf } from './entry-data.ts';
import { branchesIn } from './subjects.ts';

export function subjectOf(site: SiteData, subject: Section): SubjectLanding | null {
  const parts = branchesIn(site.nodeByPath.get(subject.path));
  if (parts.length === 0) return null;
  const rows = partsOf(subject);
  const course = rows.find((row) => row.isCourse);
  const elements = rows.find((row) => row.names === 'element');
  return {
    kind: 'subject',
    beginnings: course ? beginningsOf(site, [course]) : [],
    parts: parts.map((part) => partOf(site, part)),
    course: course ? courseOf(site, course.path) : null,
    elements: elements ? alphabetOf(site, elements.path) : null,
    popular: popularOf(site, subject.path),
  };
}

function partOf(site: SiteData, part: NavigationItem): LandingBranch {
  const lessons = sectionOf(part.path)?.isCourse ? courseOf(site, part.path) : null;
  return branchOf(part, lessons?.counts ?? contentsOf(part));
}

function courseOf(site: SiteData, course: string): SubjectLanding['course'] {
  const lessons = pagesBelow(site, course);
  if (lessons.length === 0) return null;
  const minutes = lessons.reduce((sum, lesson) => sum + (minutesOf(lesson) ?? 0), 0);
  const counts = text.countOf(lessons.length, 'lesson');
  const hours = Math.max(1, Math.round(minutes / 60));
  return {
    path: lessons[0]?.path ?? course,
    counts: minutes > 0 ? text.lessonsAndHours(counts, hours) : counts,
    lessons: lessons.map(entryOf),
  };
}

/** Popular pages listed by the author, without broken paths. */
function popularOf(site: SiteData, subject: string): SubjectLanding['popular'] {
  const { popular } = metaOf(site.nodeByPath.get(subject) as NavigationItem);
  if (!Array.isArray(popular)) return [];
  return popular.flatMap((path: unknown) => {
    const item = typeof path === 'string' ? site.nodeByPath.get(path) : undefined;
    if (!item || item.page === false) return [];
    const { title, icon } = entryOf(item);
    return { title, path: item.path, icon, part: partName(site, subject, item.path) };
  });
}

/** The name of the part that contains a page. */
function partName(site: SiteData, subject: string, path: string): string {
  const part = path.split('/', subject.split('/').length + 1).join('/');
  return site.nodeByPath.get(part)?.title ?? titleFromPath(part);
}

function pagesBelow(site: SiteData, section: string): NavigationItem[] {
  return orderOf(site, section).filter(({ path }) => path !== section);
}
