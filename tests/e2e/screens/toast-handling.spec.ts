// Toasts on the screen: where they are, and how they are swiped away and used by keyboard.
import type { Locator, Page } from '@playwright/test';
import { openGallery } from '../support/gallery.ts';
import { expect, readOnlyTest, test } from '../support/test.ts';
import { addToasts, boxOf, clearToasts, regionOf, toastsOf } from '../support/toasts.ts';

/** Presses in the middle of a toast, moves by pixels, and releases. */
async function drag(page: Page, toast: Locator, { x = 0, y = 0 }): Promise<void> {
  const { left, top, bottom } = await boxOf(toast);
  const start = { x: Math.round(left) + 100, y: Math.round((top + bottom) / 2) };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x / 2, start.y + y / 2);
  await page.mouse.move(start.x + x, start.y + y);
  await page.mouse.up();
}

readOnlyTest.describe('on the screen', () => {
  readOnlyTest.use({ site: 'moving' });

  readOnlyTest(
    'toasts are in the lower right corner, fit narrow windows and scroll in low ones',
    { tag: '@nightly' },
    async ({ page }) => {
      const gallery = await openGallery(page);

      await test.step('16 px from both edges and from each other, the newest last', async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await addToasts(page, gallery, { title: 'Older', duration: 0 }, { title: 'Newer', duration: 0 });
        const [older, newer] = await Promise.all((await toastsOf(page).all()).map(boxOf));
        const list = await boxOf(regionOf(page).getByRole('list'));
        expect(list).toMatchObject({ right: 1280 - 16, bottom: 720 - 16, width: 384 });
        expect(newer).toMatchObject({ right: 1280 - 16, bottom: 720 - 16, width: 384 });
        expect(older?.width).toBe(384);
        expect((newer?.top ?? 0) - (older?.bottom ?? 0)).toBeCloseTo(16, 3);
        await clearToasts(page, gallery);
      });

      await test.step('on 390 and 320 px a toast is as wide as the window, less 16 px on both sides', async () => {
        await page.setViewportSize({ width: 390, height: 700 });
        const long = 'Averylongwordwithoutanyplacetobreakit'.repeat(4);
        await addToasts(page, gallery, { title: long, description: long, duration: 0 });
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 });
          expect(await boxOf(toastsOf(page))).toMatchObject({
            left: 16,
            right: width - 16,
            bottom: 700 - 16,
          });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          const inside = await toastsOf(page).evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
          expect(inside).toBeLessThanOrEqual(0);
        }
        await clearToasts(page, gallery);
      });

      await test.step('on a low screen all five can be reached, and the newest is in view', async () => {
        await page.setViewportSize({ width: 640, height: 300 });
        const titles = ['one', 'two', 'three', 'four', 'five'];
        await addToasts(
          page,
          gallery,
          ...titles.map((title) => ({ title, description: 'Some words.', duration: 0 })),
        );
        await expect(toastsOf(page)).toHaveCount(5);
        await expect(toastsOf(page).last()).toBeInViewport({ ratio: 1 });
        expect((await boxOf(regionOf(page).getByRole('list'))).top).toBeGreaterThanOrEqual(0);
        await toastsOf(page).first().scrollIntoViewIfNeeded();
        await expect(toastsOf(page).first()).toBeInViewport({ ratio: 1 });
      });
    },
  );

  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('.toast-list')) return 'list';
      if (activeElement?.matches('.toast')) return activeElement.querySelector('.toast-title')?.textContent;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });

  readOnlyTest(
    'by keyboard, F8 leads to the toasts, Tab through them, and the focus returns at the end',
    async ({ page }) => {
      const gallery = await openGallery(page);

      await test.step('Tab goes from the newest to the oldest, then out of the list', async () => {
        await addToasts(
          page,
          gallery,
          { title: 'Older', duration: 0 },
          { title: 'Newer', duration: 0, actions: [{ label: 'Undo' }] },
        );
        await page.keyboard.press('F8');
        await expect(regionOf(page).getByRole('list')).toBeFocused();
        const walk: unknown[] = [];
        for (let step = 0; step < 5; step++) {
          await page.keyboard.press('Tab');
          walk.push(await focused(page));
        }
        expect(walk).toEqual(['Newer', 'Undo', 'Close', 'Older', 'Close']);
        await page.keyboard.press('Tab');
        expect(await regionOf(page).evaluate((region) => region.contains(document.activeElement))).toBe(
          false,
        );
        await clearToasts(page, gallery);
      });

      await test.step('after the last toast was closed, the focus is back where it was', async () => {
        await addToasts(page, gallery, { title: 'Older', duration: 0 }, { title: 'Newer', duration: 0 });
        const origin = page.getByRole('button', { name: 'warning', exact: true });
        await origin.focus();
        await page.keyboard.press('F8');
        for (const title of ['Newer', 'Older']) {
          await page.keyboard.press('Tab');
          expect(await focused(page)).toBe(title);
          await page.keyboard.press('Tab');
          expect(await focused(page)).toBe('Close');
          await page.keyboard.press('Enter');
          await expect(toastsOf(page).filter({ hasText: title })).toHaveCount(0);
        }
        await expect(origin).toBeFocused();
      });

      await test.step('the list, a toast and its buttons have an outline while they have the focus', async () => {
        await addToasts(page, gallery, { title: 'Seen', duration: 0, actions: [{ label: 'Undo' }] });
        await page.keyboard.press('F8');
        for (const place of ['list', 'Seen', 'Undo', 'Close']) {
          expect(await focused(page)).toBe(place);
          const outline = await page.evaluate(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
            return { outlineStyle, isThick: Number.parseFloat(outlineWidth) >= 2 };
          });
          expect(outline, place).toEqual({ outlineStyle: 'solid', isThick: true });
          await page.keyboard.press('Tab');
        }
      });
    },
  );
});

test.describe('by pointer', () => {
  test.use({ site: 'moving', viewport: { width: 1280, height: 720 }, hasTouch: true });

  test('a toast is swiped to the right to close it, by mouse or finger, beyond 50 px', async ({ page }) => {
    const gallery = await openGallery(page);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const toast = toastsOf(page);

    await test.step('it follows the mouse to the right after 2 px, and not to the left, up or down', async () => {
      await addToasts(page, gallery, { title: 'Followed', icon: 'i-lucide-rocket', duration: 0 });
      const { left, top } = await boxOf(toast);
      const x = Math.round(left) + 100;
      const y = Math.round(top) + 20;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 2, y);
      await expect(toast).not.toHaveAttribute('data-swipe');
      await page.mouse.move(x + 3, y);
      await expect(toast).toHaveAttribute('data-swipe', 'start');
      await page.mouse.move(x + 30, y);
      await expect.poll(async () => (await boxOf(toast)).left).toBe(left + 30);
      await page.mouse.up();
      await expect.poll(async () => (await boxOf(toast)).left).toBe(left);
      for (const way of [{ x: -120 }, { y: -120 }]) {
        await drag(page, toast, way);
        await expect(toast).toHaveAttribute('data-state', 'open');
        await expect(toast).not.toHaveAttribute('data-swipe', 'end');
      }
    });

    await test.step('swiped by 50 px it springs back, by more it closes', async () => {
      const { left } = await boxOf(toast);
      await drag(page, toast, { x: 50 });
      await expect(toast).toHaveAttribute('data-swipe', 'cancel');
      await expect(toast).toHaveAttribute('data-state', 'open');
      await expect.poll(async () => (await boxOf(toast)).left).toBe(left);
      await drag(page, toast, { x: 51 });
      await expect(toast).toHaveCount(0);
    });

    await test.step('it follows a finger after 10 px, and closes beyond 50', async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      await addToasts(page, gallery, { title: 'Touched', duration: 0 });
      const { left, top } = await boxOf(toast);
      const start = { x: Math.round(left) + 100, y: Math.round(top) + 20 };
      const devTools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + moved, y: start.y }],
        });
      await touch('touchStart');
      await touch('touchMove', 10);
      await expect(toast).not.toHaveAttribute('data-swipe');
      await touch('touchMove', 11);
      await expect(toast).toHaveAttribute('data-swipe', 'start');
      await touch('touchMove', 50);
      await expect(toast).toHaveAttribute('data-swipe', 'move');
      await touch('touchMove', 51);
      await touch('touchEnd');
      await expect(toast).toHaveCount(0);
    });

    // Nothing was refused by the Content-Security-Policy either.
    expect(complaints).toEqual([]);
  });
});
