// One page of each layout on the real site, and what is around its text.
import type { Layout } from '#schema/page/layouts.ts';

export interface LayoutPage {
  layout: Layout;
  path: string;
  heading: string;
  title: string;
  crumbs: string[];
  /** The name of the sidebar; null where the layout has none. */
  sidebar: string | null;
  hasContents: boolean;
  /** False for an index page, which has no previous or next page. */
  hasNeighbours?: false;
  /** The script turns the page into a workspace; the rest of this entry describes the page without scripts. */
  isWorkspace?: true;
}

export const layoutPages: LayoutPage[] = [
  {
    layout: 'default',
    path: '/cs/html',
    heading: 'HTML',
    title: 'HTML: lessons, elements, attributes and accessibility',
    crumbs: ['CS Subjects'],
    sidebar: null,
    hasContents: true,
    hasNeighbours: false,
  },
  {
    layout: 'cs-html-gs',
    path: '/cs/html/getting-started/your-first-page',
    heading: 'Your first page',
    title: 'Your first HTML page, line by line',
    crumbs: ['CS Subjects', 'HTML', 'Getting started'],
    sidebar: 'Getting started',
    hasContents: true,
  },
  {
    layout: 'cs-html-els',
    path: '/cs/html/elements/img',
    heading: '<img>',
    title: '<img>: add an image with alt text, size and srcset',
    crumbs: ['CS Subjects', 'HTML', 'Elements'],
    sidebar: 'Elements',
    hasContents: true,
  },
  {
    layout: 'cs-html-attrs',
    path: '/cs/html/attributes/lang',
    heading: 'lang',
    title: 'lang: set the language of a page or a text',
    crumbs: ['CS Subjects', 'HTML', 'Attributes'],
    sidebar: 'Attributes',
    hasContents: true,
  },
  {
    layout: 'cs-html-acc',
    path: '/cs/html/accessibility/landmarks',
    heading: 'Landmarks: the map of a page',
    title: 'HTML landmarks: header, nav, main, aside, footer',
    crumbs: ['CS Subjects', 'HTML', 'Accessibility'],
    sidebar: 'Accessibility',
    hasContents: true,
  },
  {
    layout: 'quests',
    path: '/quests/heading-outline',
    heading: 'Fix the outline',
    title: 'Fix the outline: a quest about HTML headings',
    crumbs: ['Quests'],
    sidebar: 'Quests',
    hasContents: true,
    isWorkspace: true,
  },
  {
    layout: 'projects',
    path: '/projects/one-page-about-you',
    heading: 'One page about you',
    title: 'Project: one page about you',
    crumbs: ['Projects'],
    sidebar: 'Projects',
    hasContents: true,
  },
  {
    layout: 'own',
    path: '/build-own/lisp/3-environments',
    heading: 'Step 3: environments',
    title: 'Step 3: environments · Build your own Lisp',
    crumbs: ['Build Own', 'Build your own Lisp'],
    sidebar: 'Build your own Lisp',
    hasContents: true,
  },
  {
    layout: 'blog',
    path: '/blog/first-rule-of-aria',
    heading: 'The first rule of ARIA, with receipts',
    title: 'The first rule of ARIA, tested on five controls',
    crumbs: ['Blog'],
    sidebar: null,
    hasContents: false,
  },
];
