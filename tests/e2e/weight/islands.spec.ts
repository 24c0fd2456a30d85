// Fragments made on the server: in documents and after moving about, over HTTP, and asked for by program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { islandKey } from '#lib/island-key.ts';
import type { IslandUse } from '#schema/page/island.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

type Island = ReturnType<Gallery['api']['island']>;
type GalleryWindow = { gallery: Gallery['api']; island: Island };

const folder = '/__nuxt_island';
const homePosts = islandKey('LatestPosts', { count: 3 });

/** The address of a fragment as the site asks for it. */
function addressOf(name: string, props?: Record<string, unknown>): string {
  const query = props ? `?props=${encodeURIComponent(JSON.stringify(props))}` : '';
  return `${folder}/${islandKey(name, props)}.json${query}`;
}

/** Notes what is asked for in the folder of fragments, and answers it where `play` is given. */
async function watchFolder(page: Page, play?: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${folder}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    return play ? play(route) : route.continue();
  });
  return asked;
}

const answerText = (text: string) => (route: Route) =>
  route.fulfill({ json: { html: `<div data-island="x">${text}</div>`, head: {} } });

async function mount(page: Page, island: IslandUse & { fallback?: string }): Promise<void> {
  await page.evaluate((use) => {
    const { gallery } = window as unknown as GalleryWindow;
    Object.assign(window, { island: gallery.island(use) });
  }, island);
}

/** Gives the island other props; resolves when React has told it so. */
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

/** Stops the page's clock; from now on only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

const mounted = (page: Page) => page.locator('[data-mounted]');

test.describe('on pages', () => {
  test('the document has its fragments, and no page asks for them again', async ({ page, request }) => {
    const source = await (await request.get('/')).text();
    const ids = [...source.matchAll(/data-island="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([islandKey('PageMeta', { path: '/' }), homePosts]);
    expect(source).toContain('<h2>Latest posts</h2>');

    const asked = await watchFolder(page);
    await open(page, '/');
    await expect(page.locator(`[data-island="${homePosts}"]`)).toContainText('Latest posts');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('after moving within the site they are the same, without a request: the payload brings them', async ({
    page,
  }) => {
    const asked = await watchFolder(page);
    await page.goto('/');
    const posts = await page.locator(`[data-island="${homePosts}"]`).evaluate(htmlOf);
    await page.goto('/blog/first-rule-of-aria');
    const meta = page.locator('[data-island^="PageMeta_"]');
    const facts = await meta.evaluate(htmlOf);

    await open(page, '/blog');
    await page.getByRole('main').getByRole('link', { name: 'The first rule of ARIA' }).first().click();
    await expectHeading(page, 'The first rule of ARIA, with receipts');
    await expect(meta).toHaveAttribute(
      'data-island',
      islandKey('PageMeta', { path: '/blog/first-rule-of-aria' }),
    );
    expect(await meta.evaluate(htmlOf)).toBe(facts);
    await page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true }).click();
    await expectHeading(page, 'Computing, from the ground up.');
    expect(await page.locator(`[data-island="${homePosts}"]`).evaluate(htmlOf)).toBe(posts);
    expect(await isSameWindow(page)).toBe(true);
    expect(asked).toEqual([]);
  });

  test('links in a fragment are links of the site', async ({ page }) => {
    await open(page, '/');
    await page
      .locator(`[data-island="${homePosts}"]`)
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    expect(await isSameWindow(page)).toBe(true);
  });
});

/** Browsers write attributes their own way; two documents are compared in that one. */
function htmlOf(element: { outerHTML: string }): string {
  return element.outerHTML;
}

test.describe('over HTTP', () => {
  test('a fragment that a page uses is answered from its file', async ({ request }) => {
    const response = await request.get(addressOf('LatestPosts', { count: 3 }));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/json');
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const answer = await response.json();
    const file = join(outDirOf('real'), `static${folder}/${homePosts}.json`);
    expect(answer).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect(answer.id).toBe(homePosts);
    expect(answer.html).toMatch(new RegExp(`^<div data-island="${homePosts}">.*</div>$`, 's'));
    expect(answer.head).toEqual({});
  });

  test('a combination that no page uses is made on demand', async ({ request }) => {
    const one = await (await request.get(addressOf('LatestPosts', { count: 1 }))).json();
    const three = await (await request.get(addressOf('LatestPosts', { count: 3 }))).json();
    expect(one.id).toBe(islandKey('LatestPosts', { count: 1 }));
    expect(one.html.match(/<li>/g)).toHaveLength(1);
    expect(three.html).toContain(one.html.match(/<li>.*<\/li>/s)[0]);
    expect((await request.get(addressOf('LatestPosts'))).status()).toBe(200);
  });

  test('every parameter beside the props is context, and none of it becomes markup', async ({ request }) => {
    const context = { url: '/x', mark: '<script>alert(1)</script>' };
    const id = islandKey('LatestPosts', { count: 1 }, context);
    const query = new URLSearchParams({ ...context, props: '{"count":1}' });
    const response = await request.get(`${folder}/${id}.json?${query}`);
    expect(response.status()).toBe(200);
    const { html } = await response.json();
    expect(html).not.toContain('alert');
    const other = await request.get(`${folder}/${id}.json?url=/y&props={"count":1}`);
    expect(other.status()).toBe(400);
  });

  const nested = (levels: number): string => (levels > 1 ? `{"a":${nested(levels - 1)}}` : '{}');
  const text = (bytes: number) => JSON.stringify({ path: `/${'a'.repeat(bytes - 12)}` });
  for (const [name, target, status, message] of [
    ['an island that does not exist', '/Nope_x.json', 404, 'There is no such island.'],
    ['something inherited', '/constructor_x.json', 404, 'There is no such island.'],
    ['a page that does not exist', addressOf('PageMeta', { path: '/nope' }).slice(folder.length), 404],
    ['a name without a key', '/LatestPosts.json', 400, 'The name is malformed.'],
    ['a name with other characters', '/Latest.Posts_x.json', 400, 'The name is malformed.'],
    ['a name without its ending', '/LatestPosts_x', 400, 'The name is malformed.'],
    ['props that are a list', '/LatestPosts_x.json?props=[]', 400, 'The props are not a JSON object.'],
    ['props that are no JSON', '/LatestPosts_x.json?props={', 400, 'The props are not a JSON object.'],
    ['props of another island', '/LatestPosts_x.json?props={"path":"/"}', 400],
    ['a key of other props', `/${homePosts}.json?props={"count":4}`, 400],
    ['65 levels', `/LatestPosts_x.json?props=${nested(65)}`, 400, 'The props are nested too deeply.'],
    ['64 levels', `/LatestPosts_x.json?props=${nested(64)}`, 400, 'The props do not fit this island.'],
    ['64 KiB and a byte', `/PageMeta_x.json?props=${text(64 * 1024 + 1)}`, 413, 'The props are too large.'],
    ['64 KiB', `/PageMeta_x.json?props=${text(64 * 1024)}`, 400, 'The key does not belong to these inputs.'],
  ] as [string, string, number, string?][]) {
    test(`${status} is the answer to ${name}`, async ({ request }) => {
      const response = await request.get(folder + target);
      expect(response.status()).toBe(status);
      const answer = await response.json();
      expect(answer).toEqual({ status, message: message ?? answer.message });
      expect(response.headers()['cache-control']).toBe('no-cache');
    });
  }
});

test.describe('by program', () => {
  test('the address holds name and key, then the context, then the props', async ({ page }) => {
    const asked = await watchFolder(page, answerText('A card'));
    await open(page, '/_gallery');
    await mount(page, { name: 'Card', props: { a: 1 }, context: { url: '/x' } });
    await expect(mounted(page)).toHaveText('A card');
    const key = islandKey('Card', { a: 1 }, { url: '/x' });
    expect(key).toMatch(/^Card_[A-Za-z0-9]+$/);
    expect(asked).toEqual([`${folder}/${key}.json?url=%2Fx&props=%7B%22a%22%3A1%7D`]);
    await expect(mounted(page).locator(`[data-island="${key}"]`)).toHaveCount(1);
  });

  test('a real fragment comes and reads like the one on the home page', async ({ page }) => {
    await open(page, '/_gallery');
    await mount(page, { name: 'LatestPosts', props: { count: 1 } });
    await expect(mounted(page).getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    await expect(mounted(page).getByRole('listitem')).toHaveCount(1);
  });

  test('equal fragments share one request, at the same time and later', async ({ page }) => {
    const asked = await watchFolder(page, answerText('Once'));
    await open(page, '/_gallery');
    await page.evaluate(() => {
      const { gallery } = window as unknown as GalleryWindow;
      gallery.island({ name: 'Card', props: { a: 1, b: 2 } });
      gallery.island({ name: 'Card', props: { b: 2, a: 1 } });
    });
    await expect(mounted(page).getByText('Once')).toHaveCount(2);
    await mount(page, { name: 'Card', props: { a: 1, b: 2 } });
    await expect(mounted(page).getByText('Once')).toHaveCount(3);
    expect(asked).toHaveLength(1);
  });

  test('five changes within 80 ms make one request, 100 ms after the last; the old text stays until then', async ({
    page,
  }) => {
    await page.clock.install();
    let answer: (route: Route) => unknown = answerText('Old text');
    const asked = await watchFolder(page, (route) => answer(route));
    await open(page, '/_gallery');
    await mount(page, { name: 'Card', props: { n: 0 } });
    await expect(mounted(page)).toHaveText('Old text');
    let release: () => unknown = () => {};
    answer = (route) => {
      release = () => answerText('New text')(route);
    };

    await stopClock(page);
    asked.length = 0;
    for (const n of [1, 2, 3, 4, 5]) {
      if (n > 1) await page.clock.runFor(20);
      await patch(page, { n });
    }
    await page.clock.runFor(99);
    await expect(mounted(page)).toHaveText('Old text');
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual([addressOf('Card', { n: 5 })]);
    await expect(mounted(page)).toHaveText('Old text');
    await release();
    await expect(mounted(page)).toHaveText('New text');
    expect(asked).toHaveLength(1);
  });

  test('leaving the page drops what is pending', async ({ page }) => {
    await page.clock.install();
    const asked = await watchFolder(page, answerText('A card'));
    await open(page, '/_gallery');
    await mount(page, { name: 'Card', props: { n: 0 } });
    await expect(mounted(page)).toHaveText('A card');
    await stopClock(page);
    await patch(page, { n: 1 });
    await page.clock.runFor(50);
    await page.evaluate(() => void navigation.navigate('/quests'));
    // The next page waits for frames, which are made by the clock as well.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe('Quests');
    await page.clock.runFor(1000);
    expect(asked).toEqual([addressOf('Card', { n: 0 })]);
  });

  const badAnswers: [string, (route: Route) => unknown][] = [
    ['status 500', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['status 404', (route) => route.continue()],
    ['no JSON', (route) => route.fulfill({ body: '<p>Hello</p>' })],
    ['no HTML', (route) => route.fulfill({ json: { head: {} } })],
    ['a broken connection', (route) => route.abort()],
    [
      'a way to another site',
      (route) => route.fulfill({ status: 302, headers: { location: 'https://other.example/x.json' } }),
    ],
  ];
  test('a fragment that cannot be had', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route('https://other.example/**', (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({
        json: { html: '<div>From elsewhere</div>', head: {} },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    let play: (route: Route) => unknown = () => {};
    const asked = await watchFolder(page, (route) => play(route));
    await open(page, '/quests');
    for (const [index, [name, answer]] of badAnswers.entries())
      await test.step(`${name}: the fallback stands there, and the rest of the page works`, async () => {
        play = answer;
        await page.evaluate(() => void navigation.navigate('/_gallery'));
        await expectHeading(page, 'Gallery');
        await page.waitForFunction(() => 'gallery' in window);
        // Each is asked for by its own props: an answer, even a bad one, might be kept.
        await mount(page, { name: 'Nope', props: { index }, fallback: 'No card today' });
        await expect(mounted(page)).toHaveText('No card today');
        await expect(mounted(page).locator('[data-island]')).toHaveCount(0);
        await page.evaluate(() => void (window as unknown as GalleryWindow).gallery.navigate('/quests'));
        await expectHeading(page, 'Quests');
        expect(await isSameWindow(page)).toBe(true);
        expect(asked).toHaveLength(index + 1);
      });
    expect(elsewhere).toEqual([]);
  });

  test('without a fallback an empty box stands in', async ({ page }) => {
    const asked = await watchFolder(page, (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, '/_gallery');
    await mount(page, { name: 'Card' });
    await expect.poll(() => asked).toEqual([addressOf('Card')]);
    await expect(mounted(page).locator('> div')).toHaveCount(1);
    expect(await mounted(page).innerHTML()).toBe('<div></div>');
  });

  test('a change that fails shows the fallback, and one that works the fragment again', async ({ page }) => {
    await watchFolder(page, (route) =>
      route.request().url().includes('%22bad%22')
        ? route.fulfill({ status: 500, body: 'no' })
        : answerText('A card')(route),
    );
    await open(page, '/_gallery');
    await mount(page, { name: 'Card', props: { good: 1 }, fallback: 'No card today' });
    await expect(mounted(page)).toHaveText('A card');
    await patch(page, { bad: 1 });
    await expect(mounted(page)).toHaveText('No card today');
    await patch(page, { good: 2 });
    await expect(mounted(page)).toHaveText('A card');
  });

  test('what a fragment adds to the head is there as long as it is shown', async ({ page }) => {
    await watchFolder(page, (route) =>
      route.fulfill({
        json: {
          html: '<div data-island="x"><p class="card">A card</p></div>',
          head: {
            meta: [{ name: 'card', content: 'ace' }],
            link: [{ rel: 'help', href: '/quests' }],
            style: [{ innerHTML: '.card, h1 { color: rgb(1, 2, 3) }' }],
          },
        },
      }),
    );
    await open(page, '/_gallery');
    await mount(page, { name: 'Card' });
    await expect(mounted(page).locator('.card')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('head > meta[name="card"]')).toHaveAttribute('content', 'ace');
    await expect(page.locator('head > link[rel="help"]')).toHaveAttribute('href', '/quests');

    await page.evaluate(() => void navigation.navigate('/quests'));
    await expectHeading(page, 'Quests');
    expect(await isSameWindow(page)).toBe(true);
    await expect(page.locator('head').locator('meta[name="card"], link[rel="help"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });
});
