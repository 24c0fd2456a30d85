// Landing pages: the home page, subjects and lists.
import { plural } from './format.ts';

export const startWithLesson = 'Start with lesson 1';
export const browseSubjects = 'Browse the subjects';
export const searchFor = 'Search elements, roles, lessons';
export const whereToBegin = 'Where to begin';
export const fiveWaysIn = 'Five ways in';
export const waysIn = 'Read it, practise it, make something, take it apart, think about it.';
export const principles = 'What we hold to';

export const partsOf = (title: string) => `Parts of ${title}`;
export const pagesIn = (title: string) => `Pages in ${title}`;
export const theCourse = 'The course';
export const oftenLookedUp = 'Often looked up';
export const clearFilter = 'Clear the filter';
export const noElement = 'No element has a name like that.';

export const anyLevel = 'Any level';
export const checks = (count: number) => plural(count, { one: '# check', other: '# checks' });
export const clearFilters = 'Clear filters';
export const nothingMatches = 'Nothing here matches these filters.';
export const postsByTag = 'Posts by tag';
