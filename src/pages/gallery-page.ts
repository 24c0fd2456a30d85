// The component gallery for engineers at `/_gallery`: every primitive with its states. It has no document in
// the content folder.

import type { PageData } from '#schema/page/page-data.ts';
import { galleryPath } from '#site/gallery.ts';
import { languageOfSite } from '#site/language.ts';
import { galleryRoute } from '#site/routes.ts';
import type { PageSource } from './page-source.ts';

export const galleryPage: PageData = {
  route: galleryRoute,
  layout: 'default',
  path: galleryPath,
  title: 'Gallery',
  documentTitle: 'Gallery',
  description: '',
  lead: 'Every part of the site on its own, with its states. For engineers.',
  heading: null,
  html: '<noscript><p>The gallery shows parts that need JavaScript.</p></noscript>',
  contents: [],
  crumbs: [],
  previous: null,
  next: null,
  children: [],
  section: null,
  directory: null,
  landing: null,
  file: null,
  editUrl: null,
  icon: null,
  difficulty: null,
  authors: null,
  links: null,
  date: null,
  minutes: 0,
  words: 0,
};

/** It has no neighbouring pages. */
export const gallerySource: PageSource = {
  row: null,
  surroundings: {
    place: {
      crumbs: galleryPage.crumbs,
      section: null,
      previous: null,
      next: null,
      directory: null,
      children: [],
      landing: null,
    },
    sidebar: null,
    posts: null,
    hasFeeds: false,
    packs: null,
    language: languageOfSite({}),
    folder: null,
  },
};
