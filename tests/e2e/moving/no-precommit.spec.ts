// A browser that has the Navigation API but cannot hold a navigation back: the address changes first, then the page.
import { expectHeading, expectScroll, isSameWindow, open, scrollTo } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 720 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'));
});

test('pages are swapped, and back and forward restore the position', async ({ page }) => {
  await open(page, '/alpha');
  await scrollTo(page, 1200);
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  await expect(page).toHaveURL(/\/beta$/);
  await expectScroll(page, 0);
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 1200);
  await page.goForward();
  await expectHeading(page, 'Beta');
  expect(await isSameWindow(page)).toBe(true);
});

test('a page whose payload fails is loaded as a document', async ({ page }) => {
  await page.route('**/beta/_payload.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await open(page, '/alpha');
  await page.evaluate(() => void navigation.navigate('/beta#section-5'));
  await expectHeading(page, 'Beta');
  await expect(page).toHaveURL(/\/beta#section-5$/);
  expect(await isSameWindow(page)).toBe(false);
  await page.goBack();
  await expectHeading(page, 'Alpha');
});

test('of two quick navigations the second is shown', async ({ page }) => {
  await open(page, '/alpha');
  await page.evaluate(() => {
    void navigation.navigate('/beta');
    void navigation.navigate('/gamma');
  });
  await expectHeading(page, 'Gamma');
  await expect(page).toHaveURL(/\/gamma$/);
});
