// When the scripts of a live example are fetched, and how large they are.
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

test('an example fetches its script after load and its assistive view with the tab, and both are small', async ({
  page,
}) => {
  const tab = page.getByRole('tab', { name: 'What assistive technology gets' });
  await page.goto('/notes/assistive');
  await expect(page.locator('.example-view')).toHaveAttribute('data-state', 'shown');

  await test.step('the script of the example comes after load and has at most 6.5 kB', async () => {
    const scripts = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/assets\/live-example-[^/]+\.js$/.test(name))
        .map(({ name, startTime }) => ({ name, isLate: startTime > (document?.loadEventEnd ?? 0) }));
    });
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(1);
    expect(scripts.every(({ isLate }) => isLate)).toBe(true);
    const response = await page.request.get(scripts[0]?.name ?? '', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers()['content-encoding']).toBe('br');
    expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(6.5 * 1024);
  });

  await test.step('opening the tab fetches one script and one style sheet, with at most 14 kB', async () => {
    // The first input of a reader loads other scripts.
    await page.mouse.move(300, 300);
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    const files = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/\.(?:js|css)$/.test(request.url)) files.set(requestId, request.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (files.has(requestId)) bytes += encodedDataLength;
    });
    await tab.click();
    await expect(page.getByRole('list', { name: 'What assistive technology gets' })).toBeVisible();
    const fetched = [...files.values()].map((url) => /[a-z-]+(?=-[\w-]{8}\.(?:js|css)$)/.exec(url)?.[0]);
    expect(fetched.toSorted()).toEqual(['assistive-view', 'assistive-view']);
    // Including headers. The specification allows 16 kB.
    expect(bytes).toBeLessThan(14_000);
  });
});
