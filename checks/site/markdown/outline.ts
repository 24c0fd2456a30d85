// The common content of the two forms of a page.

/** A page as lists of its parts, each in reading order, with normalised white space. */
export interface Outline {
  /** `## Words`. */
  headings: string[];
  /** Paragraphs, captions and other lines outside lists and tables. */
  paragraphs: string[];
  /** The lines of list items. */
  items: string[];
  /** The language on the first line, then the code. */
  code: string[];
  /** Rows of tables, with bars between their cells. */
  rows: string[];
  /** Link targets. */
  links: string[];
  /** The alt texts of pictures. */
  pictures: string[];
}

export function emptyOutline(): Outline {
  return { headings: [], paragraphs: [], items: [], code: [], rows: [], links: [], pictures: [] };
}

/** Collapses white space to single spaces and trims the ends. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A row of a table, without empty cells at its end. */
export function rowOf(cells: readonly string[]): string {
  return cells
    .map(squeezed)
    .join(' | ')
    .replace(/[ |]+$/, '');
}
