// Which pages are named after a piece of code. The plan of the addresses says so: under `elements` whatever is not an
// element has a hyphen, under `attributes` whatever is not an attribute ends in `-attributes`.
import type { PageData } from '#schema/page-data.ts';

/** Whether a page below `/cs/html/elements` is about one element, or a kind of it such as `input/email`. */
export function isElementName(path: string): boolean {
  // A kind of an element may have a hyphen, such as `input/datetime-local`; its element has none.
  const name = path.split('/')[4];
  return name !== undefined && (!name.includes('-') || name === 'h1-h6');
}

/** Whether a page below `/cs/html/attributes` is about one attribute or one of its values. */
export function isAttributeName(path: string): boolean {
  return path !== '/cs/html/attributes' && !path.endsWith('-attributes');
}

/** Whether a page below `/cs/html/accessibility` is about one role or one ARIA attribute. */
export function isAriaName(path: string): boolean {
  return /\/(?:roles|aria)\/(?!.*-roles$)[^/]+$/.test(path);
}

/** Whether the title of such a page is the name of an element. One page is about six of them, `h1 to h6`. */
export function hasBrackets({ title, crumbs }: Pick<PageData, 'title' | 'crumbs'>): boolean {
  return /^\S+$/.test(title) && !isKindOfElement(crumbs);
}

/** A page below an element's own page, such as `input/email`, is no element. A folder without a page is no parent. */
function isKindOfElement(crumbs: PageData['crumbs']): boolean {
  return crumbs.at(-1)?.path !== '/cs/html/elements' && crumbs.at(-1)?.path !== null;
}
