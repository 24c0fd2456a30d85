// What an open page knows about its build, and what it does when there is a newer one. The server's answers are made
// up here; build-anew.spec.ts builds the site for real. When requests are sent, to the millisecond, is tested in
// src/runtime/builds/version-check.test.ts and src/runtime/moving/prefetch.test.ts.
import type { Page } from '@playwright/test';
import type { CurrentBuild } from '#schema/builds.ts';
import { expectHeading, isSameWindow, link, newVersion, open, openUntouched } from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const hour = 3_600_000;
const manifest = '**/builds/meta/*';
const latest = '**/builds/latest.json*';

/** The site says that there is a newer build. */
const announceBuild = (page: Page) => changeJson<{ id: string }>(page, latest, () => ({ id: 'newer' }));

/** Lets hours pass until something holds. Each hour begins when the answer to the last request has arrived. */
async function passHoursUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(hour);
    expect(await isDone()).toBe(true);
  }).toPass({ intervals: [100] });
}

test('the manifest of the build is fetched once; without it the page works on, or learns that its build is gone', async ({
  page,
}) => {
  const requests = recordRequests(page, /\/builds\/meta\//);
  await page.clock.install();

  await test.step('a page fetches the manifest of its build, and navigations do not fetch it again', async () => {
    await openUntouched(page, '/alpha');
    await page.clock.runFor(5000);
    await expect.poll(() => requests.length).toBe(1);
    const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
    expect(requests).toEqual([`/builds/meta/${id}.json`]);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    await page.clock.runFor(5000);
    expect(requests).toHaveLength(1);
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('a manifest that cannot be loaded is reported in the console only', async () => {
    const messages = recordConsole(page);
    await page.route(manifest, (route) => route.fulfill({ status: 500, body: '' }));
    await openUntouched(page, '/alpha');
    const text = await page.locator('body').textContent();
    await page.clock.runFor(5000);
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^error: The record of this build could not be loaded\./);
    expect(await page.locator('body').textContent()).toBe(text);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    expect(messages).toHaveLength(1);
    await page.unroute(manifest);
  });

  // 403 is treated alike: src/runtime/builds/build-manifest.test.ts.
  await test.step('a manifest that is gone means a newer build: the next click loads the document', async () => {
    await page.route(manifest, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/alpha');
    await page.clock.runFor(5000);
    await expect(newVersion(page)).toBeVisible();
    expect(await isSameWindow(page)).toBe(true);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(false);
    await page.unroute(manifest);
  });

  await test.step('over a very slow connection the manifest is not fetched', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: 'slow-2g' }) });
    });
    requests.length = 0;
    await openUntouched(page, '/alpha');
    await page.clock.runFor(60_000);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    expect(requests).toEqual([]);
  });
});

test('a page looks for a new version every hour until there is one, is left alone, and then leads to it', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const documents = recordDocuments(page);
  const requests = recordRequests(page, /\/builds\/latest\.json/);
  await page.clock.install();
  await open(page, '/alpha');

  await test.step('the first request is sent after an hour, with the time in its address', async () => {
    await page.clock.fastForward(hour - 100_000);
    expect(requests).toEqual([]);
    await page.clock.fastForward(100_000);
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
    await expect(newVersion(page)).toHaveCount(0);
  });

  await test.step('the page goes on looking while the network or the server fails', async () => {
    let failures = 0;
    await page.route(latest, (route) => {
      failures++;
      if (failures % 3 === 0) return route.abort();
      return route.fulfill(failures % 3 === 1 ? { status: 500, body: '' } : { status: 200, body: 'no JSON' });
    });
    await passHoursUntil(page, () => failures >= 5);
    await expect(newVersion(page)).toHaveCount(0);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await page.goBack();
    await expectHeading(page, 'Alpha');
    expect(await isSameWindow(page)).toBe(true);
    expect(messages).toEqual([]);
    await page.unroute(latest);
  });

  await test.step('a newer build is announced once, and the page looks no further', async () => {
    await announceBuild(page);
    await passHoursUntil(page, () => newVersion(page).isVisible());
    const sent = requests.length;
    for (let hours = 0; hours < 3; hours++) await page.clock.fastForward(hour);
    await expect(newVersion(page)).toBeVisible();
    await expect(newVersion(page)).toHaveCount(1);
    expect(requests).toHaveLength(sent);
    for (const url of requests) expect(url).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
    expect(documents).toEqual(['/alpha']);
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('an anchor stays in the document; the next page is loaded', async () => {
    await link(page, 'This page, section 3').click();
    await expect(page).toHaveURL(/#section-3$/);
    expect(documents).toEqual(['/alpha']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
    await expectHeading(page, 'Beta');
    expect(documents).toEqual(['/alpha', '/beta']);
  });

  await test.step('Reload in the announcement loads the page once, at the same address', async () => {
    await open(page, '/alpha?tab=2#section-3');
    documents.length = 0;
    await passHoursUntil(page, () => newVersion(page).isVisible());
    await newVersion(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => documents).toEqual(['/alpha?tab=2']);
    await page.locator('html[data-ready]').waitFor();
    await expectHeading(page, 'Alpha');
    await expect(page).toHaveURL(/\/alpha\?tab=2#section-3$/);
    expect(documents).toEqual(['/alpha?tab=2']);
  });
});

test('a script that finds a newer site when it starts announces it at once, and links load documents', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await changeJson<CurrentBuild>(page, '**/builds/current.json', () => ({ app: 'another' }));
  await open(page, '/alpha');
  await expect(newVersion(page)).toBeVisible();
  await link(page, 'Beta').click();
  await expectHeading(page, 'Beta');
  await expect(newVersion(page)).toBeVisible();
  expect(documents).toEqual(['/alpha', '/beta']);
});
