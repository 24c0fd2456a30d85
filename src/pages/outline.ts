// The sections in which something can be done: lessons, quests, projects, guides with their steps.
import { numberedStep, stepName } from '#lib/step-name.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Outline, OutlinePage } from '#schema/outline.ts';
import { type Section, sections } from '#site/sections.ts';
import { guideOf } from './guide.ts';
import { lessonsOf } from './landings/beginnings.ts';
import { listedIn, type SiteData } from './site-data.ts';

export function outlineOf(site: SiteData): Outline {
  const { lessons, quests, projects, guides } = sections;
  const subject = site.nodeByPath.get(sections.html.path)?.title;
  return [
    { ...sectionOf(site, lessons, lessonsOf(site)), title: subject ? `${subject} course` : 'Course' },
    ...[quests, projects, guides].map((section) => sectionOf(site, section, listedIn(site, section))),
  ].filter(({ pages }) => pages.length > 0);
}

function sectionOf(site: SiteData, { path, noun }: Section, pages: readonly NavigationItem[]) {
  const title = site.nodeByPath.get(path)?.title ?? noun;
  return { path, title, noun, pages: pages.map((page) => outlinePage(site, page)) };
}

function outlinePage(site: SiteData, { path, title }: NavigationItem): OutlinePage {
  const steps = guideOf(site, path)?.steps.filter((step) => stepName(step.title)) ?? [];
  return {
    path,
    title,
    ...(steps.length > 0 && {
      steps: steps.map((step) => ({ path: step.path, title: numberedStep(step.title) })),
    }),
  };
}
