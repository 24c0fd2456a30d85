// The data of a page in lists.

import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { CardPicture, LandingBranch, LandingEntry } from '#schema/page/listings.ts';
import type { Author } from '#schema/page/page.ts';
import type { QuestSummary } from '#schema/page/quest.ts';
import { areTaskLanguages } from '#schema/page/task-languages.ts';
import { metaOf } from '../branch-contents.ts';
import { firstPath } from '../shell-data.ts';

const wordsPerMinute = 220;

export function entryOf(item: NavigationItem): LandingEntry {
  const { skill: trained, languages } = metaOf(item);
  const skill = textOf(trained);
  return {
    title: item.title,
    path: item.path,
    description: item.description ?? '',
    icon: item.icon ?? null,
    difficulty: textOf(item.difficulty),
    skill: skill && skill.charAt(0).toUpperCase() + skill.slice(1),
    ...(areTaskLanguages(languages) && { needs: text.needsLanguages(languages) }),
    effort: effortOf(item),
    date: textOf(item.date),
    authors: ((item.authors ?? []) as Author[]).map(({ name }) => name),
  };
}

/** A branch with a count of its content. A folder without a page links to its first one. */
export function branchOf(item: NavigationItem, counts: string): LandingBranch {
  return {
    title: item.title,
    path: firstPath(item) ?? item.path,
    description: item.description ?? '',
    icon: item.icon ?? null,
    counts,
  };
}

/** The author's minutes, otherwise the reading time; null if neither is known. */
export function minutesOf(item: NavigationItem): number | null {
  const { minutes, words } = metaOf(item);
  if (typeof minutes === 'number') return minutes;
  return typeof words === 'number' ? Math.max(1, Math.round(words / wordsPerMinute)) : null;
}

/** The duration set by the author. */
export function timeOf(item: NavigationItem): string | null {
  const { minutes } = metaOf(item);
  if (typeof minutes !== 'number') return null;
  return minutes < 90 ? `${minutes} min` : `about ${Math.round(minutes / 60)} hours`;
}

/** Added by the pipeline, from the author's front matter. */
export function pictureOf(item: NavigationItem): CardPicture | null {
  return (metaOf(item).picture as CardPicture | undefined) ?? null;
}

/** Added by the pipeline, from the folder of a quest. */
export function checksOf(item: NavigationItem): number | null {
  return (metaOf(item).quest as QuestSummary | undefined)?.checks.length ?? null;
}

function effortOf(item: NavigationItem): string | null {
  const { milestones, steps } = metaOf(item);
  if (typeof milestones === 'number') return text.countOf(milestones, 'milestone');
  if (typeof steps === 'number') return text.countOf(steps, 'step');
  const minutes = minutesOf(item);
  return minutes === null ? null : `${minutes} min`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
