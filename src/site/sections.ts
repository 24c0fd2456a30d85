// The sections of this site, one row each. Everything that depends on a section (its table, layout, list,
// names, search entry and scaffold) is read from its row. To add a section, add a row here and its Markdown.
import type { PageCollection } from '#schema/collections.ts';
import type { Layout } from '#schema/page/layouts.ts';
import type { ShareTemplate } from '#schema/page/share-image.ts';
import type { PageKind } from './kinds.ts';

export interface Section {
  /** Its base path. A page belongs to the deepest section that contains it. */
  path: string;
  /** The database table with its pages. */
  collection: PageCollection;
  layout: Layout;
  /** The kind of its pages; its own first page is an index. */
  kind: PageKind;
  /** The noun for one of its pages. */
  noun: string;
  /** How its first page links to the others; absent if that page is ordinary text. */
  landing?: 'subjects' | 'subject' | 'cards' | 'path' | 'rows';
  /** Each folder directly below it has a list of its own; absent if the whole section is one list. */
  isDivided?: true;
  /** Its pages are sorted by date, newest first; absent if they follow the order of their files. */
  isDated?: true;
  /**
   * The kind of the pages below an entry, if entries can be folders with pages of their own: the steps of a
   * guide, the values of an attribute.
   */
  kindBelow?: PageKind;
  /** The kinds of the pages in its folders; the first page of such a folder lists the others. */
  folders?: Readonly<Record<string, PageKind>>;
  /** Its pages are the lessons of its subject's course, in order. */
  isCourse?: true;
  /** Its pages are named after pieces of code, of this type. */
  names?: 'element' | 'attribute' | 'aria';
  /** The heading for its own pages in its list, beside the folders. */
  ownFamily?: string;
  /** Its pages show their level on the home page instead of their effort. */
  showsLevel?: true;
  /** Its quick link in the search; the icon by its name in the set, which is fetched with the palette. */
  quickLink?: { label: string; icon: string };
  /** The template of the preview image for its pages. */
  share?: ShareTemplate;
  /** Names of its routes: for its first page alone, and for that page with all pages below it. */
  routes?: { first?: string; all?: string };
  /** The folder for pages created by `npm run new`, and whether a page gets a folder of its own. */
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
    kindBelow: 'value',
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
    kindBelow: 'value',
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
    folders: { roles: 'role', aria: 'aria', patterns: 'pattern' },
    ownFamily: 'Guides',
    routes: { all: 'accessibility' },
  },
  exam: {
    path: '/cs/html/final-exam',
    collection: 'html',
    layout: 'default',
    kind: 'practice',
    noun: 'page',
    routes: { all: 'final-exam' },
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
    kindBelow: 'step',
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

/** Sections that are courses, in their order. */
export const courses: readonly Section[] = listOfSections.filter(({ isCourse }) => isCourse);

/** The deepest section that contains a path, including its first page; null outside all sections. */
export function sectionOf(path: string): Section | null {
  let found: Section | null = null;
  for (const section of listOfSections)
    if (isWithin(path, section.path) && section.path.length > (found?.path.length ?? 0)) found = section;
  return found;
}

/** The database table with the page at a path. */
export function collectionOfPath(path: string): PageCollection {
  return sectionOf(path)?.collection ?? 'content';
}

/** The default layout of the page at a path. */
export function layoutOfPath(path: string): Layout {
  return sectionOf(path)?.layout ?? 'default';
}

/**
 * The path of the list beside the page at a path: the first segment, plus one more in divided sections. Null
 * for a page above all lists. The site-wide path prefix (`prefix`) does not count.
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
