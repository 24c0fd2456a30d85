// The list of a reference: its names from A to Z, and its pages by family.
import type { PageReference } from './page-reference.ts';

/** The names that begin with one letter. */
export interface LetterGroup {
  letter: string;
  names: { title: string; path: string }[];
}

export interface Directory {
  /** Such as `113 elements`. */
  counts: string;
  /** What is counted, such as `elements`. */
  noun: string;
  letters: LetterGroup[];
  /** Empty where a page shows the names alone. */
  families: DirectoryFamily[];
}

export interface DirectoryFamily {
  title: string;
  /** The page about the family; null where there is none. */
  path: string | null;
  pages: PageReference[];
}
