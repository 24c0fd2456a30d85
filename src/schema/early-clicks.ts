// What the first lines of a document note for the first script, which takes it over.

/** The property of the root with everything that was clicked so far, in order. */
export const earlyClicks = 'early';

/** Buttons that open the search. */
export const opensSearch = '[data-open-search]';
