// Numbers, sizes and days as the page /quality writes them.
import { longDate } from '#lib/long-date.ts';
import type { PageKind } from '#schema/page-kind.ts';

/** The words with a capital letter in front. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `12345` becomes `12,345`. */
export function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `12345` becomes `12.3 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** When a check was made, and whether it saw the content as it is now. */
export function checkedWords(entry: { day: string; content: string } | undefined, content: string): string {
  if (!entry) return 'not recorded';
  const day = longDate(entry.day);
  return entry.content === content ? day : `${day}, before the content last changed`;
}

/** The kinds of pages as readers know them. */
export const kindNames: Record<PageKind, string> = {
  lesson: 'Lessons',
  element: 'Elements',
  attribute: 'Attributes',
  overview: 'Overviews of the reference',
  guide: 'Accessibility guides',
  quest: 'Quests',
  project: 'Projects',
  'build-own': 'Build your own',
  post: 'Blog posts',
  index: 'Start pages and lists',
};
