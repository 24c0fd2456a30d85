// The home page: ways to start, and the areas of the site with their content.

import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { difficulties } from '#schema/page/front-matter.ts';
import type { HomeArea, HomeLanding } from '#schema/page/listings.ts';
import { listOfSections, type Section, sections } from '#site/sections.ts';
import { contentsOf, countPages, metaOf } from '../branch-contents.ts';
import { listedIn, type SiteData } from '../site-data.ts';
import { beginningsOf, firstLessons } from './beginnings.ts';
import { branchOf, entryOf } from './entry-data.ts';
import { branchesIn } from './subjects.ts';

/** Entries shown per area; the first area has room for two columns. */
const shown = 3;

/** Sections with a list of their own. */
const listed = listOfSections.filter(
  ({ landing }) => landing === 'cards' || landing === 'path' || landing === 'rows',
);

/** Null unless the home page and every area have a document. */
export function homeOf(site: SiteData): HomeLanding | null {
  const home = site.nodeByPath.get('/');
  const subjects = site.nodeByPath.get(sections.cs.path);
  const areas = listed.map((section) => listedArea(site, section));
  if (!home || !subjects || subjects.page === false || !areas.every((area) => area !== null)) return null;
  const { promises, principles } = metaOf(home);
  return {
    kind: 'home',
    start: firstLessons(site)[0]?.path ?? null,
    beginnings: beginningsOf(site),
    promises: Array.isArray(promises) ? promises.filter((promise) => typeof promise === 'string') : [],
    principles: Array.isArray(principles) ? principles.flatMap(principleOf) : [],
    areas: [subjectArea(subjects), ...areas],
  };
}

function subjectArea(area: NavigationItem): HomeArea {
  const subjects = branchesIn(area);
  // With few subjects, the parts of the first one are shown too.
  const branches = subjects.length < shown ? [...subjects, ...branchesIn(subjects[0])] : subjects;
  return {
    ...branchOf(
      area,
      `${text.countOf(subjects.length, 'subject')}, ${text.countOf(countPages(area), 'page')}`,
    ),
    entries: branches.slice(0, 2 * shown).map((branch) => ({
      ...entryOf(branch),
      path: branchOf(branch, '').path,
      difficulty: null,
      effort: contentsOf(branch),
    })),
    more: text.allOf('subject'),
  };
}

function listedArea(site: SiteData, section: Section): HomeArea | null {
  const { noun, showsLevel } = section;
  const area = site.nodeByPath.get(section.path);
  const entries = listedIn(site, section).map(entryOf);
  if (!area || area.page === false || entries.length === 0) return null;
  const levels = difficulties.filter((level) => entries.some(({ difficulty }) => difficulty === level));
  const counts = text.countOf(entries.length, noun);
  return {
    ...branchOf(area, levels.length > 1 ? `${counts}, ${text.countOf(levels.length, 'level')}` : counts),
    entries: entries.slice(0, shown).map((entry) => (showsLevel ? entry : { ...entry, difficulty: null })),
    more: text.allOf(noun),
  };
}

function principleOf(value: unknown): HomeLanding['principles'] {
  const { title, text: words, link } = (value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof words !== 'string') return [];
  const { label, to } = (link ?? {}) as Record<string, unknown>;
  const hasLink = typeof label === 'string' && typeof to === 'string';
  return [{ title, text: words, ...(hasLink && { link: { label, to } }) }];
}
