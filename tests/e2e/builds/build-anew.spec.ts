// The site is built anew while a reader has it open: the page stays as it is, everything it still needs is served,
// and the next step leads to the new version without a blank screen or a second load.
import type { Page } from '@playwright/test';
import { type Deployment, startDeployment } from '../support/deploy.ts';
import {
  expectHeading,
  expectScroll,
  isSameWindow,
  link,
  newVersion,
  open,
  scrollTo,
} from '../support/moving.ts';
import { recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use) => {
      const deployment = await startDeployment(`build-anew-${browserName}`);
      await use(deployment);
      await deployment.stop();
    },
    // When the sources have changed since the sites were built, the application is bundled first.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.url),
});

// One deployment after the other, all of the same site; each takes seconds.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const hour = 3_600_000;

/** Changes the first section of a page and builds the site. */
async function publish(site: Deployment, file: string, heading: string): Promise<void> {
  site.edit(file, (text) => text.replace(/^## .*$/m, `## ${heading}`));
  await site.deploy();
}

/** Opens a page whose clock is the test's, and waits until it has begun to look for new versions. */
async function openWatching(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const record = page.waitForResponse(/\/builds\/meta\//);
  await open(page, path);
  await (await record).finished();
}

/** Notes every moment at which a document has arrived and shows no heading. */
async function recordBlanks(page: Page): Promise<string[]> {
  const blanks: string[] = [];
  await page.exposeFunction('noteBlank', (url: string) => void blanks.push(url));
  await page.addInitScript(() => {
    const { noteBlank } = window as unknown as { noteBlank(url: string): void };
    if (!noteBlank) throw new Error('Blanks cannot be noted.');
    const look = () => {
      if (document.readyState !== 'loading' && !document.querySelector('h1')) noteBlank(location.href);
    };
    document.addEventListener('DOMContentLoaded', look);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return blanks;
}

test('an open page is left alone, says that there is a new version, and leads to it', async ({
  page,
  deployment: site,
}) => {
  const blanks = await recordBlanks(page);
  const documents = recordDocuments(page);
  const said = recordConsole(page);
  await openWatching(page, '/alpha');
  const place = await page.evaluate(() => {
    const field = document.createElement('input');
    field.ariaLabel = 'Notes';
    document.getElementById('section-3')?.before(field);
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    field.focus();
    return window.scrollY;
  });
  await page.keyboard.type('half a sentence');
  await expectScroll(page, place);

  await publish(site, '2.beta.md', 'The second edition');
  await page.clock.fastForward(hour);
  await expect(newVersion(page)).toBeVisible();
  await expect(newVersion(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('half a sentence');
  await expect(page.getByLabel('Notes')).toBeFocused();
  await expectScroll(page, place);
  expect(await isSameWindow(page)).toBe(true);
  expect(documents).toEqual(['/alpha']);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
  await expect(page.getByRole('heading', { name: 'The second edition' })).toBeVisible();
  expect(documents).toEqual(['/alpha', '/beta']);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gamma' }).click();
  await expectHeading(page, 'Gamma');
  expect(documents).toEqual(['/alpha', '/beta']);
  await page.clock.fastForward(hour);
  await expect(newVersion(page)).toHaveCount(0);
  expect(blanks).toEqual([]);
  expect(said).toEqual([]);
});

test('Reload shows the new version of the page, at the same place', async ({ page, deployment: site }) => {
  const documents = recordDocuments(page);
  await openWatching(page, '/gamma');
  await scrollTo(page, 500);
  await publish(site, '3.gamma.md', 'Gamma, revised');
  await page.clock.fastForward(hour);
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Gamma, revised' })).toBeAttached();
  await expectScroll(page, 500);
  await expect(newVersion(page)).toHaveCount(0);
  expect(documents).toEqual(['/gamma', '/gamma']);
});

test('what a page that has not noticed finds', async ({ page, context, deployment: site }) => {
  const blanks = await recordBlanks(page);
  // On a line that costs money nothing is fetched ahead.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  });
  const other = await context.newPage();
  await open(page, '/alpha');
  await open(other, '/many');
  site.remove('5.many/12.p12.md');
  site.edit('5.many/index.md', (text) => text.replace(' · [12](/many/p12)', ''));
  await publish(site, '2.beta.md', 'The third edition');

  await test.step('before the page has noticed, what was not fetched yet is shown as it is now', async () => {
    await page.evaluate(() => void navigation.navigate('/beta'));
    await expect(page.getByRole('heading', { name: 'The third edition' })).toBeVisible();
    expect(blanks).toEqual([]);
  });

  await test.step('a page that the new build does not have is a missing page', async () => {
    await other.evaluate(() => void navigation.navigate('/many/p12'));
    await expectHeading(other, 'Page Not Found');
    await expect(other.getByText('Page not found: /many/p12', { exact: true })).toBeVisible();
  });
});

test('scripts of the earlier version are served after an upgrade, so that an open page goes on working', async ({
  page,
  request,
  deployment: site,
}) => {
  await site.deployEarlierVersion();
  const earlier = site.assets();
  expect(earlier.filter((name) => !/-earlier\.\w+$/.test(name))).toEqual([]);
  const said = recordConsole(page);
  const scripts = recordRequests(page, /\/assets\/gallery-.*\.js$/);
  // It is asked for a moment after the page is ready, and the next build has another.
  const record = page.waitForResponse(/\/builds\/meta\//);
  await open(page, '/alpha');
  await (await record).finished();

  await site.deploy();
  const present = site.assets();
  expect(present.filter((name) => /-earlier\./.test(name)).toSorted()).toEqual(earlier.toSorted());
  expect(present).toHaveLength(earlier.length * 2);
  for (const name of earlier) {
    const response = await request.get(`/assets/${name}`);
    expect(response.status(), name).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  await page.evaluate(() => void navigation.navigate('/_gallery'));
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
  expect(await isSameWindow(page)).toBe(true);
  expect(scripts.every((name) => /-earlier\.js$/.test(name))).toBe(true);
  expect(said).toEqual([]);
});

test('a script that is gone brings the new version of its page, with one load', async ({
  page,
  deployment: site,
}) => {
  await site.deployEarlierVersion();
  const earlier = site.assets();
  const blanks = await recordBlanks(page);
  const documents = recordDocuments(page);
  await open(page, '/alpha');
  await site.deploy();
  site.forgetAssets(earlier.filter((name) => name.startsWith('gallery-')));

  await page.evaluate(() => void navigation.navigate('/_gallery?x=1'));
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
  await expect(page).toHaveURL(/\/_gallery\?x=1$/);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/alpha', '/_gallery?x=1']);
  expect(blanks).toEqual([]);
});

test('a script that the new version cannot load either ends in words, not in a circle', async ({
  page,
  deployment: site,
}) => {
  const documents = recordDocuments(page);
  const blanks = await recordBlanks(page);
  await page.route(/\/assets\/gallery-[^/]+\.js$/, (route) => route.abort());
  await open(page, '/alpha');
  await publish(site, '2.beta.md', 'The fourth edition');
  await page.evaluate(() => void navigation.navigate('/_gallery'));
  await expectHeading(page, 'Internal Server Error');
  // The words are the same before and after, so only the load tells that it was tried again.
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await link(page, 'Try again').click();
  await again;
  await expectHeading(page, 'Internal Server Error');
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/alpha', '/_gallery', '/_gallery']);
  expect(blanks).toEqual([]);
});
