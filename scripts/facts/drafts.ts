// Roles from the latest W3C drafts that are not in any package yet, transcribed by hand. A case is the
// element and its text in `role-cases.ts`.
import type { ImplicitRole } from '../../src/schema/facts.ts';

/** HTML Accessibility API Mappings, draft of 20 August 2026 (w3c/aria at 37b9d2b): https://w3c.github.io/html-aam/ */
const roles: Readonly<Record<string, string>> = {
  html: 'generic',
  dl: 'list',
  dt: 'term',
  dd: 'definition',
  figcaption: 'caption',
  mark: 'mark',
  'td in a table with the role `grid` or `treegrid`': 'gridcell',
  'th heading of nothing, in a table': 'cell',
  'th heading of nothing, in a table with the role `grid` or `treegrid`': 'gridcell',
  'header inside `article`, `aside`, `main`, `nav` or `section`': 'sectionheader',
  'footer inside `article`, `aside`, `main`, `nav` or `section`': 'sectionfooter',
};

/** ARIA in HTML, 2025: https://w3c.github.io/html-aria/ */
const permitted: Readonly<Record<string, ImplicitRole['permitted']>> = {
  'figure with `figcaption`': 'none',
  'img with an empty `alt`': 'none',
  'input `type="checkbox"` with `aria-pressed`': ['button', 'menuitemcheckbox', 'option', 'switch'],
  'td in a table with the role `grid` or `treegrid`': 'none',
  'th heading of nothing, in a table': ['columnheader', 'rowheader'],
  'th heading of nothing, in a table with the role `grid` or `treegrid`': ['columnheader', 'rowheader'],
  selectedcontent: 'none',
};

/** The DPUB-ARIA roles in the same draft. `li` had two, which are deprecated. */
const publishing: Readonly<Record<string, string>> = {
  'a with `href`': 'backlink biblioref glossref noteref',
  aside: 'dedication example footnote glossary pullquote tip',
  footer: 'footnote',
  h1: 'subtitle',
  h2: 'subtitle',
  h3: 'subtitle',
  h4: 'subtitle',
  h5: 'subtitle',
  h6: 'subtitle',
  hr: 'pagebreak',
  'img with text in `alt`': 'cover',
  nav: 'index pagelist toc',
  section:
    'abstract acknowledgments afterword appendix bibliography chapter colophon conclusion credit credits dedication endnotes epigraph epilogue errata example foreword glossary index introduction notice pagelist part preface prologue pullquote qna toc',
};

const nameOf = (element: string, when: string | undefined) =>
  when === undefined ? element : `${element} ${when}`;

/** The role of an element in a case, if the mappings changed it. */
export function draftRole(element: string, when: string | undefined): string | undefined {
  return roles[nameOf(element, when)];
}

/** The permitted roles, where the packages do not distinguish the cases. */
export function draftPermitted(
  element: string,
  when: string | undefined,
): ImplicitRole['permitted'] | undefined {
  return permitted[nameOf(element, when)];
}

/** The permitted DPUB-ARIA roles, if not every role is permitted anyway. */
export function draftPublishing(element: string, when: string | undefined): string[] {
  const names = publishing[nameOf(element, when)] ?? publishing[element];
  return names?.split(' ').map((name) => `doc-${name}`) ?? [];
}
