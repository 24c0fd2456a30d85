// Documents carry the styles that their own elements need. Other sheets load later: while the page is read, or with the
// navigation to a page that needs them. tests/built/style-sheets.test.ts lists what documents carry.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readDocument, sheetsOf } from '#tests/support/built-sheets.ts';
import type { SiteName } from '#tests/support/sites/sites.ts';
import { matchesIn } from '../support/carried-styles.ts';
import { open, openUntouched } from '../support/moving.ts';
import { recordDocuments } from '../support/requests.ts';
import { expect, pagesOf, readOnlyTest, sampleOf, test } from '../support/test.ts';

readOnlyTest('no document has an element that needs a style sheet which it only names', async ({ page }) => {
  test.setTimeout(180_000);
  for (const site of ['real', 'layouts'] satisfies SiteName[]) {
    const paths = [...sampleOf(pagesOf(site)), '/_gallery'].map((path) => join(path, 'index.html'));
    for (const path of [...paths, '404.html', '500.html']) {
      const html = readDocument(site, path);
      const named = sheetsOf(site, html).filter(({ isCarried }) => !isCarried);
      const matches = await matchesIn(
        page,
        html,
        named.map(({ css }) => css),
      );
      expect(matches, `${path} of ${site}`).toEqual([]);
    }
  }
});

test('the sheets that a page only names load while it is read, without a new layout, and apply when the reader moves', async ({
  page,
  browser,
}) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')].map(({ href, disabled }) => ({
        isFetched: performance.getEntriesByName(href).length > 0,
        isOn: !disabled,
      })),
    );
  const reasons = 'disabled-by-default-devtools.timeline.invalidationTracking';
  await page.goto('about:blank');
  await browser.startTracing(page, { categories: ['devtools.timeline', reasons] });
  await openUntouched(page, '/cs/html/elements/img');
  await expect.poll(sheets).toEqual(Array(2).fill({ isFetched: true, isOn: false }));
  await page.waitForLoadState('networkidle');
  const trace = (await browser.stopTracing()).toString();
  expect(trace).toContain('LayoutInvalidationTracking');
  // Chromium gives this reason for every element when a sheet is inserted before another one.
  expect(trace.split('"Fonts changed"').length - 1).toBe(0);

  // Two events, as a hand causes: the first may only report where the pointer already was.
  await page.mouse.move(300, 300, { steps: 2 });
  await expect.poll(sheets).toEqual(Array(2).fill({ isFetched: true, isOn: true }));
});

/** Names of the sheets for few pages that are requested, in order; the list grows. */
function recordOnDemandSheets(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(guides|lessons|listings)-[^/]+\.css$/.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  return requested;
}

const expectPage = (page: Page, path: string) =>
  expect(page.locator('.page-area')).toHaveAttribute('data-page', path);

/** Computed styles of the first element that matches. */
const stylesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderInlineStartWidth, display, marginTop, padding, position } =
        getComputedStyle(element);
      return { backgroundColor, borderInlineStartWidth, display, marginTop, padding, position };
    });

test('links to pages of other kinds load the sheets they need once, without a document load', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  const requested = recordOnDemandSheets(page);
  const follow = async (name: string, path: string) => {
    await page.getByRole('link', { name, exact: true }).last().click();
    await expectPage(page, path);
  };
  const displayOf = async (selector: string) => (await stylesOf(page, selector)).display;

  await open(page, '/blog/first-rule-of-aria');
  await page.getByRole('link', { name: 'Plinth', exact: true }).first().click();
  await expectPage(page, '/');
  const hero = await stylesOf(page, '.hero');
  await follow('Quests', '/quests');
  expect(await displayOf('.path > li')).toBe('flex');
  await follow('Build Own', '/build-own');
  expect(await displayOf('.cards')).toBe('grid');
  await follow('Build your own Lisp', '/build-own/lisp');
  expect(await displayOf('.step-count')).toBe('flex');
  expect(requested).toEqual(['listings', 'guides']);
  expect(documents).toEqual(['/blog/first-rule-of-aria']);

  // A document that carries a sheet does not load it for the next page.
  await open(page, '/quests');
  await follow('Projects', '/projects');
  expect(await displayOf('.cards')).toBe('grid');
  expect(requested).toEqual(['listings', 'guides']);

  await page.goto('/');
  expect(await stylesOf(page, '.hero')).toEqual(hero);
});

test('after navigating back and forth a page looks like its document, and each sheet was loaded once', {
  tag: '@nightly',
}, async ({ page }) => {
  const documents = recordDocuments(page);
  const requested = recordOnDemandSheets(page);
  /** Follows a link that is added to the page. */
  const goTo = async (path: string) => {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await expectPage(page, path);
  };
  /** Goes to a page twice, and returns how a part of it looks then. */
  const visitTwice = async (from: string, path: string, part: string) => {
    for (const target of [path, from, path]) await goTo(target);
    return stylesOf(page, part);
  };
  const [guide, lesson, nextLesson] = [
    '/build-own/lisp',
    '/cs/html/getting-started/lists',
    '/cs/html/getting-started/links-and-addresses',
  ];

  await open(page, '/');
  const step = await visitTwice('/', guide, '.step-list li');
  await goTo('/');
  const goal = await visitTwice('/', lesson, '.goal');
  expect(requested).toEqual(['guides', 'lessons']);
  expect(documents).toEqual(['/']);
  await page.goto(guide);
  expect(await stylesOf(page, '.step-list li')).toEqual(step);

  await open(page, lesson);
  expect(await stylesOf(page, '.goal')).toEqual(goal);
  const lessonStep = await visitTwice(lesson, nextLesson, '.lesson-step');
  // The document of the first lesson carries the sheet.
  expect(requested).toEqual(['guides', 'lessons']);
  expect(documents).toEqual(['/', guide, lesson]);
  await page.goto(nextLesson);
  expect(await stylesOf(page, '.lesson-step')).toEqual(lessonStep);
});

test('a sheet loads beside the code that draws the page; if it fails, the link loads the document', async ({
  page,
}) => {
  await test.step('the sheet is there before React is', async () => {
    let releaseReact = () => {};
    const react = new Promise<void>((resolve) => {
      releaseReact = resolve;
    });
    await page.route(/\/assets\/react-/, async (route) => {
      await react;
      await route.continue();
    });
    await open(page, '/blog/first-rule-of-aria');
    const sheet = page.waitForResponse(/\/assets\/listings-[^/]+\.css$/);
    await page.getByRole('link', { name: 'Quests', exact: true }).last().click();
    expect((await sheet).ok()).toBe(true);
    await expectPage(page, '/blog/first-rule-of-aria');
    releaseReact();
    await expectPage(page, '/quests');
  });

  await test.step('a sheet that fails', async () => {
    await page.route(/\/assets\/landings-[^/]+\.css$/, (route) => route.abort());
    const documents = recordDocuments(page);
    await open(page, '/blog/first-rule-of-aria');
    await page.getByRole('link', { name: 'Plinth', exact: true }).first().click();
    await expect.poll(() => documents).toEqual(['/blog/first-rule-of-aria', '/']);
    await expect(page.locator('.hero')).toBeVisible();
  });
});
