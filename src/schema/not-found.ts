// The 404 document is one file for every missing address. The server writes the address into it; where a plain
// file server cannot, a few lines of script do, and they add the part after # that no server ever sees.

/** Stands in the document for the address that was asked for. */
export const pathPlaceholder = '{{path}}';

/** The script of the 404 document. It only ever writes text. */
export const fillPathScript =
  "{const p=location.pathname+location.search+location.hash;for(const e of document.querySelectorAll('[data-path]'))e.textContent=p;document.title='404 - Page not found: '+p}";
