// Parts that come later: a component whose code is on its way, and data with its four states.
import type { Page, Route } from '@playwright/test';
import { openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

test.describe('a component that is on its way', () => {
  /** Writes down what stands in the place of late parts, and the milliseconds since now at which it came to be so. */
  async function watch(page: Page): Promise<() => Promise<[string, number][]>> {
    await page.evaluate(() => {
      const start = performance.now();
      const seen: [string, number][] = [];
      Object.assign(window, { seen });
      const look = () => {
        const parts = [...document.querySelectorAll<HTMLElement>('[data-lazy]')];
        const states = parts.map(({ dataset }) => dataset.lazy).join(', ');
        if (states !== (seen.at(-1)?.[0] ?? '')) seen.push([states, performance.now() - start]);
      };
      const place = document.querySelector('[data-mounted]') as Element;
      new MutationObserver(look).observe(place, { childList: true, subtree: true, attributes: true });
    });
    return () => page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen);
  }

  const ready = (page: Page) => page.locator('[data-lazy="ready"]');

  test('after 150 ms is shown as soon as it is there, and nothing before', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);
    const seen = await watch(page);
    await gallery.evaluate(({ lazy }) => lazy(150));
    await expect(page.getByText('Nothing yet.')).toHaveCount(0);
    await page.clock.runFor(149);
    await expect(page.locator('[data-lazy]')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(ready(page)).toHaveText('Here after 150 ms.');
    await page.clock.runFor(5000);
    expect(await seen()).toEqual([['ready', 150]]);
  });

  test('after 400 ms has a placeholder from 200 ms on, until it is there', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);
    const seen = await watch(page);
    await gallery.evaluate(({ lazy }) => lazy(400));
    await expect(page.getByText('Nothing yet.')).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(page.locator('[data-lazy]')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('[data-lazy="placeholder"]')).toHaveText('On its way …');
    await page.clock.runFor(199);
    await expect(ready(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(ready(page)).toHaveText('Here after 400 ms.');
    await expect(page.locator('[data-lazy="placeholder"]')).toHaveCount(0);
    expect(await seen()).toEqual([
      ['placeholder', 200],
      ['ready', 400],
    ]);
  });

  test('behaves so in real time, each part on its own', async ({ page }) => {
    const gallery = await openGallery(page);
    const seen = await watch(page);
    await gallery.evaluate(({ lazy }) => lazy(150));
    await expect(ready(page)).toHaveCount(1);
    expect(await seen()).toEqual([['ready', expect.any(Number)]]);
    // It comes long after the placeholder, or a busy machine might draw it in its place.
    await gallery.evaluate(({ lazy }) => lazy(60_000));
    await expect(page.locator('[data-lazy="placeholder"]')).toHaveCount(1);
    const log = await seen();
    expect(log.map(([states]) => states)).toEqual(['ready', 'ready, placeholder']);
    const [quick = 0, placeholder = 0] = log.map(([, time]) => time);
    expect(quick).toBeGreaterThanOrEqual(150);
    expect(placeholder - quick).toBeGreaterThanOrEqual(200);
    await expect(ready(page)).toHaveText(['Here after 150 ms.']);
  });
});

test.describe('data', () => {
  const output = (page: Page) => page.locator('output[data-async]');
  const load = (page: Page) => page.getByRole('button', { name: 'load data' });
  const clear = (page: Page) => page.getByRole('button', { name: 'clear data' });

  /** Holds every request for the data until a test answers it. */
  async function holdRequests(page: Page): Promise<Route[]> {
    const held: Route[] = [];
    await page.route('**/builds/latest.json', (route) => void held.push(route));
    return held;
  }

  /** Answers the request with this number, counted from 1, as soon as it has been made. */
  async function answer(held: Route[], number: number, id: string, status = 200): Promise<void> {
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(number);
    await held[number - 1]?.fulfill({ status, json: { id, timestamp: 1 } });
  }

  /** Every state that the sample goes through. */
  async function watchStates(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const sample = document.querySelector<HTMLElement>('[data-async]');
      const states = [sample?.dataset.async ?? ''];
      Object.assign(window, { states });
      const observer = new MutationObserver(() => states.push(sample?.dataset.async ?? ''));
      observer.observe(sample as Node, { attributeFilter: ['data-async'] });
    });
    return () => page.evaluate(() => (window as unknown as { states: string[] }).states);
  }

  test('is idle until it is asked for, then pending, then a success', async ({ page }) => {
    const held = await holdRequests(page);
    await openGallery(page);
    const states = await watchStates(page);
    await expect(output(page)).toHaveText('idle');
    expect(held).toHaveLength(0);
    await load(page).click();
    await expect(output(page)).toHaveText('pending');
    await answer(held, 1, 'first');
    await expect(output(page)).toHaveText('success: build first');
    expect(await states()).toEqual(['idle', 'pending', 'success']);
  });

  test('that is asked for again stays in sight until the new is there', async ({ page }) => {
    const held = await holdRequests(page);
    await openGallery(page);
    const states = await watchStates(page);
    await load(page).click();
    await answer(held, 1, 'first');
    await expect(output(page)).toHaveText('success: build first');
    await load(page).click();
    await expect(output(page)).toHaveText('pending: build first');
    await answer(held, 2, 'second');
    await expect(output(page)).toHaveText('success: build second');
    expect(await states()).toEqual(['idle', 'pending', 'success', 'pending', 'success']);
  });

  test('that fails is an error without data, and a later success takes its place', async ({ page }) => {
    const held = await holdRequests(page);
    await openGallery(page);
    const states = await watchStates(page);
    await load(page).click();
    await answer(held, 1, 'first');
    await expect(output(page)).toHaveText('success: build first');
    await load(page).click();
    await answer(held, 2, 'never', 404);
    await expect(output(page)).toHaveText('error');
    await load(page).click();
    await expect(output(page)).toHaveText('pending');
    await answer(held, 3, 'third');
    await expect(output(page)).toHaveText('success: build third');
    expect(await states()).toEqual(['idle', 'pending', 'success', 'pending', 'error', 'pending', 'success']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  });

  test('that is cleared is idle again, and its request is called off', async ({ page }) => {
    const held = await holdRequests(page);
    await openGallery(page);
    await load(page).click();
    await answer(held, 1, 'first');
    await expect(output(page)).toHaveText('success: build first');
    await load(page).click();
    await expect.poll(() => held.length).toBe(2);
    const calledOff = page.waitForEvent('requestfailed');
    await clear(page).click();
    await expect(output(page)).toHaveText('idle');
    const request = await calledOff;
    expect(request.url()).toMatch(/\/builds\/latest\.json$/);
    expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(output(page)).toHaveText('idle');
  });

  test('that is asked for twice is the second answer, and the first request is called off', async ({
    page,
  }) => {
    const held = await holdRequests(page);
    await openGallery(page);
    const states = await watchStates(page);
    await load(page).click();
    await expect.poll(() => held.length).toBe(1);
    const calledOff = page.waitForEvent('requestfailed');
    await load(page).click();
    expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
    await answer(held, 2, 'second');
    await expect(output(page)).toHaveText('success: build second');
    expect(await states()).toEqual(['idle', 'pending', 'success']);
  });
});
