// Around the text of a page: facts, contents, list of the section, links at the end.
import { plural } from './format.ts';

export const breadcrumb = 'Breadcrumb';
export const onThisPage = 'On this page';
export const pageContents = 'Page contents';
export const sectionMenu = 'menu of this section';

export const minutes = (count: number) => {
  if (count >= 90) return `about ${Math.round(count / 60)} hours`;
  return plural(count, { one: '# minute', other: '# minutes' });
};
/** Before a date. */
export const reviewed = 'Reviewed';
export const checked = 'Checked';
export const lastReviewed = 'Last reviewed';
/** Between the names of authors. */
export const comma = ', ';
export const and = ' and ';
export const tags = 'Tags';
export const readOffline = 'Read offline';

export const related = 'Related';
/** The headings above connected pages: what a page needs, what needs it, and what uses the element it is about. */
export const readFirst = 'Read first';
export const practiseIt = 'Practise it';
export const learnAndPractise = 'Learn and practise';
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** `Quest: The bus timetable` */
export const pageOfKind = (noun: string, title: string) => `${capitalised(noun)}: ${title}`;
export const readMore = 'Read more';
export const anotherSite = '(another site)';
export const previousAndNext = 'Previous and next page';
export const previous = (noun: string | undefined) => (noun ? `Previous ${noun}` : 'Previous');
export const next = (noun: string | undefined) => (noun ? `Next ${noun}` : 'Next');
export const editThisPage = 'Edit this page';
export const viewAsMarkdown = 'View as Markdown';
export const copyAsMarkdown = 'Copy page as Markdown';

export const pagesIn = (title: string) => `Pages in ${title}`;
export const overview = 'Overview';
/** Continues `Overview` for screen readers. */
export const ofBranch = (title: string) => ` of ${title}`;
export const draft = 'Draft';
export const andMore = (count: number) => `and ${count} more`;
export const nothingMatches = 'Nothing matches';
export const showAll = 'Show all';

export const aToZ = 'A to Z';
export const byFamily = 'By family';
export const allOf = (noun: string) => `All ${noun}`;
export const filter = (noun: string) => `Filter ${noun}`;
export const clearFilter = 'Clear the filter';
export const noName = 'Nothing has a name like that.';

export const widely = 'Widely available';
export const newly = 'Newly available';
export const limited = 'Limited availability';
export const varies = 'Support depends on the element';

export const latestPosts = 'Latest posts';
export const allPosts = 'All posts';
