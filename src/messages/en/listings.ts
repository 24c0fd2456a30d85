// Counts and lists of pages. The page renderer uses these words, and in the browser only the page of the progress; other
// pages get them with their data.
import { number, plural } from './format.ts';

/** The nouns of `site/sections.ts` and `site/kinds.ts`. */
const nouns: Record<string, [one: string, other: string]> = {
  attribute: ['attribute', 'attributes'],
  element: ['element', 'elements'],
  guide: ['guide', 'guides'],
  lesson: ['lesson', 'lessons'],
  level: ['level', 'levels'],
  milestone: ['milestone', 'milestones'],
  page: ['page', 'pages'],
  post: ['post', 'posts'],
  project: ['project', 'projects'],
  quest: ['quest', 'quests'],
  step: ['step', 'steps'],
  subject: ['subject', 'subjects'],
};

const formsOf = (noun: string) => nouns[noun] ?? [noun, `${noun}s`];

/** `1 lesson`, `1,234 pages` */
export function countOf(count: number, noun: string): string {
  const [one, other] = formsOf(noun);
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
}

export const severalOf = (noun: string) => formsOf(noun)[1];
export const allOf = (noun: string) => `All ${severalOf(noun)}`;
export const lessonsAndHours = (lessons: string, hours: number) =>
  `${lessons}, about ${plural(hours, { one: '# hour', other: '# hours' })}`;

/** A link to the first page of the rest of a long list. */
export const moreFrom = (count: number, title: string) => `${number(count)} more, beginning with ${title}`;

/** `Needs CSS and JavaScript` */
export const needsLanguages = (languages: readonly string[]) => `Needs ${languages.join(' and ')}`;

export const filters = {
  difficulty: { label: 'Difficulty', every: 'Every level' },
  skill: { label: 'Skill', every: 'Every skill' },
  author: { label: 'Author', every: 'Every author' },
  year: { label: 'Year', every: 'Every year' },
  progress: { label: 'Progress', every: 'All', open: 'To do', started: 'Started', done: 'Done' },
};
