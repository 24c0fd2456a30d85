// The sections that readers work through (lessons, quests, projects, guides with their steps), as counted by
// progress.
import { numberedStep, stepName } from '#lib/step-name.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Outline, OutlinePage, OutlineSection } from '#schema/outline.ts';
import { kindRow } from '#site/kinds.ts';
import { listOfSections, type Section } from '#site/sections.ts';
import { guideOf } from './guide.ts';
import { listedIn, type SiteData, sectionTitle } from './site-data.ts';

export function outlineOf(site: SiteData): Outline {
  return listOfSections
    .filter(({ kind }) => kindRow(kind).isWork)
    .map((section) => outlineSection(site, section))
    .filter(({ pages }) => pages.length > 0);
}

function outlineSection(site: SiteData, section: Section): OutlineSection {
  const { path, kind } = section;
  const pages = listedIn(site, section).map((page) => outlinePage(site, page));
  return { path, kind, title: sectionTitle(site, section), pages };
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
