// What an open page knows about the build it came from, and what it does when the site has been built anew.

import type { Page } from '@playwright/test';
import type { CurrentBuild } from '#schema/builds.ts';
import { expectHeading, isSameWindow, link, newVersion, open } from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** How often the page looks for a new version, in milliseconds. */
const pollEvery = (page: Page, versionPoll: number) =>
  changeJson<CurrentBuild>(page, '**/builds/current.json', () => ({ versionPoll }));

/** The site says that it has been built anew. */
const announceBuild = (page: Page) =>
  changeJson<{ id: string }>(page, '**/builds/latest.json*', () => ({ id: 'newer' }));

test.describe('the record of the build', () => {
  test('is fetched once, a second after the page has come to rest', async ({ page }) => {
    const asked = recordRequests(page, /\/builds\/meta\//);
    await page.addInitScript(() => {
      const rests: number[] = [];
      Object.assign(window, { rests });
      const { requestIdleCallback } = window;
      window.requestIdleCallback = (callback, options) =>
        requestIdleCallback((deadline) => {
          rests.push(performance.now());
          callback(deadline);
        }, options);
    });
    await open(page, '/alpha');
    await expect.poll(() => asked.length).toBe(1);
    const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
    expect(asked).toEqual([`/builds/meta/${id}.json`]);
    const delay = await page.waitForFunction(() => {
      const [record] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /builds\/meta/.test(name));
      const rest = (window as unknown as { rests: number[] }).rests.findLast(
        (time) => record && time < record.startTime,
      );
      return record && rest !== undefined && record.startTime - rest;
    });
    const milliseconds = Number(await delay.jsonValue());
    expect(milliseconds).toBeGreaterThanOrEqual(900);
    expect(milliseconds).toBeLessThanOrEqual(3000);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    expect(asked).toHaveLength(1);
  });

  test('is not fetched over a very slow connection', async ({ page }) => {
    const asked = recordRequests(page, /\/builds\/meta\//);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: 'slow-2g' }) });
    });
    await page.clock.install();
    await open(page, '/alpha');
    await page.clock.runFor(60_000);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(asked).toEqual([]);
  });

  test('that cannot be had is told to the console and to nobody else', async ({ page }) => {
    const said = recordConsole(page);
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.clock.install();
    await open(page, '/alpha');
    const before = await page.locator('body').textContent();
    await page.clock.runFor(5000);
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toMatch(/^error: The record of this build could not be loaded\./);
    expect(await page.locator('body').textContent()).toBe(before);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    expect(said).toHaveLength(1);
  });

  for (const status of [404, 403]) {
    test(`that answers ${status} means that the build is gone: the next click loads the document`, async ({
      page,
    }) => {
      await page.route('**/builds/meta/*', (route) => route.fulfill({ status, body: '' }));
      await open(page, '/alpha');
      await expect(newVersion(page)).toBeVisible();
      expect(await isSameWindow(page)).toBe(true);
      await link(page, 'Beta').click();
      await expectHeading(page, 'Beta');
      expect(await isSameWindow(page)).toBe(false);
    });
  }
});

test.describe('looking for a new version', () => {
  test('happens every hour, the first time after an hour', async ({ page }) => {
    const asked = recordRequests(page, /\/builds\/latest\.json/);
    await page.clock.install();
    await open(page, '/alpha');
    await page.clock.fastForward(3_500_000);
    expect(asked).toEqual([]);
    await page.clock.fastForward(100_000);
    await expect.poll(() => asked.length).toBe(1);
    // The next hour begins with the answer, which may take a moment to arrive.
    await expect(async () => {
      await page.clock.fastForward(3_600_000);
      expect(asked.length).toBeGreaterThanOrEqual(2);
    }).toPass();
    const [first = 0, second = 0] = asked.map((url) => Number(url.split('?')[1]));
    expect(second - first).toBeGreaterThanOrEqual(3_600_000);
  });

  test('carries the time in the address, and goes on while nothing is new', async ({ page }) => {
    const asked = recordRequests(page, /\/builds\/latest\.json/);
    await pollEvery(page, 500);
    await open(page, '/alpha');
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
    for (const url of asked) expect(url).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
    const times = asked.map((url) => Number(url.split('?')[1]));
    // The clock and the timers of a browser may differ by a moment.
    for (const [index, time] of times.slice(1).entries())
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(490);
    await expect(newVersion(page)).toHaveCount(0);
  });

  test('goes on when the network or the server fails', async ({ page }) => {
    const said = recordConsole(page);
    const asked = recordRequests(page, /\/builds\/latest\.json/);
    let answers = 0;
    await pollEvery(page, 300);
    await page.route('**/builds/latest.json*', (route) => {
      answers++;
      if (answers % 3 === 0) return route.abort();
      return route.fulfill(answers % 3 === 1 ? { status: 500, body: '' } : { status: 200, body: 'no JSON' });
    });
    await open(page, '/alpha');
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(8);
    await expect(newVersion(page)).toHaveCount(0);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    expect(said).toEqual([]);
  });

  test('ends when there is one: the page is left alone and the next click loads the document', async ({
    page,
  }) => {
    const documents = recordDocuments(page);
    const asked = recordRequests(page, /\/builds\/latest\.json/);
    await pollEvery(page, 60_000);
    await announceBuild(page);
    await page.clock.install();
    await open(page, '/alpha');
    await page.clock.runFor(60_000);
    await expect(newVersion(page)).toBeVisible();
    await expect(newVersion(page)).toHaveCount(1);
    await page.clock.runFor(600_000);
    await expect(newVersion(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(documents).toEqual(['/alpha']);
    expect(await isSameWindow(page)).toBe(true);

    await link(page, 'This page, section 3').click();
    await expect(page).toHaveURL(/#section-3$/);
    expect(documents).toEqual(['/alpha']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
    await expectHeading(page, 'Beta');
    expect(documents).toEqual(['/alpha', '/beta']);
  });

  test('offers to reload, which loads the page once', async ({ page }) => {
    const documents = recordDocuments(page);
    await pollEvery(page, 60_000);
    await announceBuild(page);
    await page.clock.install();
    await open(page, '/alpha?tab=2#section-3');
    await page.clock.runFor(60_000);
    await newVersion(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => documents).toEqual(['/alpha?tab=2', '/alpha?tab=2']);
    await page.locator('html[data-ready]').waitFor();
    await expectHeading(page, 'Alpha');
    await expect(page).toHaveURL(/\/alpha\?tab=2#section-3$/);
    expect(documents).toHaveLength(2);
  });

  test('is not needed by a script that meets a newer site at its start', async ({ page }) => {
    const documents = recordDocuments(page);
    await changeJson<CurrentBuild>(page, '**/builds/current.json', () => ({ app: 'another' }));
    await open(page, '/alpha');
    await expect(newVersion(page)).toBeVisible();
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await expect(newVersion(page)).toBeVisible();
    expect(documents).toEqual(['/alpha', '/beta']);
  });
});
