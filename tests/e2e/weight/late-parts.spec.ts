// Parts that load late: a component whose code is still loading, and data with its four states. The timing itself is
// tested without a browser, in src/ui/delayed-state.test.ts and src/ui/async-data/.
import type { Page, Route } from '@playwright/test';
import { openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** Records every state that the late components on the page go through, in order. */
async function recordLazyStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { lazyStates: seen });
    const look = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('[data-lazy]')];
      const states = parts.map(({ dataset }) => dataset.lazy).join(', ');
      if (states !== (seen.at(-1) ?? '')) seen.push(states);
    };
    const place = document.querySelector('[data-mounted]') as Element;
    new MutationObserver(look).observe(place, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { lazyStates: string[] }).lazyStates);
}

/** Records the states of the data sample; each call returns those since the last one. */
async function recordDataStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sample = document.querySelector<HTMLElement>('[data-async]');
    const states: string[] = [];
    Object.assign(window, { dataStates: states });
    const observer = new MutationObserver(() => states.push(sample?.dataset.async ?? ''));
    observer.observe(sample as Node, { attributeFilter: ['data-async'] });
  });
  return () => page.evaluate(() => (window as unknown as { dataStates: string[] }).dataStates.splice(0));
}

test('a component that loads quickly has no placeholder; a slow one has one after 200 ms', {
  tag: '@nightly',
}, async ({ page }) => {
  const gallery = await openGalleryInStillTime(page);
  const states = await recordLazyStates(page);
  const parts = page.locator('[data-lazy]');
  const placeholder = page.locator('[data-lazy="placeholder"]');
  const ready = page.locator('[data-lazy="ready"]');

  await test.step('loaded after 150 ms', async () => {
    await gallery.evaluate(({ lazy }) => lazy(150));
    await expect(page.getByText('Nothing yet.')).toHaveCount(0);
    await page.clock.runFor(149);
    await expect(parts).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(ready).toHaveText('Here after 150 ms.');
    await page.clock.runFor(5000);
    expect(await states()).toEqual(['ready']);
  });

  await test.step('loaded after 400 ms', async () => {
    await gallery.evaluate(({ lazy }) => lazy(400));
    await page.clock.runFor(199);
    await expect(parts).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(placeholder).toHaveText('On its way …');
    await page.clock.runFor(199);
    await expect(ready).toHaveText(['Here after 150 ms.']);
    await page.clock.runFor(1);
    await expect(ready).toHaveText(['Here after 150 ms.', 'Here after 400 ms.']);
    await expect(placeholder).toHaveCount(0);
    expect(await states()).toEqual(['ready', 'ready, placeholder', 'ready, ready']);
  });
});

test('data is idle, pending, a success or an error; only the last request counts, and clearing cancels it', async ({
  page,
}) => {
  const output = page.locator('output[data-async]');
  const load = page.getByRole('button', { name: 'load data' });
  const requests: Route[] = [];
  await page.route('**/builds/latest.json', (route) => void requests.push(route));
  /** Waits for the request with this number, counted from 1, and answers it. */
  const answer = async (number: number, id: string, status = 200) => {
    await expect.poll(() => requests.length).toBe(number);
    await requests[number - 1]?.fulfill({ status, json: { id, timestamp: 1 } });
  };
  await openGallery(page);
  const takeStates = await recordDataStates(page);

  await test.step('nothing is requested until it is asked for', async () => {
    await expect(output).toHaveText('idle');
    expect(requests).toHaveLength(0);
    await load.click();
    await expect(output).toHaveText('pending');
    await answer(1, 'first');
    await expect(output).toHaveText('success: build first');
    expect(await takeStates()).toEqual(['pending', 'success']);
  });

  await test.step('old data stays visible until the new data arrives', async () => {
    await load.click();
    await expect(output).toHaveText('pending: build first');
    await answer(2, 'second');
    await expect(output).toHaveText('success: build second');
    expect(await takeStates()).toEqual(['pending', 'success']);
  });

  await test.step('an error removes the data, and the next success removes the error', async () => {
    await load.click();
    await answer(3, 'never', 404);
    await expect(output).toHaveText('error');
    await load.click();
    await expect(output).toHaveText('pending');
    await answer(4, 'fourth');
    await expect(output).toHaveText('success: build fourth');
    expect(await takeStates()).toEqual(['pending', 'error', 'pending', 'success']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  });

  await test.step('clearing cancels the request', async () => {
    await load.click();
    await expect.poll(() => requests.length).toBe(5);
    const cancelled = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'clear data' }).click();
    await expect(output).toHaveText('idle');
    const request = await cancelled;
    expect(request.url()).toMatch(/\/builds\/latest\.json$/);
    expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(output).toHaveText('idle');
    expect(await takeStates()).toEqual(['pending', 'idle']);
  });

  await test.step('a second request cancels the first', async () => {
    await load.click();
    await expect.poll(() => requests.length).toBe(6);
    const cancelled = page.waitForEvent('requestfailed');
    await load.click();
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    await answer(7, 'seventh');
    await expect(output).toHaveText('success: build seventh');
    expect(await takeStates()).toEqual(['pending', 'success']);
  });
});
