// Toasts as a reader meets them: how long they stay, where they stand, how they are swept away and read out.
import type { Locator, Page } from '@playwright/test';
import type { ToastInput } from '#ui/toast/toast.ts';
import { type GalleryHandle, openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expectHeading, isSameWindow } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 720 } });

const regionOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)', exact: true });
const toastsOf = (page: Page) => regionOf(page).getByRole('listitem');

/** Adds toasts in one event, and waits until the last of them is there. Answers their ids. */
async function add(page: Page, gallery: GalleryHandle, ...inputs: ToastInput[]): Promise<string[]> {
  const ids = await gallery.evaluate(
    ({ toasts }, given) => given.map((input) => toasts.add(input).id),
    inputs,
  );
  await expect(toastsOf(page).last()).toContainText(inputs.at(-1)?.title ?? '');
  return ids;
}

/** Takes all away, and gives pointer and focus back to the page, as if nothing had been shown. */
async function clear(page: Page, gallery: GalleryHandle): Promise<void> {
  await gallery.evaluate(({ toasts }) => toasts.clear());
  await expect(toastsOf(page)).toHaveCount(0);
  await page.mouse.move(20, 20);
  await page.getByRole('main').focus();
}

function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return { left, right, top, bottom, width };
  });
}

/** Presses in the middle of a toast, moves by as many pixels, and lets go. */
async function drag(page: Page, toast: Locator, { x = 0, y = 0 }): Promise<void> {
  const { left, top, bottom } = await boxOf(toast);
  const start = { x: Math.round(left) + 100, y: Math.round((top + bottom) / 2) };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x / 2, start.y + y / 2);
  await page.mouse.move(start.x + x, start.y + y);
  await page.mouse.up();
}

test.describe('what a toast is', () => {
  test('it shows its title, description, icon, colour and actions, and gets an id', async ({ page }) => {
    const gallery = await openGallery(page);
    const toast = await gallery.evaluate(({ toasts }) =>
      toasts.add({
        title: 'Saved',
        description: 'Your work is safe.',
        icon: 'i-lucide-rocket',
        color: 'success',
        actions: [{ label: 'Undo' }, { label: 'Show', altText: 'Show what was saved' }],
        duration: 0,
      }),
    );
    expect(toast).toMatchObject({ title: 'Saved', open: true });
    expect(toast.id).toMatch(/./);

    const item = toastsOf(page);
    await expect(item).toHaveCount(1);
    await expect(item).toHaveAttribute('data-state', 'open');
    await expect(item).toHaveAttribute('data-color', 'success');
    await expect(item.getByText('Saved', { exact: true })).toBeVisible();
    await expect(item.getByText('Your work is safe.', { exact: true })).toBeVisible();
    await expect(item.locator('svg.icon').first()).toHaveClass(/(^| )i-lucide:rocket( |$)/);
    await expect(item.getByRole('button')).toHaveText(['Undo', 'Show', '']);
    await expect(item.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  });

  test('an action is done, and closes its toast unless it says otherwise', async ({ page }) => {
    const gallery = await openGallery(page);
    await gallery.evaluate(({ toasts }) => {
      const done: string[] = [];
      Object.assign(window, { done });
      toasts.add({
        title: 'Twice',
        duration: 0,
        actions: [
          {
            label: 'Stay',
            onClick: (event) => {
              event.preventDefault();
              done.push('stay');
            },
          },
          { label: 'Leave', onClick: () => void done.push('leave') },
        ],
      });
    });
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(toastsOf(page)).toHaveCount(0);
    expect(await page.evaluate('done')).toEqual(['stay', 'leave']);
  });

  test('what cannot be one throws at once, and nothing is shown', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'The only one', duration: 0 });
    const said = await gallery.evaluate(({ toasts }) => {
      const wrong = [
        { title: 'a', type: 'loud' },
        { title: 'b', type: '' },
        { title: 'c', actions: [{ label: '  ' }] },
        { title: 'd', actions: [{ label: 'Undo', altText: ' ' }] },
        { title: 'e', actions: [{}] },
      ];
      return wrong.map((input) => {
        try {
          toasts.add(input as never);
          return 'nothing thrown';
        } catch (error) {
          return error instanceof Error ? error.message : 'not an error';
        }
      });
    });
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/foreground.*background/),
      expect.stringMatching(/foreground.*background/),
    ]);
    expect(said.slice(2)).toEqual(Array(3).fill(expect.stringContaining('altText')));
    await add(page, gallery, { title: 'The second', duration: 0 });
    await expect(toastsOf(page)).toContainText(['The only one', 'The second']);
    await expect(toastsOf(page)).toHaveCount(2);
  });
});

test.describe('how long it stays', () => {
  test('by the clock', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);

    await test.step('five seconds; then it leaves, and is gone 200 ms later', async () => {
      await clear(page, gallery);
      await add(page, gallery, { title: 'Five seconds' });
      const toast = toastsOf(page);
      await page.clock.runFor(4999);
      await expect(toast).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(1);
      await expect(toast).toHaveAttribute('data-state', 'closed');
      await page.clock.runFor(199);
      await expect(toast).toHaveAttribute('data-state', 'closed');
      await page.clock.runFor(1);
      await expect(toast).toHaveCount(0);
    });

    await test.step('as long as it says; without an end when that is zero, less, or Infinity', async () => {
      await clear(page, gallery);
      const endless = [0, -5, Number.POSITIVE_INFINITY].map((duration) => ({
        title: `${duration}`,
        duration,
      }));
      await add(page, gallery, ...endless, { title: 'short', duration: 900 });
      await page.clock.runFor(899);
      await expect(toastsOf(page).last()).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(1);
      await expect(toastsOf(page).last()).toHaveAttribute('data-state', 'closed');
      await page.clock.runFor(60_000);
      await expect(toastsOf(page)).toContainText(['0', '-5', 'Infinity']);
      await expect(toastsOf(page)).toHaveCount(3);
      for (const toast of await toastsOf(page).all())
        await expect(toast).toHaveAttribute('data-state', 'open');
    });

    await test.step('removing closes it at once, and takes it away 200 ms later; clearing takes all away', async () => {
      await clear(page, gallery);
      const [first = ''] = await add(
        page,
        gallery,
        { title: 'First' },
        { title: 'Second' },
        { title: 'Third' },
      );
      await gallery.evaluate(({ toasts }, id) => {
        toasts.remove('nobody');
        toasts.remove(id);
      }, first);
      await expect(toastsOf(page).first()).toHaveAttribute('data-state', 'closed');
      await page.clock.runFor(199);
      await expect(toastsOf(page)).toHaveCount(3);
      await page.clock.runFor(1);
      await expect(toastsOf(page)).toContainText(['Second', 'Third']);
      await expect(toastsOf(page)).toHaveCount(2);
      await gallery.evaluate(({ toasts }) => toasts.clear());
      await expect(toastsOf(page)).toHaveCount(0);
    });

    await test.step('a change of its words leaves its time alone, a change of its duration starts anew', async () => {
      await clear(page, gallery);
      const [id = ''] = await add(page, gallery, { title: 'Before' });
      await page.clock.runFor(3000);
      await gallery.evaluate(({ toasts }, id) => {
        toasts.update('nobody', { title: 'Nothing' });
        toasts.update(id, { title: 'After' });
      }, id);
      await expect(toastsOf(page)).toContainText(['After']);
      await page.clock.runFor(1999);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await gallery.evaluate(({ toasts }, id) => toasts.update(id, { duration: 1000 }), id);
      await page.clock.runFor(999);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(1);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
      await expect(toastsOf(page)).toHaveCount(1);
    });

    await test.step('adding one that is there changes it and starts its time anew', async () => {
      await clear(page, gallery);
      await add(page, gallery, { id: 'same', title: 'One', description: 'It stays.' });
      await page.clock.runFor(4000);
      await add(page, gallery, { id: 'same', title: 'Two' });
      await page.clock.runFor(4999);
      await expect(toastsOf(page)).toHaveText(/Two\s*It stays\./);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(1);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
    });

    await test.step('at most five are shown, in their order, and the oldest is dropped without a leave', async () => {
      await clear(page, gallery);
      const titled = (...titles: string[]) => titles.map((title) => ({ title }));
      await add(page, gallery, ...titled('one', 'two', 'three', 'four', 'five', 'six', 'seven'));
      await expect(toastsOf(page)).toContainText(['three', 'four', 'five', 'six', 'seven']);
      await add(page, gallery, ...titled('eight'));
      // No time has passed, so nothing that is still on its way out would be gone.
      await expect(toastsOf(page)).toContainText(['four', 'five', 'six', 'seven', 'eight']);
      await expect(regionOf(page).locator('[data-state="open"]')).toHaveCount(5);
      await expect(toastsOf(page)).toHaveCount(5);
    });
  });

  test('its leaving is an animation of 200 ms, and none with reduced motion', async ({ page }) => {
    const gallery = await openGallery(page);
    for (const [reducedMotion, durations] of [
      ['no-preference', [200]],
      ['reduce', []],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const [id = ''] = await add(page, gallery, { title: reducedMotion, duration: 0 });
      const left = await gallery.evaluate(async ({ toasts }, id) => {
        const toast = document.querySelector('.toast-list > li');
        if (!toast) throw new Error('There is no toast.');
        await Promise.all(toast.getAnimations().map((animation) => animation.finished));
        const start = performance.now();
        toasts.remove(id);
        // Timers go off in the order of their times, however late: a tenth of a second behind the removal, it is over.
        const isGoneThen = new Promise<boolean>((resolve) =>
          setTimeout(() => resolve(!toast.isConnected), 300),
        );
        while (toast.getAttribute('data-state') === 'open') await new Promise(requestAnimationFrame);
        const durations = toast.getAnimations().map(({ effect }) => effect?.getTiming().duration);
        while (toast.isConnected) await new Promise(requestAnimationFrame);
        return { durations, after: performance.now() - start, isGoneThen: await isGoneThen };
      }, id);
      expect(left.durations).toEqual(durations);
      expect(left.after).toBeGreaterThanOrEqual(200);
      expect(left.isGoneThen).toBe(true);
    }
  });

  test('it stays when the reader goes to another page', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Still here', duration: 0 });
    await gallery.evaluate(({ navigate }) => navigate('/alpha'));
    await expectHeading(page, 'Alpha');
    await expect(toastsOf(page)).toContainText(['Still here']);
    expect(await isSameWindow(page)).toBe(true);
  });
});

test.describe('its time stands still', () => {
  const reasons: Record<string, { begin(page: Page): Promise<unknown>; end(page: Page): Promise<unknown> }> =
    {
      'the pointer is over the toasts': {
        begin: (page) => toastsOf(page).first().hover(),
        end: (page) => page.mouse.move(20, 20),
      },
      'the focus is among them': {
        begin: (page) => page.keyboard.press('F8'),
        end: (page) => page.getByRole('main').focus(),
      },
      'the window is not the reader’s': {
        begin: (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
        end: (page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
      },
    };

  test('and goes on', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);
    for (const [reason, { begin, end }] of Object.entries(reasons)) {
      await test.step(`while ${reason}, and goes on with what is left of it`, async () => {
        await clear(page, gallery);
        await add(page, gallery, { title: 'First' }, { title: 'Second' });
        await page.clock.runFor(2000);
        await begin(page);
        // The other three seconds, and more: without the pause both would be gone.
        await page.clock.runFor(3000);
        await page.clock.runFor(3000);
        await expect(regionOf(page).locator('[data-state="open"]')).toHaveCount(2);
        await end(page);
        await page.clock.runFor(2999);
        await expect(regionOf(page).locator('[data-state="open"]')).toHaveCount(2);
        await page.clock.runFor(1);
        await expect(regionOf(page).locator('[data-state="closed"]')).toHaveCount(2);
      });
    }

    await test.step('until neither pointer nor focus is there', async () => {
      await clear(page, gallery);
      await add(page, gallery, { title: 'Both' });
      await toastsOf(page).hover();
      await page.keyboard.press('F8');
      await page.mouse.move(20, 20);
      await page.clock.runFor(20_000);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await page.getByRole('main').focus();
      await page.clock.runFor(5000);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
    });

    await test.step('no longer when the toast under the pointer has been closed', async () => {
      await clear(page, gallery);
      await add(page, gallery, { title: 'Closed by hand' });
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.clock.runFor(200);
      await expect(toastsOf(page)).toHaveCount(0);
      await page.mouse.move(20, 20);
      await add(page, gallery, { title: 'The next' });
      await page.clock.runFor(5000);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
    });
  });
});

test.describe('where it stands', () => {
  test('in the lower right corner, 16 px from both edges and from each other, the newest last', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Older', duration: 0 }, { title: 'Newer', duration: 0 });
    const [older, newer] = await Promise.all((await toastsOf(page).all()).map(boxOf));
    const list = await boxOf(regionOf(page).getByRole('list'));
    expect(list).toMatchObject({ right: 1280 - 16, bottom: 720 - 16, width: 384 });
    expect(newer).toMatchObject({ right: 1280 - 16, bottom: 720 - 16, width: 384 });
    expect(older?.width).toBe(384);
    expect((newer?.top ?? 0) - (older?.bottom ?? 0)).toBeCloseTo(16, 3);
  });

  test('on 390 and 320 px it takes the width but for 16 px on both sides', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const gallery = await openGallery(page);
    const long = 'Averylongwordwithoutanyplacetobreakit'.repeat(4);
    await add(page, gallery, { title: long, description: long, duration: 0 });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await boxOf(toastsOf(page))).toMatchObject({ left: 16, right: width - 16, bottom: 700 - 16 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const inside = await toastsOf(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(inside).toBeLessThanOrEqual(0);
    }
  });

  test('on a low screen all five can be reached, and the newest is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 300 });
    const gallery = await openGallery(page);
    const titles = ['one', 'two', 'three', 'four', 'five'];
    await add(page, gallery, ...titles.map((title) => ({ title, description: 'Some words.', duration: 0 })));
    await expect(toastsOf(page)).toHaveCount(5);
    await expect(toastsOf(page).last()).toBeInViewport({ ratio: 1 });
    expect((await boxOf(regionOf(page).getByRole('list'))).top).toBeGreaterThanOrEqual(0);
    await toastsOf(page).first().scrollIntoViewIfNeeded();
    await expect(toastsOf(page).first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('how it is swept away', () => {
  test('to the right by more than 50 px; by 50 it springs back', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Swept', duration: 0 });
    const toast = toastsOf(page);
    const { left } = await boxOf(toast);
    await drag(page, toast, { x: 50 });
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await expect.poll(async () => (await boxOf(toast)).left).toBe(left);
    await drag(page, toast, { x: 51 });
    await expect(toast).toHaveCount(0);
  });

  test('it follows the pointer to the right, after 2 px, and not to the left, nor up or down', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Followed', duration: 0 });
    const toast = toastsOf(page);
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
      await drag(page, toastsOf(page), way);
      await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
      await expect(toastsOf(page)).not.toHaveAttribute('data-swipe', 'end');
    }
  });

  test.describe('by a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

    test('after 10 px, and away beyond 50', async ({ page }) => {
      const gallery = await openGallery(page);
      await add(page, gallery, { title: 'Touched', duration: 0 });
      const toast = toastsOf(page);
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
  });
});

test.describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('.toast-list')) return 'list';
      if (activeElement?.matches('.toast')) return activeElement.querySelector('.toast-title')?.textContent;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });

  test('F8 leads to the list, and Tab through the toasts from the newest on', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(
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
    expect(await regionOf(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
  });

  test('Close closes, and after the last one the focus is back where it was', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Older', duration: 0 }, { title: 'Newer', duration: 0 });
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

  test('Escape closes the newest, one at a time, however quickly', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);
    await add(page, gallery, { title: 'one' }, { title: 'two' }, { title: 'three' });
    const open = regionOf(page).locator('[data-state="open"]');
    await page.keyboard.press('Escape');
    await expect(open).toContainText(['one', 'two']);
    await expect(open).toHaveCount(2);
    // The third is still leaving: no time has passed.
    await expect(toastsOf(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(open).toContainText(['one']);
    await expect(open).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toastsOf(page)).toContainText(['one']);
    await expect(toastsOf(page)).toHaveCount(1);
  });

  test('what has the focus is seen to have it', async ({ page }) => {
    const gallery = await openGallery(page);
    await add(page, gallery, { title: 'Seen', duration: 0, actions: [{ label: 'Undo' }] });
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
});

test.describe('what is read out', () => {
  /** Writes down every text that a live region says from now on. */
  async function listen(page: Page): Promise<() => Promise<unknown>> {
    await page.evaluate(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[role="status"][aria-live]'))
          if (region.textContent) said.add(`${region.getAttribute('aria-live')}: ${region.textContent}`);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
  }

  test('once, with “Notification” before it and each action in words; politely in the background', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    const said = await listen(page);
    await add(page, gallery, {
      title: 'Saved',
      description: 'All is well.',
      actions: [{ label: 'Undo', altText: 'Undo the change' }],
      duration: 0,
    });
    await expect.poll(said).toEqual(['assertive: Notification Saved All is well. Undo the change']);
    await add(page, gallery, { title: 'Later', type: 'background', duration: 0 });
    await expect
      .poll(said)
      .toEqual(['assertive: Notification Saved All is well. Undo the change', 'polite: Notification Later']);
    // What was said is taken away, so that nobody comes across it a second time.
    await expect(page.locator('[role="status"][aria-live]')).toHaveCount(0);
    await expect(toastsOf(page)).toHaveCount(2);
  });
});

test('nothing of it is refused by the policy, and nothing is written to the console', async ({ page }) => {
  const gallery = await openGallery(page);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await add(page, gallery, { title: 'Quiet', icon: 'i-lucide-rocket', duration: 0 });
  await drag(page, toastsOf(page), { x: 80 });
  await expect(toastsOf(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
