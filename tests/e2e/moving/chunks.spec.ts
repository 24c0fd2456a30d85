// A page whose own script cannot be loaded: with a newer build the document is loaded, once in ten seconds per address;
// otherwise the error page is shown.
import type { Page } from '@playwright/test';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { go } from '../support/scroll-position.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** Makes the gallery's script fail while `isBroken` is true. */
async function breakChunk(page: Page): Promise<{ isBroken: boolean }> {
  const chunk = { isBroken: true };
  await page.route(/\/assets\/gallery-[^/]+\.js$/, (route) =>
    chunk.isBroken ? route.abort() : route.continue(),
  );
  return chunk;
}

async function expectFailure(page: Page): Promise<void> {
  await expectHeading(page, 'Internal Server Error');
  await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^500 - /);
  await expect(page.getByRole('banner')).toBeVisible();
}

const expectGallery = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Toasts', exact: true })).toBeVisible();

const storedReloads = (page: Page) => page.evaluate(() => sessionStorage.getItem('nuxt:reload'));

/** The time of the test. It stands still, so that the ten seconds do not pass on a slow machine. */
const noon = Date.parse('2030-01-01T12:00:00Z');

test('with a newer build the document of the whole address is loaded, but not again and again', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  const versionChecks = recordRequests(page, /\/builds\/latest\.json/);
  const chunk = await breakChunk(page);
  await changeJson<{ id: string }>(page, '**/builds/latest.json*', () => ({ id: 'newer' }));
  await page.clock.setFixedTime(noon);

  await test.step('the document is loaded once, and brings the new script', async () => {
    await open(page, '/alpha');
    await page.route('/_gallery?x=1', async (route) => {
      chunk.isBroken = false;
      await route.continue();
    });
    await go(page, '/_gallery?x=1#gallery-toasts');
    await expectGallery(page);
    expect(await isSameWindow(page)).toBe(false);
    await expect(page).toHaveURL(/\/_gallery\?x=1#gallery-toasts$/);
    expect(documents).toEqual(['/alpha', '/_gallery?x=1']);
    expect(versionChecks).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);
    await page.goBack();
    await expectHeading(page, 'Alpha');
  });

  // `reload-guard.test.ts` covers the ten seconds to the millisecond.
  await test.step('where the script still fails, each address is loaded once in ten seconds', async () => {
    chunk.isBroken = true;
    /** Navigates to a page whose script fails; returns the documents that were loaded. */
    const attempt = async (to: string, time: number) => {
      await page.clock.setFixedTime(time);
      await open(page, '/alpha');
      documents.length = 0;
      await go(page, to);
      await expectFailure(page);
      return documents.splice(0);
    };
    expect(await attempt('/_gallery', noon + 60_000)).toEqual(['/_gallery']);
    expect(await attempt('/_gallery', noon + 60_000)).toEqual([]);
    expect(await attempt('/_gallery?another', noon + 65_000)).toEqual(['/_gallery?another']);
    expect(JSON.parse((await storedReloads(page)) ?? '')).toEqual({
      '/_gallery': noon + 70_000,
      '/_gallery?another': noon + 75_000,
    });
  });

  await test.step('a first visit is loaded once more, then the error page is shown', async () => {
    await page.goto('/_gallery?first');
    await expectFailure(page);
    expect(documents).toEqual(['/_gallery?first', '/_gallery?first']);
  });
});

test('without a newer build no document is loaded: the error page is shown, and the page works when its script does', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const documents = recordDocuments(page);
  const versionChecks = recordRequests(page, /\/builds\/latest\.json/);
  const chunk = await breakChunk(page);

  for (const isReachable of [true, false])
    await test.step(`when ${isReachable ? 'the build is the same' : 'the builds cannot be compared'}`, async () => {
      if (!isReachable) await page.route('**/builds/latest.json*', (route) => route.abort());
      chunk.isBroken = true;
      await open(page, '/alpha');
      for (const list of [messages, documents, versionChecks]) list.length = 0;
      await go(page, '/_gallery');
      await expectFailure(page);
      expect(await isSameWindow(page)).toBe(true);
      expect(documents).toEqual([]);
      expect(versionChecks.length).toBeGreaterThanOrEqual(1);
      expect(
        messages.filter((line) => line.startsWith('error: A script of this page could not be loaded.')),
      ).toHaveLength(1);
      expect(await storedReloads(page)).toBeNull();

      chunk.isBroken = false;
      // The rest of the site works, and so does the page itself when it is opened again.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
      await expectHeading(page, 'Beta');
      await go(page, '/_gallery');
      await expectGallery(page);
      expect(await isSameWindow(page)).toBe(true);
    });

  await test.step('Try again requests the page again', async () => {
    chunk.isBroken = true;
    await page.goto('/_gallery');
    await expectFailure(page);
    chunk.isBroken = false;
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectGallery(page);
  });
});
