// Content of a page besides its body: the statements of the home page, further reading, and linked pages.

import type { BodyElement, BodyNode } from '#schema/page/body.ts';
import type { Directory, IndexLanding, Landing } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { feedPaths, hasFeeds } from '#site/feed-links.ts';

/** The promises above the text of the home page, and the principles below. */
export function homeTexts(landing: Landing | null): Record<'promises' | 'principles', BodyNode[]> {
  if (landing?.kind !== 'home') return { promises: [], principles: [] };
  const { promises, principles } = landing;
  return {
    promises: [['ul', {}, ...promises.map((promise): BodyNode => ['li', {}, promise])]],
    principles: principles.flatMap(({ title, text, link }, at): BodyNode[] => [
      ...(at === 0 ? [heading('h2', 'What we hold to')] : []),
      heading('h3', title),
      ['p', {}, text],
      ...(link ? [['p', {}, linkTo(link.label, link.to)] satisfies BodyNode] : []),
    ]),
  };
}

/** The author's links for further reading, unless the text already ends with links of its own. */
export function relatedLinks({ links, contents, landing }: PageData): BodyNode[] {
  if (!links?.length || landing?.kind === 'home') return [];
  const hasOwn = !landing && contents.some(({ text }) => text === 'Related');
  return [
    heading('h2', hasOwn ? 'Read more' : 'Related'),
    ['ul', {}, ...links.map(({ label, to }): BodyNode => ['li', {}, linkTo(label, to)])],
  ];
}

/** Pages to read first or to practise with. */
export function connectedPages({ connections = [] }: PageData): BodyNode[] {
  return connections.flatMap(({ title, pages }) => [
    heading('h2', title),
    ...namesOf(pages.map(({ label, path }) => ({ title: label, path }))),
  ]);
}

/** The heading above the linked pages; the check of the Markdown files looks for it. */
export const shownPagesHeading = 'Pages';

interface ShownPage {
  title: string;
  path: string;
  description?: string;
}

/** The linked pages, in the order in which the page shows them. */
export function shownPages({ landing, directory, guide, children }: PageData): BodyNode[] {
  const listed = guide?.steps.length ? guide.steps : children;
  const shown = landing ? landingPages(landing) : directory ? directoryPages(directory) : listOf(listed);
  return shown.length > 0 ? [heading('h2', shownPagesHeading), ...shown] : [];
}

function landingPages(landing: Landing): BodyNode[] {
  switch (landing.kind) {
    case 'home':
      return landing.areas.flatMap(({ title, path, description, entries }) => [
        heading('h3', linkToPage(title, path)),
        ...(description ? [['p', {}, description] satisfies BodyNode] : []),
        ...namesOf(entries),
      ]);
    case 'subjects':
      return listOf(landing.subjects);
    case 'subject': {
      const { beginnings, parts, course, elements, popular } = landing;
      const names = elements?.letters.flatMap((letter) => letter.names) ?? [];
      return [
        ...(beginnings.length > 0 ? [heading('h3', 'Where to begin'), ...namesOf(beginnings)] : []),
        ...(beginnings.length > 0 ? [heading('h3', 'Parts')] : []),
        ...listOf(parts),
        ...(course ? [heading('h3', 'The course'), ...namesOf(course.lessons)] : []),
        ...(elements ? [heading('h3', 'Elements, A to Z'), ...namesOf(names)] : []),
        ...(popular.length > 0 ? [heading('h3', 'Often looked up'), ...listOf(popular)] : []),
      ];
    }
    case 'index':
      return [...listOf(landing.entries), ...tagNote(landing), ...feedNote(landing)];
    case 'play':
    case 'progress':
    case 'review':
      return [];
    case 'offline':
      return [
        ['ul', {}, ...landing.packs.map(({ title, about }): BodyNode => ['li', {}, `${title}: ${about}`])],
      ];
  }
}

/** The tags that have a page. */
function tagNote({ tags }: IndexLanding): BodyNode[] {
  if (tags.length === 0) return [];
  return [heading('h3', 'Posts by tag'), ...listOf(tags.map(({ label, path }) => ({ title: label, path })))];
}

/** The links to the feeds, worded as on the page. */
function feedNote(landing: IndexLanding): BodyNode[] {
  if (!hasFeeds(landing)) return [];
  const { rss, atom, json } = feedPaths;
  const links = [linkTo('RSS', rss), ', ', linkTo('Atom', atom), ' or ', linkTo('JSON', json)];
  return [['p', {}, 'New posts as ', ...links]];
}

/** The families contain every page with a description; the names from A to Z would only repeat them. */
function directoryPages({ families }: Directory): BodyNode[] {
  return families.flatMap(({ title, path, pages }) => [
    heading('h3', path ? linkToPage(title, path) : title),
    ...listOf(pages),
  ]);
}

/** For pages that show only the names. */
function namesOf(pages: readonly ShownPage[]): BodyNode[] {
  return listOf(pages.map(({ title, path }) => ({ title, path })));
}

function listOf(pages: readonly ShownPage[]): BodyNode[] {
  if (pages.length === 0) return [];
  const entries = pages.map(({ title, path, description }): BodyNode => {
    const about = description ? [`: ${description}`] : [];
    return ['li', {}, linkToPage(title, path), ...about];
  });
  return [['ul', {}, ...entries]];
}

function heading(tag: 'h2' | 'h3', words: BodyNode): BodyElement {
  return [tag, {}, words];
}

function linkToPage(title: string, path: string): BodyElement {
  return linkTo(title, encodeURI(path));
}

function linkTo(words: string, href: string): BodyElement {
  return ['a', { href }, words];
}
