// The 404 document is one file for every missing address. The server writes the address into it; where a plain
// file server cannot, a few lines of script do, and they add the part after # that no server ever sees.

/** Stands in the document for the address that was asked for. */
export const pathPlaceholder = '{{path}}';
