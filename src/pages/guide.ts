// Facts about a guide for its own pages: its duration, and on its front page its steps.
import type { Guide } from '#schema/page/listings.ts';
import { placeOf } from '#site/place.ts';
import { metaOf } from './branch-contents.ts';
import type { SiteData } from './site-data.ts';

/** The guide of a page; null for all other pages, and for a guide of a single page. */
export function guideOf(site: SiteData, path: string): Guide | null {
  const { section, kind, list, isPart } = placeOf(path);
  // Entries that are not lists of their own, such as elements, are no guides.
  if (!section?.kindBelow || !section.isDivided || kind === 'index') return null;
  const guide = site.nodeByPath.get(list ?? '');
  const steps = (guide?.children ?? []).filter((child) => child.path !== guide?.path);
  if (!guide || steps.length === 0) return null;
  return {
    minutes: minutesIn(metaOf(guide)),
    steps: isPart
      ? []
      : steps.map((step) => ({
          title: step.title,
          path: step.path,
          description: step.description ?? '',
          minutes: minutesIn(metaOf(step)),
        })),
  };
}

function minutesIn({ minutes }: Record<string, unknown>): number | null {
  return typeof minutes === 'number' ? minutes : null;
}
