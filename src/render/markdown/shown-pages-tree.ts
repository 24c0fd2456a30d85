// The pages that a page leads to, in the order in which it shows them.
import type { Element, ElementContent } from 'hast';
import type { Directory } from '#schema/directory.ts';
import type { Landing } from '#schema/landing.ts';
import type { PageData } from '#schema/page-data.ts';
import { element } from './hast.ts';

/** The heading above them; the check of twins looks for it. */
export const shownPagesHeading = 'Pages';

interface ShownPage {
  title: string;
  path: string;
  description?: string;
}

export function shownPagesTree({ landing, directory, children }: PageData): ElementContent[] {
  const shown = landing ? landingTree(landing) : directory ? directoryTree(directory) : listOf(children);
  return shown.length > 0 ? [element('h2', [shownPagesHeading]), ...shown] : [];
}

function landingTree(landing: Landing): ElementContent[] {
  switch (landing.kind) {
    case 'home':
      return landing.areas.flatMap(({ title, path, description, entries }) => [
        element('h3', [link(title, path)]),
        ...(description ? [element('p', [description])] : []),
        ...namesOf(entries),
      ]);
    case 'subjects':
      return listOf(landing.subjects);
    case 'subject':
      return [
        ...listOf(landing.parts),
        ...(landing.course ? [element('h3', ['The course']), ...namesOf(landing.course.lessons)] : []),
        ...(landing.elements
          ? [
              element('h3', ['Elements, A to Z']),
              ...namesOf(landing.elements.letters.flatMap(({ names }) => names)),
            ]
          : []),
        ...(landing.popular.length > 0
          ? [element('h3', ['Often looked up']), ...listOf(landing.popular)]
          : []),
      ];
    case 'index':
      return listOf(landing.entries);
  }
}

/** The families have every page with a line about it; the names from A to Z would only repeat them. */
function directoryTree({ families }: Directory): ElementContent[] {
  return families.flatMap(({ title, path, pages }) => [
    element('h3', [path ? link(title, path) : title]),
    ...listOf(pages),
  ]);
}

/** Where the page shows no more than their names. */
function namesOf(pages: readonly ShownPage[]): Element[] {
  return listOf(pages.map(({ title, path }) => ({ title, path })));
}

function listOf(pages: readonly ShownPage[]): Element[] {
  if (pages.length === 0) return [];
  const entries = pages.map(({ title, path, description }) =>
    element('li', [link(title, path), ...(description ? [`: ${description}`] : [])]),
  );
  return [element('ul', entries)];
}

function link(title: string, path: string): Element {
  return element('a', [title], { href: encodeURI(path) });
}
