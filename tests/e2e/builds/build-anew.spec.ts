// The site is built again while readers have it open: their pages stay as they are, everything they still need is
// served, and the next navigation shows the new version without a blank screen or a second load.
import type { BrowserContext, Page } from '@playwright/test';
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

interface Fixtures {
  /** A browser context with a cache of its own, as of another reader. */
  newReader(): Promise<BrowserContext>;
}

const test = base.extend<Fixtures, { deployment: Deployment }>({
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
  newReader: async ({ browser, deployment }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: deployment.url });
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

// Both tests use the same deployment, one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const hour = 3_600_000;

/** Opens a page and waits until it has loaded the manifest of its build, which the next build replaces. */
async function openWithManifest(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await open(page, path);
  await (await manifest).finished();
}

/** Starts a navigation as the site's own code does. */
function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => void navigation.navigate(to), path);
}

/** Records the address whenever a document that has arrived shows no heading. */
async function recordBlanks(page: Page): Promise<string[]> {
  const blanks: string[] = [];
  await page.exposeFunction('noteBlank', (url: string) => void blanks.push(url));
  await page.addInitScript(() => {
    const { noteBlank } = window as unknown as { noteBlank(url: string): void };
    if (!noteBlank) throw new Error('The function noteBlank is missing.');
    const look = () => {
      if (document.readyState !== 'loading' && !document.querySelector('h1')) noteBlank(location.href);
    };
    document.addEventListener('DOMContentLoaded', look);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return blanks;
}

/** Writes half a sentence into a field in the middle of the page; returns the scroll position. */
async function startWriting(page: Page): Promise<number> {
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
  return place;
}

test('pages that are open while new content is published stay as they are, and the next navigation shows it', async ({
  deployment: site,
  newReader,
}) => {
  // All pages of a context share its clock, so these two notice the new version together.
  const watching = await newReader();
  await watching.clock.install();
  const writer = await watching.newPage();
  const writerBlanks = await recordBlanks(writer);
  const writerDocuments = recordDocuments(writer);
  const messages = recordConsole(writer);
  await openWithManifest(writer, '/alpha');
  const place = await startWriting(writer);

  const reloader = await watching.newPage();
  const reloaderDocuments = recordDocuments(reloader);
  await openWithManifest(reloader, '/gamma');
  await scrollTo(reloader, 500);

  // With Data Saver on, nothing is prefetched.
  const saving = await newReader();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  });
  const unaware = await saving.newPage();
  const unawareBlanks = await recordBlanks(unaware);
  await open(unaware, '/alpha');
  const misled = await saving.newPage();
  await open(misled, '/many');

  const cutOff = await (await newReader()).newPage();
  const cutOffDocuments = recordDocuments(cutOff);
  const cutOffBlanks = await recordBlanks(cutOff);
  await cutOff.route(/\/assets\/gallery-[^/]+\.js$/, (route) => route.abort());
  await open(cutOff, '/alpha');

  const newHeading = (heading: string) => (text: string) => text.replace(/^## .*$/m, `## ${heading}`);
  site.edit('2.beta.md', newHeading('The second edition'));
  site.edit('3.gamma.md', newHeading('Gamma, revised'));
  site.remove('5.many/12.p12.md');
  site.edit('5.many/index.md', (text) => text.replace(' · [12](/many/p12)', ''));
  await site.deploy();

  await test.step('a page that has not noticed yet shows new content where nothing was prefetched', async () => {
    await navigate(unaware, '/beta');
    await expect(unaware.getByRole('heading', { name: 'The second edition' })).toBeVisible();
    expect(unawareBlanks).toEqual([]);
  });

  await test.step('a page that the new build does not have is a missing page', async () => {
    await navigate(misled, '/many/p12');
    await expectHeading(misled, 'Page Not Found');
    await expect(misled.getByText('Page not found: /many/p12', { exact: true })).toBeVisible();
  });

  await test.step('when a script fails to load in the new version too, there is an error page and no reload loop', async () => {
    await navigate(cutOff, '/_gallery');
    await expectHeading(cutOff, 'Internal Server Error');
    // The error page looks the same before and after, so only the request shows that it was loaded again.
    const again = cutOff.waitForRequest((request) => request.isNavigationRequest());
    await link(cutOff, 'Try again').click();
    await again;
    await expectHeading(cutOff, 'Internal Server Error');
    await cutOff.waitForLoadState('networkidle');
    expect(cutOffDocuments).toEqual(['/alpha', '/_gallery', '/_gallery']);
    expect(cutOffBlanks).toEqual([]);
  });

  await test.step('after an hour the page announces the new version; text, focus and scroll position stay', async () => {
    await watching.clock.fastForward(hour);
    await expect(newVersion(writer)).toBeVisible();
    await expect(newVersion(writer).getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(writer.getByLabel('Notes')).toHaveValue('half a sentence');
    await expect(writer.getByLabel('Notes')).toBeFocused();
    await expectScroll(writer, place);
    expect(await isSameWindow(writer)).toBe(true);
    expect(writerDocuments).toEqual(['/alpha']);
  });

  await test.step('Reload shows the new version of the page at the same scroll position', async () => {
    await newVersion(reloader).getByRole('button', { name: 'Reload' }).click();
    await expect(reloader.getByRole('heading', { name: 'Gamma, revised' })).toBeAttached();
    await expectScroll(reloader, 500);
    await expect(newVersion(reloader)).toHaveCount(0);
    expect(reloaderDocuments).toEqual(['/gamma', '/gamma']);
  });

  await test.step('the next link loads the document once, then pages are swapped again', async () => {
    const sections = writer.getByRole('navigation', { name: 'Main' });
    await sections.getByRole('link', { name: 'Beta' }).click();
    await expect(writer.getByRole('heading', { name: 'The second edition' })).toBeVisible();
    expect(writerDocuments).toEqual(['/alpha', '/beta']);
    await writer.locator('html[data-ready]').waitFor();
    await sections.getByRole('link', { name: 'Gamma' }).click();
    await expectHeading(writer, 'Gamma');
    expect(writerDocuments).toEqual(['/alpha', '/beta']);
    const looked = writer.waitForResponse(/\/builds\/latest\.json/);
    await watching.clock.fastForward(hour);
    await (await looked).finished();
    await expect(newVersion(writer)).toHaveCount(0);
    expect(writerBlanks).toEqual([]);
    expect(messages).toEqual([]);
  });
});

test('after an upgrade, open pages keep using the scripts of the earlier version, or load the page when they are gone', {
  tag: '@nightly',
}, async ({ request, deployment: site, newReader }) => {
  await site.deployEarlierVersion();
  const earlier = site.assets();
  expect(earlier.filter((name) => !/-earlier\.\w+$/.test(name))).toEqual([]);

  const page = await (await newReader()).newPage();
  const messages = recordConsole(page);
  const scripts = recordRequests(page, /\/assets\/gallery-.*\.js$/);
  await openWithManifest(page, '/alpha');
  const other = await (await newReader()).newPage();
  const otherBlanks = await recordBlanks(other);
  const otherDocuments = recordDocuments(other);
  await open(other, '/alpha');
  await site.deploy();

  await test.step('the files of the earlier version are served beside those of the new one', async () => {
    const present = site.assets();
    expect(present.filter((name) => /-earlier\./.test(name)).toSorted()).toEqual(earlier.toSorted());
    expect(present).toHaveLength(earlier.length * 2);
    for (const name of earlier) {
      const response = await request.get(`/assets/${name}`);
      expect(response.status(), name).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  await test.step('an open page loads scripts of its own version', async () => {
    await navigate(page, '/_gallery');
    await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible();
    expect(await isSameWindow(page)).toBe(true);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.every((name) => /-earlier\.js$/.test(name))).toBe(true);
    expect(messages).toEqual([]);
  });

  await test.step('a script that is gone leads to the new version of its page, with one load', async () => {
    // A later build deletes files that have been unused for a long time.
    await other.route(/\/assets\/gallery-[^/]*-earlier\.\w+$/, (route) => route.fulfill({ status: 404 }));
    await navigate(other, '/_gallery?x=1');
    await expect(other.getByRole('heading', { name: 'Toasts' })).toBeVisible();
    await expect(other).toHaveURL(/\/_gallery\?x=1$/);
    await other.waitForLoadState('networkidle');
    expect(otherDocuments).toEqual(['/alpha', '/_gallery?x=1']);
    expect(otherBlanks).toEqual([]);
  });
});
