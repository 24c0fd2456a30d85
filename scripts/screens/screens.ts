// All screens for design reviews: one page of every kind, and all overlays.
import type { Page } from '@playwright/test';

export interface Screen {
  /** The prefix of the file name. */
  name: string;
  path: string;
  /** Brings the page into the required state; only the viewport is captured then. */
  prepare?: (page: Page) => Promise<void>;
  /** The widths at which it exists; all of them by default. */
  exists?: (width: number) => boolean;
}

/** One page of every kind. */
export const pageKinds: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'subjects', path: '/cs' },
  { name: 'subject', path: '/cs/html' },
  { name: 'course', path: '/cs/html/getting-started' },
  { name: 'lesson', path: '/cs/html/getting-started/your-first-page' },
  { name: 'elements', path: '/cs/html/elements' },
  { name: 'element', path: '/cs/html/elements/img' },
  { name: 'attribute', path: '/cs/html/attributes/lang' },
  { name: 'accessibility', path: '/cs/html/accessibility/landmarks' },
  { name: 'quests', path: '/quests' },
  { name: 'quest', path: '/quests/heading-outline' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: '/projects/one-page-about-you' },
  { name: 'guides', path: '/build-own' },
  { name: 'guide', path: '/build-own/lisp' },
  { name: 'step', path: '/build-own/lisp/3-environments' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/first-rule-of-aria' },
  { name: 'not-found', path: '/cs/html/elements/tabel' },
];

/** From this width on the header shows the navigation; below it there is the drawer. */
const wide = 1024;

/** Overlays, and pages that only a program can reach. */
const states: readonly Screen[] = [
  {
    name: 'panel',
    path: '/cs/html/elements/img',
    exists: (width) => width >= wide,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'CS Subjects' }).press('Enter');
      await page.getByRole('banner').getByRole('link', { name: 'HTML' }).first().waitFor();
    },
  },
  {
    name: 'drawer',
    path: '/cs/html/elements/img',
    exists: (width) => width < wide,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-empty',
    path: '/cs/html/elements/img',
    prepare: async (page) => {
      await openSearch(page);
      await page.getByRole('option').nth(5).waitFor();
    },
  },
  {
    name: 'search-term',
    path: '/cs/html/elements/img',
    prepare: async (page) => {
      await openSearch(page);
      await page.keyboard.type('table');
      await page.locator('[role="option"] mark').first().waitFor();
    },
  },
  {
    name: 'search-nothing',
    path: '/cs/html/elements/img',
    prepare: async (page) => {
      await openSearch(page);
      await page.keyboard.type('qqqqzzzz');
      await page.getByText('No matching data').waitFor();
    },
  },
  {
    name: 'preferences',
    path: '/cs/html/elements/img',
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Reading preferences' }).click();
      await page.getByRole('radio', { name: 'System' }).waitFor();
    },
  },
  {
    name: 'server-error',
    path: '/_gallery',
    prepare: async (page) => {
      await page.evaluate('window.gallery.fail({ statusCode: 500 })');
      await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
    },
  },
  { name: 'gallery', path: '/_gallery' },
];

export const screens: readonly Screen[] = [...pageKinds, ...states];

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}
