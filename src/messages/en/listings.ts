// Lists of pages. Only the page renderer uses these words; the browser gets them with the data of a page.
import { number } from './format.ts';

/** A link to the first page of the rest of a long list. */
export const moreFrom = (count: number, title: string) => `${number(count)} more, beginning with ${title}`;
