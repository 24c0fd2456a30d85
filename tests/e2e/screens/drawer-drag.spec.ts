// A drawer that is dragged by its handle. The clock is stopped, so that distance and time of a drag are exact.
import type { Locator } from '@playwright/test';
import { openGalleryInStillTime } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 600 } });

/** Where an element is once its animations are over. */
function rest(element: Locator): Promise<{ top: number; height: number }> {
  return element.evaluate(async (drawer) => {
    await Promise.all(drawer.getAnimations().map((animation) => animation.finished));
    const { top, height } = drawer.getBoundingClientRect();
    return { top, height };
  });
}

test('a drawer is dragged down to close it, far or fast enough, and springs back otherwise', {
  tag: '@nightly',
}, async ({ page }) => {
  const gallery = await openGalleryInStillTime(page);
  const drawer = page.getByRole('dialog', { name: 'A drawer' });

  /** Opens the drawer and waits until it can be dragged. Returns where it is. */
  async function openDrawer() {
    await gallery.evaluate(({ overlays }) => void overlays.open('drawer'));
    await expect(drawer).toBeVisible();
    const box = await rest(drawer);
    // Within half a second of its opening it cannot be dragged.
    await page.clock.runFor(600);
    return box;
  }

  /** Presses on the handle, moves by pixels within milliseconds, and releases. */
  async function drag(pixels: number, milliseconds: number): Promise<void> {
    const handle = await drawer.locator('.drawer-handle').boundingBox();
    if (!handle) throw new Error('The drawer has no handle.');
    const x = Math.round(handle.x + handle.width / 2);
    const y = Math.round(handle.y + handle.height / 2);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await page.clock.runFor(milliseconds / 4);
      await page.mouse.move(x, y + pixels * part);
    }
    await page.mouse.up();
  }

  async function expectGone(): Promise<void> {
    await expect(drawer).toHaveCount(0);
    await page.clock.runFor(1000);
  }

  await test.step('dragged slowly it closes from a quarter of its height on; dragged up it comes back', async () => {
    const box = await openDrawer();
    const place = await drawer.boundingBox();
    expect(place).toMatchObject({ x: 0, width: 1280 });
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(600);

    await drag(Math.ceil(box.height * 0.25) - 1, 2000);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');

    // However fast it is dragged up.
    await drag(-100, 40);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');

    await drag(Math.ceil(box.height * 0.25), 2000);
    await expectGone();
  });

  await test.step('dragged by 20 % in 600 ms it stays, by 30 % it closes', async () => {
    const box = await openDrawer();
    await drag(Math.round(box.height * 0.2), 600);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await drag(Math.round(box.height * 0.3), 600);
    await expectGone();
  });

  await test.step('flicked faster than 0.4 px/ms it closes, however short the way; at 0.4 it springs back', async () => {
    const box = await openDrawer();
    expect(box.height * 0.25).toBeGreaterThan(17);
    await drag(16, 40);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await drag(17, 40);
    await expectGone();
  });

  await test.step('for 100 ms after its content has scrolled it is not dragged', async () => {
    await page.setViewportSize({ width: 1280, height: 160 });
    const box = await openDrawer();
    const body = drawer.locator('.dialog-body');
    const place = await body.boundingBox();
    const y = Math.round((place?.y ?? 0) + 5);
    const scroll = (top: number) => body.evaluate((element, top) => element.scrollTo({ top }), top);
    await scroll(5);
    expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(5);
    await page.mouse.move(600, y);
    await page.mouse.down();
    await page.mouse.move(600, y + 4);
    await scroll(0);
    await page.clock.runFor(99);
    await page.mouse.move(600, y + 8);
    expect(await rest(drawer)).toEqual(box);
    await page.clock.runFor(100);
    await page.mouse.move(600, y + 12);
    expect(await rest(drawer)).toEqual({ ...box, top: box.top + 12 });
  });
});
