// What two forms of a page must have in common.

/** A page as lists of its parts, each in reading order, white space made equal. */
export interface Outline {
  /** `## Words`. */
  headings: string[];
  /** Paragraphs, captions and other lines that are in no list and no table. */
  paragraphs: string[];
  /** The lines of entries of lists. */
  items: string[];
  /** The language on the first line, then the code. */
  code: string[];
  /** Rows of tables, with bars between their cells. */
  rows: string[];
  /** Where links lead. */
  links: string[];
  /** The words of pictures. */
  pictures: string[];
}

export function emptyOutline(): Outline {
  return { headings: [], paragraphs: [], items: [], code: [], rows: [], links: [], pictures: [] };
}

/** White space as one space, and none at the ends. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A row of a table; the empty cells at its end say nothing. */
export function rowOf(cells: readonly string[]): string {
  return cells
    .map(squeezed)
    .join(' | ')
    .replace(/[ |]+$/, '');
}
