// Parts of the site whose code is loaded late and does not arrive. What the reader sees, part by part, is the table in
// docs/decisions/0067; a part whose request failed can be opened again in the same document. `npm run nightly` lets every
// part fail in every way; `npm test` leaves out what runs the same code as another case.
import type { Page } from '@playwright/test';
import { patience } from '#runtime/load-chunk.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { closePage } from '../support/close-page.ts';
import { type GalleryHandle, galleryOf } from '../support/gallery.ts';
import { open } from '../support/moving.ts';
import { recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const ways = ['aborted', '404', 'stalled'] as const;
type Failure = (typeof ways)[number];

interface Part {
  name: string;
  /** How `npm test` lets it fail; in every way if absent. */
  failures?: readonly Failure[];
  path: string;
  /** The request that fails. */
  file: RegExp;
  act?(page: Page): Promise<unknown>;
  /** What the reader sees when the request fails, and when nothing answers; null for the engineers' gallery, which waits. */
  failed: string | RegExp;
  stalled: string | RegExp | null;
  /** The part works when the request succeeds at last. */
  retried?(page: Page): Promise<void>;
}

const gallery = async (page: Page, use: (api: GalleryHandle) => Promise<unknown>) =>
  use(await galleryOf(page));
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();
const openMenu = (page: Page) => page.locator('.menu-button').click();
const notice = (page: Page) => page.locator('.part-notice');

/**
 * A part of the page itself: the notice stands beside it and goes when the part has loaded. One function loads them
 * all, and the quiz tests how it notices a failure.
 */
const partOfPage = (name: string, path: string, chunk: string, text: string, works: string): Part => ({
  name,
  failures: ['aborted'],
  path,
  file: new RegExp(`/assets/${chunk}-[^/]+\\.js$`),
  failed: `${text} could not be loaded. Try again`,
  stalled: `${text} is still loading. Reload the page`,
  async retried(page) {
    await tryAgain(page);
    await expect(page.locator(works).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
});

/** A part further down, which is loaded when it comes into view. */
const inView = (part: Part, selector: string): Part => ({
  ...part,
  async act(page) {
    const requested = page.waitForRequest(part.file);
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await requested;
  },
});

const parts: Part[] = [
  {
    name: 'search',
    path: '/blog',
    file: /\/assets\/site-search-[^/]+\.js$/,
    act: (page) => page.keyboard.press('Control+k'),
    failed: 'The search could not be loaded. Try again',
    stalled: 'The search is still loading. Reload the page',
    async retried(page) {
      await tryAgain(page);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'styles of the search',
    path: '/blog',
    file: /\/assets\/site-search-[^/]+\.css$/,
    act: (page) => page.keyboard.press('Control+k'),
    failed: 'The search could not be loaded. Try again',
    stalled: 'The search is still loading. Reload the page',
    async retried(page) {
      await tryAgain(page);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '/blog',
    file: /\/assets\/menu-drawer-[^/]+\.js$/,
    act: openMenu,
    failed: 'The menu could not be loaded',
    stalled: 'The menu is still loading',
    async retried(page) {
      await openMenu(page);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'pages of the menu',
    path: '/blog',
    file: /\/_data\/navigation\./,
    act: openMenu,
    failed: 'The pages could not be loaded. Try again',
    stalled: 'The pages are still loading. Reload the page',
    async retried(page) {
      await tryAgain(page);
      await expect(page.locator('.menu-list > li').first()).toBeVisible();
    },
  },
  {
    name: 'toasts',
    path: '/_gallery',
    file: /\/assets\/toast-region-[^/]+\.js$/,
    act: (page) => gallery(page, (api) => api.evaluate(({ toasts }) => void toasts.add({ title: 'Hello' }))),
    failed: 'Hello. Close',
    stalled: 'Hello. Close',
  },
  {
    name: 'overlays',
    path: '/_gallery',
    file: /\/assets\/overlay-host-[^/]+\.js$/,
    act: (page) => gallery(page, (api) => api.evaluate(({ overlays }) => void overlays.open('modal'))),
    failed: 'The dialog could not be loaded',
    stalled: 'The dialog is still loading',
  },
  {
    ...partOfPage(
      'quiz',
      '/cs/html/getting-started/lists',
      'start-quiz',
      'The quiz',
      '.question-check button',
    ),
    failures: ways,
  },
  partOfPage(
    'live example',
    '/cs/html/attributes/writingsuggestions',
    'live-example',
    'The example',
    '.example iframe',
  ),
  partOfPage('playground', '/play', 'playground', 'The playground', '.bench-run:enabled'),
  partOfPage(
    'offline page',
    '/offline',
    'start-offline',
    'The list of saved pages',
    '.pack-buttons button:enabled',
  ),
  partOfPage(
    'progress page',
    '/progress',
    'start-progress',
    'Your progress',
    '[data-action="import"] button:enabled',
  ),
  partOfPage(
    'store of the progress',
    '/progress',
    'open-kept-progress',
    'Your progress',
    '[data-action="import"] button:enabled',
  ),
  partOfPage('review', '/review', 'start-review', 'The review', '[data-review] > *'),
  inView(
    partOfPage(
      'end of a lesson',
      '/cs/html/getting-started/lists',
      'start-done',
      'The button that marks this lesson as done',
      '.done-bar .done-states:enabled',
    ),
    '.done-bar',
  ),
  partOfPage(
    'checklist',
    '/projects/one-page-about-you',
    'tick-items',
    'The checklist',
    '.contains-task-list input:enabled',
  ),
  {
    name: 'view for assistive technology',
    path: '/cs/html/attributes/writingsuggestions',
    file: /\/assets\/assistive-view-[^/]+\.js$/,
    act: (page) => page.getByRole('tab', { name: 'What assistive technology gets' }).first().click(),
    failed: 'This view could not be loaded. Try again',
    stalled: 'This view is still loading. Reload the page',
    async retried(page) {
      await tryAgain(page);
      await expect(page.getByRole('list', { name: 'What assistive technology gets' }).first()).toBeVisible();
    },
  },
  {
    ...partOfPage('quest', '/quests/hello-page', 'workspace', 'The editor', '.bench-run'),
    failures: ['aborted', 'stalled'],
    failed: /^The editor and the checks could not be loaded/,
    async retried(page) {
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await expect(page.getByRole('button', { name: 'Run checks' })).toBeEnabled();
    },
  },
  {
    name: 'gallery',
    path: '/_gallery',
    file: /\/assets\/gallery-[^/]+\.js$/,
    failed: 'Internal Server Error',
    stalled: null,
    async retried(page) {
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Toasts', exact: true })).toBeVisible();
    },
  },
];

async function openPart(page: Page, { path, name }: Part): Promise<void> {
  if (/menu/.test(name)) await page.setViewportSize({ width: 390, height: 844 });
  if (name === 'gallery') {
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  } else await open(page, path);
}

for (const part of parts)
  test(`${part.name}: the reader is told when its code fails or stalls`, async ({ context }) => {
    const failures = isNightly ? ways : (part.failures ?? ways);
    for (const failure of failures)
      await test.step(failure, async () => {
        const page = await context.newPage();
        await page.clock.install();
        let isBroken = true;
        const requested = recordRequests(page, part.file);
        await page.route(part.file, (route) => {
          if (!isBroken) return route.continue();
          if (failure === 'aborted') return route.abort();
          // A stalled request is never answered.
          return failure === '404' ? route.fulfill({ status: 404, body: 'Not found' }) : undefined;
        });
        await openPart(page, part);
        await part.act?.(page);
        for (const selector of ['.quiz', '.example'])
          if (await page.locator(selector).count())
            await page.locator(selector).first().scrollIntoViewIfNeeded();
        await expect.poll(() => requested.length).toBeGreaterThan(0);
        if (failure === 'stalled') await page.clock.fastForward(patience + 1000);
        const text = failure === 'stalled' ? part.stalled : part.failed;
        if (text !== null) await expect(page.getByText(text).first()).toBeVisible();
        isBroken = false;
        if (failure !== 'stalled') await part.retried?.(page);
        await closePage(page);
      });
  });
