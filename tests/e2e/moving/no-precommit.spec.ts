// A browser that has the Navigation API but no precommit handlers: the address changes first, then the page.
import { expectHeading, isSameWindow, open, ready, scrollTo } from '../support/moving.ts';
import { back, expectPosition, forward, go } from '../support/scroll-position.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

test('without precommit handlers, pages are swapped, positions restored and failed payloads replaced by documents', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'));
  await open(page, '/alpha');

  await test.step('a page whose payload fails is loaded as a document', async () => {
    const payload = '**/beta/_payload.json*';
    await page.route(payload, (route) => route.fulfill({ status: 500, body: 'no' }));
    await go(page, '/beta#section-5');
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta#section-5$/);
    expect(await isSameWindow(page)).toBe(false);
    await page.unroute(payload);
    await page.goBack();
    await expectHeading(page, 'Alpha');
    await ready(page);
  });

  await test.step('pages are swapped, and Back and Forward restore the position', async () => {
    await scrollTo(page, 1200);
    await go(page, '/beta');
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta$/);
    await expectPosition(page, 0);
    await back(page);
    await expectHeading(page, 'Alpha');
    await expectPosition(page, 1200);
    await forward(page);
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('of two quick navigations the second is shown', async () => {
    await page.evaluate(() => {
      void navigation.navigate('/short');
      void navigation.navigate('/gamma');
    });
    await expectHeading(page, 'Gamma');
    await expect(page).toHaveURL(/\/gamma$/);
  });
});
