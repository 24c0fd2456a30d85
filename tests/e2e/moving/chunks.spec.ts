// A page whose own script cannot be loaded: the document is loaded when there is a newer build, once in ten seconds
// for each address, and otherwise the reader is told.
import type { Page } from '@playwright/test';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const chunk = /\/assets\/gallery-[^/]+\.js$/;

const announceBuild = (page: Page) =>
  changeJson<{ id: string }>(page, '**/builds/latest.json*', () => ({ id: 'newer' }));

/** Keeps the script of the gallery away, until it is mended. */
async function breakChunk(page: Page): Promise<() => Promise<void>> {
  await page.route(chunk, (route) => route.abort());
  return () => page.unroute(chunk);
}

/** Goes somewhere without loading a document. */
function go(page: Page, to: string): Promise<void> {
  return page.evaluate((to) => void navigation.navigate(to), to);
}

async function expectFailure(page: Page): Promise<void> {
  await expectHeading(page, 'Internal Server Error');
  await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^500 - /);
  await expect(page.getByRole('banner')).toBeVisible();
}

test('is loaded with the new build: the document of the whole address, once', async ({ page }) => {
  const documents = recordDocuments(page);
  const looked = recordRequests(page, /\/builds\/latest\.json/);
  const mend = await breakChunk(page);
  await announceBuild(page);
  await open(page, '/alpha');
  await page.route('/_gallery?x=1', async (route) => {
    await mend();
    await route.continue();
  });
  await go(page, '/_gallery?x=1#gallery-toasts');
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
  expect(await isSameWindow(page)).toBe(false);
  await expect(page).toHaveURL(/\/_gallery\?x=1#gallery-toasts$/);
  expect(documents).toEqual(['/alpha', '/_gallery?x=1']);
  expect(looked).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
  await page.goBack();
  await expectHeading(page, 'Alpha');
});

/** The time of the tests; it stands still, so that ten seconds do not pass on a slow machine. */
const noon = Date.parse('2030-01-01T12:00:00Z');

test('is not loaded again and again: each address once in ten seconds', async ({ page }) => {
  const documents = recordDocuments(page);
  await breakChunk(page);
  await announceBuild(page);

  /** Goes from a readable page to one whose script fails; tells which documents that took. */
  async function attempt(to: string, time: number): Promise<string[]> {
    await page.clock.setFixedTime(time);
    await open(page, '/alpha');
    documents.length = 0;
    await go(page, to);
    await expectFailure(page);
    return documents.splice(0);
  }

  expect(await attempt('/_gallery', noon)).toEqual(['/_gallery']);
  expect(await attempt('/_gallery', noon)).toEqual([]);
  expect(await attempt('/_gallery?another', noon + 5000)).toEqual(['/_gallery?another']);
  expect(await attempt('/_gallery', noon + 10_000)).toEqual([]);
  expect(await attempt('/_gallery', noon + 10_001)).toEqual(['/_gallery']);
  expect(await attempt('/_gallery?another', noon + 10_001)).toEqual([]);
  const kept = await page.evaluate(() => sessionStorage.getItem('nuxt:reload'));
  expect(JSON.parse(kept ?? '')).toEqual({ '/_gallery?another': noon + 15_000, '/_gallery': noon + 20_001 });
});

test('on the first visit too, the document is loaded once more and then the reader is told', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await breakChunk(page);
  await announceBuild(page);
  await page.goto('/_gallery');
  await expectFailure(page);
  expect(documents).toEqual(['/_gallery', '/_gallery']);
});

for (const [reason, answer] of [
  ['the build is the same', 'same'],
  ['nobody knows of a newer one', 'failure'],
] as const) {
  test(`while ${reason}, nothing is loaded and the reader is told`, async ({ page }) => {
    const said = recordConsole(page);
    const documents = recordDocuments(page);
    const looked = recordRequests(page, /\/builds\/latest\.json/);
    const mend = await breakChunk(page);
    if (answer === 'failure') await page.route('**/builds/latest.json*', (route) => route.abort());
    await open(page, '/alpha');
    await go(page, '/_gallery');
    await expectFailure(page);
    expect(await isSameWindow(page)).toBe(true);
    expect(documents).toEqual(['/alpha']);
    expect(looked.length).toBeGreaterThanOrEqual(1);
    expect(
      said.filter((line) => line.startsWith('error: A script of this page could not be loaded.')),
    ).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('nuxt:reload'))).toBeNull();

    await mend();
    // It was a moment of weakness: the rest of the site works, and so does the page itself later.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
    await expectHeading(page, 'Beta');
    await go(page, '/_gallery');
    await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
    expect(await isSameWindow(page)).toBe(true);
  });
}

test('Try again asks for the page again', async ({ page }) => {
  const mend = await breakChunk(page);
  await page.goto('/_gallery');
  await expectFailure(page);
  await mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
});
