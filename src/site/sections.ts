// What this site is made of: one row a section. Everything that depends on a section (its table, its layout, its list,
// what its pages are called, how it is found and started) reads its row. A new section is one more row and its Markdown.
import type { PageCollection } from '#schema/collections.ts';
import type { Layout } from '#schema/page/layouts.ts';
import type { PageKind } from '#schema/page/page-kind.ts';
import type { ShareTemplate } from '#schema/page/share-image.ts';

export interface Section {
  /** Where it begins. A page belongs to the deepest section that it lies in. */
  path: string;
  /** The table of the database that holds its pages. */
  collection: PageCollection;
  layout: Layout;
  /** What its pages are; its own first page is an index. */
  kind: PageKind;
  /** What one of its pages is called. */
  noun: string;
  /** How its first page leads to the others; absent where that page is simply read. */
  landing?: 'subjects' | 'subject' | 'cards' | 'path' | 'rows';
  /** Each folder directly below it is a list of its own; absent where the section is one list. */
  isDivided?: true;
  /** Its pages in the order of their days, the newest first; absent where they follow their files. */
  isDated?: true;
  /** Its pages are the lessons of its subject's course, in order. */
  isCourse?: true;
  /** Its pages are named after pieces of code, of this kind. */
  names?: 'element' | 'attribute' | 'aria';
  /** What its own pages are called in its list, beside the folders. */
  ownFamily?: string;
  /** What tells its pages apart on the home page: the level, in place of what they ask of the reader. */
  showsLevel?: true;
  /** Its place among the quick links of the search; the icon by its name in the set, which is fetched with the palette. */
  quickLink?: { label: string; icon: string };
  /** The template of the picture that stands for a page where it is shared. */
  share?: ShareTemplate;
  /** Names of its routes: of its first page alone, and of that page with all below it. */
  routes?: { first?: string; all?: string };
  /** Where `npm run new` puts a page, and whether the page gets a folder of its own. */
  scaffold?: { name: string; folder: string; isFolder: boolean };
}

export const sections = {
  cs: {
    path: '/cs',
    collection: 'cs',
    layout: 'default',
    kind: 'index',
    noun: 'subject',
    landing: 'subjects',
    isDivided: true,
    quickLink: { label: 'CS Subjects', icon: 'graduation-cap' },
    routes: { first: 'cs' },
  },
  html: {
    path: '/cs/html',
    collection: 'html',
    layout: 'default',
    kind: 'index',
    noun: 'page',
    landing: 'subject',
    isDivided: true,
    routes: { first: 'html', all: 'html-page' },
  },
  lessons: {
    path: '/cs/html/getting-started',
    collection: 'htmlGs',
    layout: 'cs-html-gs',
    kind: 'lesson',
    noun: 'lesson',
    isCourse: true,
    routes: { all: 'getting-started' },
    scaffold: { name: 'lesson', folder: '1.cs/1.html/1.getting-started', isFolder: false },
  },
  elements: {
    path: '/cs/html/elements',
    collection: 'htmlEls',
    layout: 'cs-html-els',
    kind: 'element',
    noun: 'element',
    names: 'element',
    share: 'reference',
    routes: { all: 'elements' },
  },
  attributes: {
    path: '/cs/html/attributes',
    collection: 'htmlAttrs',
    layout: 'cs-html-attrs',
    kind: 'attribute',
    noun: 'attribute',
    names: 'attribute',
    share: 'reference',
    routes: { all: 'attributes' },
  },
  accessibility: {
    path: '/cs/html/accessibility',
    collection: 'htmlAcc',
    layout: 'cs-html-acc',
    kind: 'guide',
    noun: 'page',
    names: 'aria',
    ownFamily: 'Guides',
    routes: { all: 'accessibility' },
  },
  quests: {
    path: '/quests',
    collection: 'content',
    layout: 'quests',
    kind: 'quest',
    noun: 'quest',
    landing: 'path',
    showsLevel: true,
    quickLink: { label: 'Quests', icon: 'swords' },
    scaffold: { name: 'quest', folder: '2.quests', isFolder: true },
  },
  projects: {
    path: '/projects',
    collection: 'content',
    layout: 'projects',
    kind: 'project',
    noun: 'project',
    landing: 'cards',
    quickLink: { label: 'Projects', icon: 'folder-kanban' },
    scaffold: { name: 'project', folder: '3.projects', isFolder: false },
  },
  guides: {
    path: '/build-own',
    collection: 'content',
    layout: 'own',
    kind: 'build-own',
    noun: 'guide',
    landing: 'cards',
    isDivided: true,
    quickLink: { label: 'Build Own', icon: 'hammer' },
    scaffold: { name: 'guide', folder: '4.build-own', isFolder: true },
  },
  blog: {
    path: '/blog',
    collection: 'content',
    layout: 'blog',
    kind: 'post',
    noun: 'post',
    landing: 'rows',
    isDated: true,
    quickLink: { label: 'Blog', icon: 'newspaper' },
    share: 'post',
    scaffold: { name: 'post', folder: '5.blog', isFolder: false },
  },
} as const satisfies Record<string, Section>;

/** The rows in their order. */
export const listOfSections: readonly Section[] = Object.values(sections);

/** The deepest section that a path lies in, its first page included; null outside all of them. */
export function sectionOf(path: string): Section | null {
  let found: Section | null = null;
  for (const section of listOfSections)
    if (isWithin(path, section.path) && section.path.length > (found?.path.length ?? 0)) found = section;
  return found;
}

/** The table that holds the page at a path. */
export function collectionOfPath(path: string): PageCollection {
  return sectionOf(path)?.collection ?? 'content';
}

/** The layout of the page at a path, unless its author chose another. */
export function layoutOfPath(path: string): Layout {
  return sectionOf(path)?.layout ?? 'default';
}

/**
 * The path of the list that stands beside the page at a path: the first segment, and within divided sections one more.
 * Null for a page above all lists. What all addresses of the site begin with (`prefix`) does not count.
 */
export function listPathOf(path: string, prefix = ''): string | null {
  if (prefix !== '') {
    const inner = isWithin(path, prefix) ? listPathOf(path.slice(prefix.length) || '/') : null;
    return inner === null ? null : prefix + inner;
  }
  const divided = listOfSections.filter((section) => section.isDivided);
  const above = divided.filter((section) => path.startsWith(`${section.path}/`));
  const isAboveLists = above.length === 0 && divided.some((section) => section.path === path);
  if (path === '/' || isAboveLists) return null;
  const depth = 1 + Math.max(0, ...above.map((section) => depthOf(section.path)));
  return path.split('/', depth + 1).join('/');
}

/** The sections directly below another. */
export function partsOf(section: Section): Section[] {
  return listOfSections.filter(
    ({ path }) => path.startsWith(`${section.path}/`) && depthOf(path) === depthOf(section.path) + 1,
  );
}

function isWithin(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function depthOf(path: string): number {
  return path.split('/').length - 1;
}
