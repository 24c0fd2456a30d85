// What the newest drafts of the W3C say where no package carries it yet, read by hand. A case is the element and its
// words in `role-cases.ts`.
import type { ImplicitRole } from '../../src/schema/facts.ts';

/** HTML Accessibility API Mappings, 2026: https://w3c.github.io/html-aam/ */
const roles: Readonly<Record<string, string>> = {
  html: 'generic',
  dl: 'list',
  dt: 'term',
  dd: 'definition',
  figcaption: 'caption',
  mark: 'mark',
  'header inside `article`, `aside`, `main`, `nav` or `section`': 'sectionheader',
  'footer inside `article`, `aside`, `main`, `nav` or `section`': 'sectionfooter',
};

/** ARIA in HTML, 2025: https://w3c.github.io/html-aria/ */
const permitted: Readonly<Record<string, ImplicitRole['permitted']>> = {
  'figure with `figcaption`': 'none',
  'img with an empty `alt`': 'none',
  selectedcontent: 'none',
};

const nameOf = (element: string, when: string | undefined) =>
  when === undefined ? element : `${element} ${when}`;

/** The role of an element in a case, where the mappings say something new. */
export function draftRole(element: string, when: string | undefined): string | undefined {
  return roles[nameOf(element, when)];
}

/** The roles an author may write, where the packages do not tell the cases apart. */
export function draftPermitted(
  element: string,
  when: string | undefined,
): ImplicitRole['permitted'] | undefined {
  return permitted[nameOf(element, when)];
}
