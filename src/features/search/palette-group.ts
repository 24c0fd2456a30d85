// What the palette lists.

/** One row: a page, a heading of a page, or a command. */
export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  icon?: string;
  /** Where the row belongs, as it stands before the label: `Elements > dialog >`. */
  prefix?: string;
  /** What the row stands for, where that is shown: a heading of a page, an element or an attribute by name. */
  kind?: 'page' | 'heading' | 'element' | 'attribute';
  /** The words to mark in place of the term, for a search that knows better. */
  found?: string;
  /** The address the row leads to. It makes the row a link, so that it can be opened in a new tab. */
  to?: string;
  /** What choosing the row does, besides closing the palette. */
  onSelect?: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/** Finds the rows for a term that is neither empty nor surrounded by spaces. */
export type PaletteSearch = (term: string) => Promise<readonly PaletteGroup[]>;
