// Limits of the engine. The numbers that the specification gives for the browser join them here as they come into use.

/** A document larger than this is refused: it would stall the build and no reader would finish it. */
export const maxDocumentBytes = 2_000_000;

/** A section list longer than this shows only the neighbourhood of the current page. */
export const maxSidebarItems = 300;

/** Headings from h2 down to this depth appear in a page's contents. */
export const contentsDepth = 3;
