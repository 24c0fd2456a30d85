// The rows of the search.
import { plural } from './format.ts';

export const noData = 'No data';
export const noMatch = 'No matching data';
export const resultCount = (count: number) => plural(count, { one: '# result', other: '# results' });
export const pagesNotLoaded = 'The pages could not be loaded.';
export const elsewhere = 'Sections';

export const links = 'Links';
export const recent = 'Recent';
export const pages = 'Pages';
export const theme = 'Theme';
export const colorModes = { system: 'System', light: 'Light', dark: 'Dark' };

/** The groups of results, from the best match to the weakest. */
export const tiers = {
  exact: 'Exact match',
  title: 'Pages',
  heading: 'Sections',
  description: 'Mentioned in',
  text: 'In the text',
  inside: 'Inside a word',
  nearest: 'Nearest',
};
