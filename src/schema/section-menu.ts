// What the script before the first paint, the list beside a section's pages and the script that keeps its place all
// know about it.

/** The id that the page bar's button names. */
export const sectionMenuId = 'section-menu';

/** Where the place in which a reader left a section's list is remembered; see `sidebar-place.ts`. */
export function sectionMenuKey(section: string): string {
  return keyPrefix + section;
}

const keyPrefix = 'plinth-sidebar:';

/** Marks a list that stands in its place already, as `data-placed`. */
export const placedMark = 'placed';

/**
 * Stands in the head of every document with a list, so it is small: before the list is first painted it is put where
 * the reader left it, or scrolled to the current page, as `keep-sidebar-place.ts` does on the pages after. It waits
 * for frames rather than standing below the list, where it would hold up the document until the stylesheet is there;
 * while the list is still arriving, each frame places what there is.
 */
export const placeMenuScript = `(function f(n,p,c,v,y){${[
  `if(n=document.getElementById('${sectionMenuId}')){try{p=JSON.parse(sessionStorage['${keyPrefix}'+n.dataset.section])`,
  "for(c of n.querySelectorAll('details'))c.open||=p.open.includes(c.dataset.branch)",
  'n.scrollTop=p.top}catch{p=0}',
  "if(p.page!=location.pathname&&(c=n.querySelector('[aria-current=page]'))){p=e=>e.getBoundingClientRect().y",
  // The field above the list stays in place and covers what is below it.
  'v=n.firstChild.offsetHeight',
  'y=p(c)-p(n)-v',
  'v=n.clientHeight-v-c.offsetHeight',
  'if(y<0||y>v)n.scrollTop+=y-v/2}',
  `n.dataset.${placedMark}=''}if(!n?.nextSibling)requestAnimationFrame(f)`,
].join(';')}})()`;
