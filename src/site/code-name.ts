// Determines which pages are named after a piece of code, from their addresses: among elements, a name with a
// hyphen is not an element; among attributes, a name ending in `-attributes` is not an attribute.
import type { PageData } from '#schema/page/page-data.ts';
import { type Section, sectionOf, sections } from './sections.ts';

const { elements } = sections;

const rules: Record<NonNullable<Section['names']>, (below: string) => boolean> = {
  // A kind of an element may have a hyphen, such as `input/datetime-local`; the element itself has none.
  element(below) {
    const [name = ''] = below.split('/');
    return !name.includes('-') || name === 'h1-h6';
  },
  attribute: (below) => !below.endsWith('-attributes'),
  // Roles and ARIA attributes, in their folders, which also contain pages about groups of roles.
  aria: (below) => /^(?:.*\/)?(?:roles|aria)\/(?!.*-roles$)[^/]+$/.test(below),
};

/** Whether the page at a path is about one element, attribute or role, or a kind of one such as `input/email`. */
export function isCodeName(path: string): boolean {
  const section = sectionOf(path);
  if (!section?.names || path === section.path) return false;
  return rules[section.names](path.slice(section.path.length + 1));
}

/**
 * Whether the title of a page among the elements is an element name. One page is about six of them, `h1 to
 * h6`.
 */
export function hasBrackets({ title, crumbs }: Pick<PageData, 'title' | 'crumbs'>): boolean {
  return /^\S+$/.test(title) && !isKindOfElement(crumbs);
}

/**
 * A page below an element's own page, such as `input/email`, is not an element. A folder without a document
 * does not count as a parent.
 */
function isKindOfElement(crumbs: PageData['crumbs']): boolean {
  const parent = crumbs.at(-1);
  return parent?.path !== elements.path && parent?.path !== null && !parent?.isBare;
}
