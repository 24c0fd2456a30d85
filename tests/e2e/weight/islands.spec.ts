// Islands (fragments rendered on the server) in a browser: on pages and after navigation, and mounted by a program.
// Their HTTP interface is tested in `tests/built/islands.test.ts`, the exact delays in `watch-island.test.ts`.
import type { Page, Route } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { islandKey } from '#lib/island-key.ts';
import type { IslandUse } from '#schema/page/island.ts';
import { openGallery, stopClock } from '../support/gallery.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

type Island = ReturnType<Gallery['api']['island']>;
type GalleryWindow = { gallery: Gallery['api']; island: Island };

const folder = '/__nuxt_island';
const homePosts = islandKey('LatestPosts', { count: 3 });

/** The path under which the site requests an island. */
function pathOf(name: string, props?: Record<string, unknown>): string {
  const query = props ? `?props=${encodeURIComponent(JSON.stringify(props))}` : '';
  return `${folder}/${islandKey(name, props)}.json${query}`;
}

/** Records requests for islands, and responds to them if `respond` is given. */
async function routeIslands(page: Page, respond?: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${folder}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    return respond ? respond(route) : route.continue();
  });
  return asked;
}

const respondWith = (text: string) => (route: Route) =>
  route.fulfill({ json: { html: `<div data-island="x">${text}</div>`, head: {} } });
const fail = (route: Route) => route.fulfill({ status: 500, body: 'no' });

/** Mounts an island in the gallery, below those that are there. */
async function mount(page: Page, island: IslandUse & { fallback?: string }): Promise<void> {
  await page.evaluate((use) => {
    const { gallery } = window as unknown as GalleryWindow;
    Object.assign(window, { island: gallery.island(use) });
  }, island);
}

/** Gives the island that was mounted last other props; resolves when React has rendered it with them. */
async function patch(page: Page, props: Record<string, unknown>): Promise<void> {
  await page.evaluate(async (next) => {
    (window as unknown as GalleryWindow).island.patch({ props: next });
    const { port1, port2 } = new MessageChannel();
    const isNextTask = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    await isNextTask;
  }, props);
}

const mounted = (page: Page) => page.locator('[data-mounted]');
/** The root of the island that was mounted last. */
const newest = (page: Page) => mounted(page).locator('> :last-child');

const navigateTo = (page: Page, path: string) =>
  page.evaluate((target) => void navigation.navigate(target), path);

test('pages show their islands without a request, in the document and after navigation', async ({ page }) => {
  const asked = await routeIslands(page);
  /** An island as the document of a page contains it, serialised by the browser. */
  const islandIn = (path: string, selector: string) =>
    page.evaluate(
      async ([path, selector]) => {
        const source = await (await fetch(path)).text();
        const root = new DOMParser().parseFromString(source, 'text/html').querySelector(selector);
        return root?.outerHTML ?? 'no such island';
      },
      [path, selector] as const,
    );
  const htmlOf = (selector: string) => page.locator(selector).evaluate(({ outerHTML }) => outerHTML);
  const posts = `[data-island="${homePosts}"]`;
  const meta = '[data-island^="PageMeta_"]';

  await test.step('a loaded document has its islands and requests none of them', async () => {
    await open(page, '/');
    await expect(page.locator(posts)).toContainText('Latest posts');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  await test.step('after navigation they are the same, because the payload contains them', async () => {
    // Another document, so that the islands of the home page are not known from the step before.
    await open(page, '/blog');
    await page.getByRole('main').getByRole('link', { name: 'The first rule of ARIA' }).first().click();
    await expectHeading(page, 'The first rule of ARIA, with receipts');
    await expect(page.locator(meta)).toHaveAttribute(
      'data-island',
      islandKey('PageMeta', { path: '/blog/first-rule-of-aria' }),
    );
    expect(await htmlOf(meta)).toBe(await islandIn('/blog/first-rule-of-aria', meta));
    await page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true }).click();
    await expectHeading(page, 'Computing, from the ground up.');
    expect(await htmlOf(posts)).toBe(await islandIn('/', posts));
    expect(await isSameWindow(page)).toBe(true);
    expect(asked).toEqual([]);
  });

  await test.step('links in an island navigate without a document load', async () => {
    await page.locator(posts).getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    expect(await isSameWindow(page)).toBe(true);
  });
});

test('a program mounts islands: their address, shared requests, and what they add to the head', {
  tag: '@nightly',
}, async ({ page }) => {
  let respond: (route: Route) => unknown = (route) => route.continue();
  const asked = await routeIslands(page, (route) => respond(route));
  await openGallery(page);

  await test.step('a real island looks like the one on the home page', async () => {
    await mount(page, { name: 'LatestPosts', props: { count: 1 } });
    await expect(newest(page).getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    await expect(newest(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the address contains name and key, then the context, then the props', async () => {
    respond = respondWith('A card');
    asked.length = 0;
    await mount(page, { name: 'Card', props: { a: 1 }, context: { url: '/x' } });
    await expect(newest(page)).toHaveText('A card');
    const key = islandKey('Card', { a: 1 }, { url: '/x' });
    expect(key).toMatch(/^Card_[A-Za-z0-9]+$/);
    expect(asked).toEqual([`${folder}/${key}.json?url=%2Fx&props=%7B%22a%22%3A1%7D`]);
    await expect(mounted(page).locator(`[data-island="${key}"]`)).toHaveCount(1);
  });

  await test.step('equal islands share one request, at the same time and later', async () => {
    respond = respondWith('A shared card');
    asked.length = 0;
    await page.evaluate(() => {
      const { gallery } = window as unknown as GalleryWindow;
      gallery.island({ name: 'Card', props: { a: 1, b: 2 } });
      gallery.island({ name: 'Card', props: { b: 2, a: 1 } });
    });
    await expect(mounted(page).getByText('A shared card')).toHaveCount(2);
    await mount(page, { name: 'Card', props: { a: 1, b: 2 } });
    await expect(mounted(page).getByText('A shared card')).toHaveCount(3);
    expect(asked).toHaveLength(1);
  });

  await test.step('what an island adds to the head is removed with it', async () => {
    respond = (route) =>
      route.fulfill({
        json: {
          html: '<div data-island="x"><p class="card">A card</p></div>',
          head: {
            meta: [{ name: 'card', content: 'ace' }],
            link: [{ rel: 'help', href: '/quests' }],
            style: [{ innerHTML: '.card, h1 { color: rgb(1, 2, 3) }' }],
          },
        },
      });
    await mount(page, { name: 'Card', props: { withHead: true } });
    await expect(newest(page).locator('.card')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('head > meta[name="card"]')).toHaveAttribute('content', 'ace');
    await expect(page.locator('head > link[rel="help"]')).toHaveAttribute('href', '/quests');

    await navigateTo(page, '/quests');
    await expectHeading(page, 'Quests');
    expect(await isSameWindow(page)).toBe(true);
    await expect(page.locator('head').locator('meta[name="card"], link[rel="help"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });
});

test('changed props are requested once they have settled; the old island stays until the new one arrives', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install();
  let respond = respondWith('Old text') as (route: Route) => unknown;
  const asked = await routeIslands(page, (route) => respond(route));
  await openGallery(page);
  await mount(page, { name: 'Card', props: { n: 0 } });
  await expect(newest(page)).toHaveText('Old text');
  await stopClock(page);

  await test.step('five changes within 80 ms cause one request, 100 ms after the last', async () => {
    const question = Promise.withResolvers<Route>();
    respond = question.resolve;
    asked.length = 0;
    for (const n of [1, 2, 3, 4, 5]) {
      if (n > 1) await page.clock.runFor(20);
      await patch(page, { n });
    }
    await page.clock.runFor(99);
    await expect(newest(page)).toHaveText('Old text');
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual([pathOf('Card', { n: 5 })]);
    const route = await question.promise;
    await expect(newest(page)).toHaveText('Old text');
    await respondWith('New text')(route);
    await expect(newest(page)).toHaveText('New text');
    expect(asked).toHaveLength(1);
  });

  await test.step('leaving the page drops a change that is still waiting', async () => {
    asked.length = 0;
    await patch(page, { n: 6 });
    await page.clock.runFor(50);
    await navigateTo(page, '/quests');
    // The navigation waits for animation frames, which the stopped clock holds back as well.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe('Quests');
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
  });
});

const badAnswers: [string, (route: Route) => unknown][] = [
  ['status 500', fail],
  ['status 404', (route) => route.continue()],
  ['no JSON', (route) => route.fulfill({ body: '<p>Hello</p>' })],
  ['no HTML', (route) => route.fulfill({ json: { head: {} } })],
  ['a broken connection', (route) => route.abort()],
  [
    'a redirect to another site',
    (route) => route.fulfill({ status: 302, headers: { location: 'https://other.example/x.json' } }),
  ],
];

test('an island that cannot be loaded shows its fallback, and the rest of the page works', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  await page.route('https://other.example/**', (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({
      json: { html: '<div>From elsewhere</div>', head: {} },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  let respond: (route: Route) => unknown = fail;
  const asked = await routeIslands(page, (route) => respond(route));
  await openGallery(page);

  for (const [index, [name, answer]] of badAnswers.entries())
    await test.step(`${name}: the fallback is shown`, async () => {
      respond = answer;
      // Props of its own for each, because an answer, even a bad one, might be cached.
      await mount(page, { name: 'Nope', props: { index }, fallback: `Instead of ${name}` });
      await expect(newest(page)).toHaveText(`Instead of ${name}`);
      await expect(mounted(page).locator('[data-island]')).toHaveCount(0);
      expect(asked).toHaveLength(index + 1);
    });
  expect(elsewhere).toEqual([]);

  await test.step('without a fallback an empty element stays', async () => {
    respond = fail;
    asked.length = 0;
    await mount(page, { name: 'Card' });
    await expect.poll(() => asked).toEqual([pathOf('Card')]);
    await expect(mounted(page).locator('> div')).toHaveCount(badAnswers.length + 1);
    expect(await newest(page).evaluate(({ outerHTML }) => outerHTML)).toBe('<div></div>');
  });

  await test.step('changed props that fail show the fallback, and props that work the island again', async () => {
    respond = (route) =>
      route.request().url().includes('%22bad%22') ? fail(route) : respondWith('A card')(route);
    await mount(page, { name: 'Card', props: { good: 1 }, fallback: 'No card today' });
    await expect(newest(page)).toHaveText('A card');
    await patch(page, { bad: 1 });
    await expect(newest(page)).toHaveText('No card today');
    await patch(page, { good: 2 });
    await expect(newest(page)).toHaveText('A card');
  });

  await test.step('the page can still navigate', async () => {
    await page.evaluate(() => void (window as unknown as GalleryWindow).gallery.navigate('/quests'));
    await expectHeading(page, 'Quests');
    expect(await isSameWindow(page)).toBe(true);
  });
});
