// Toasts: what they show and announce, how long they stay, and when their time is paused. The store's timers are
// tested in detail in `src/ui/toast/toast-store.test.ts`.
import type { Page } from '@playwright/test';
import { openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expectHeading, isSameWindow } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';
import { addToasts, clearToasts, regionOf, toastsOf } from '../support/toasts.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 720 } });

/** Records every text that a live region announces from now on. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const announced = new Set<string>();
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"][aria-live]'))
        if (region.textContent) announced.add(`${region.getAttribute('aria-live')}: ${region.textContent}`);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { announced: Set<string> }).announced]);
}

test('a toast shows and announces its content, runs its actions and stays when the page changes', async ({
  page,
}) => {
  const gallery = await openGallery(page);

  await test.step('it is announced once, with “Notification” before it and its actions in words', async () => {
    const announced = await listen(page);
    await addToasts(page, gallery, {
      title: 'Saved',
      description: 'All is well.',
      actions: [{ label: 'Undo', altText: 'Undo the change' }],
      duration: 0,
    });
    await expect.poll(announced).toEqual(['assertive: Notification Saved All is well. Undo the change']);
    // A background toast waits for the screen reader.
    await addToasts(page, gallery, { title: 'Later', type: 'background', duration: 0 });
    await expect
      .poll(announced)
      .toEqual(['assertive: Notification Saved All is well. Undo the change', 'polite: Notification Later']);
    // The announcement is removed, so that no reader comes across it a second time.
    await expect(page.locator('[role="status"][aria-live]')).toHaveCount(0);
    await expect(toastsOf(page)).toHaveCount(2);
    await clearToasts(page, gallery);
  });

  await test.step('it shows its title, description, icon, colour and actions, and gets an id', async () => {
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
    await clearToasts(page, gallery);
  });

  await test.step('an action closes the toast unless it prevents the default of its event', async () => {
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

  await test.step('it leaves by an animation of 200 ms, and without one if motion is reduced', async () => {
    for (const [reducedMotion, durations] of [
      ['no-preference', [200]],
      ['reduce', []],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const [id = ''] = await addToasts(page, gallery, { title: reducedMotion, duration: 0 });
      const leaving = await gallery.evaluate(async ({ toasts }, id) => {
        const toast = document.querySelector('.toast-list > li');
        if (!toast) throw new Error('There is no toast.');
        await Promise.all(toast.getAnimations().map((animation) => animation.finished));
        const isClosed = Promise.withResolvers<Animation[]>();
        // Not by frames: on a busy machine the toast may be gone before the next one.
        const observer = new MutationObserver(() => {
          if (toast.getAttribute('data-state') === 'closed') isClosed.resolve(toast.getAnimations());
        });
        observer.observe(toast, { attributes: true });
        toasts.remove(id);
        const animations = await isClosed.promise;
        observer.disconnect();
        return animations.map(({ effect }) => effect?.getTiming().duration);
      }, id);
      expect(leaving).toEqual(durations);
      await expect(toastsOf(page)).toHaveCount(0);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('it stays when the reader goes to another page', async () => {
    await addToasts(page, gallery, { title: 'Still here', duration: 0 });
    await gallery.evaluate(({ navigate }) => navigate('/alpha'));
    await expectHeading(page, 'Alpha');
    await expect(toastsOf(page)).toContainText(['Still here']);
    expect(await isSameWindow(page)).toBe(true);
  });
});

test('toasts close by themselves, by Escape or by program, and five are shown at most', async ({ page }) => {
  const gallery = await openGalleryInStillTime(page);
  const open = regionOf(page).locator('[data-state="open"]');

  await test.step('a toast closes after five seconds and is removed 200 ms later; one with duration 0 stays', async () => {
    await addToasts(page, gallery, { title: 'Endless', duration: 0 }, { title: 'Five seconds' });
    const toast = toastsOf(page).last();
    await page.clock.runFor(4999);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1);
    await expect(toast).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(199);
    await expect(toastsOf(page)).toHaveCount(2);
    await page.clock.runFor(1);
    await expect(toastsOf(page)).toHaveCount(1);
    await page.clock.runFor(60_000);
    await expect(open).toContainText(['Endless']);
    await expect(open).toHaveCount(1);
    await clearToasts(page, gallery);
  });

  await test.step('remove() closes one toast, clear() takes all away', async () => {
    const titles = ['First', 'Second', 'Third'];
    const [first = ''] = await addToasts(page, gallery, ...titles.map((title) => ({ title })));
    await gallery.evaluate(({ toasts }, id) => {
      toasts.remove('unknown');
      toasts.remove(id);
    }, first);
    await expect(toastsOf(page).first()).toHaveAttribute('data-state', 'closed');
    await expect(toastsOf(page)).toHaveCount(3);
    await page.clock.runFor(200);
    await expect(toastsOf(page)).toContainText(['Second', 'Third']);
    await expect(toastsOf(page)).toHaveCount(2);
    await gallery.evaluate(({ toasts }) => toasts.clear());
    await expect(toastsOf(page)).toHaveCount(0);
  });

  await test.step('update() and a second add() with the same id change the toast that is shown', async () => {
    await addToasts(page, gallery, { id: 'same', title: 'One', description: 'It stays.' });
    await gallery.evaluate(({ toasts }) => {
      toasts.update('unknown', { title: 'Nothing' });
      toasts.update('same', { title: 'Two' });
    });
    await expect(toastsOf(page)).toHaveText(/Two\s*It stays\./);
    // Adding starts its time again.
    await page.clock.runFor(4000);
    await addToasts(page, gallery, { id: 'same', title: 'Three' });
    await page.clock.runFor(4999);
    await expect(toastsOf(page)).toHaveText(/Three\s*It stays\./);
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1);
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
    await clearToasts(page, gallery);
  });

  await test.step('at most five are shown, in their order; the oldest is dropped at once', async () => {
    const titled = (...titles: string[]) => titles.map((title) => ({ title }));
    await addToasts(page, gallery, ...titled('one', 'two', 'three', 'four', 'five', 'six', 'seven'));
    await expect(toastsOf(page)).toContainText(['three', 'four', 'five', 'six', 'seven']);
    await addToasts(page, gallery, ...titled('eight'));
    // The clock is stopped, so a toast that only leaves would still be there.
    await expect(toastsOf(page)).toContainText(['four', 'five', 'six', 'seven', 'eight']);
    await expect(open).toHaveCount(5);
    await expect(toastsOf(page)).toHaveCount(5);
    await clearToasts(page, gallery);
  });

  await test.step('Escape closes the newest, one at a time, however quickly it is pressed', async () => {
    await addToasts(page, gallery, { title: 'one' }, { title: 'two' }, { title: 'three' });
    await page.keyboard.press('Escape');
    await expect(open).toContainText(['one', 'two']);
    await expect(open).toHaveCount(2);
    // The third is still leaving, because the clock is stopped.
    await expect(toastsOf(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(open).toContainText(['one']);
    await expect(open).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toastsOf(page)).toContainText(['one']);
    await expect(toastsOf(page)).toHaveCount(1);
  });
});

const attention: {
  reason: string;
  begin(page: Page): Promise<unknown>;
  end(page: Page): Promise<unknown>;
}[] = [
  {
    reason: 'the pointer is over the toasts',
    begin: (page) => toastsOf(page).first().hover(),
    end: (page) => page.mouse.move(20, 20),
  },
  {
    reason: 'the focus is among them',
    begin: (page) => page.keyboard.press('F8'),
    end: (page) => page.getByRole('main').focus(),
  },
  {
    reason: 'the reader is in another window',
    begin: (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    end: (page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  },
];

test('the time of toasts is paused while the reader attends to them', async ({ page }) => {
  const gallery = await openGalleryInStillTime(page);
  for (const { reason, begin, end } of attention)
    await test.step(`while ${reason}; then the rest of it runs`, async () => {
      await clearToasts(page, gallery);
      await addToasts(page, gallery, { title: 'First' }, { title: 'Second' });
      await page.clock.runFor(2000);
      await begin(page);
      // Three seconds are left. Without the pause both toasts would be removed by now.
      await page.clock.runFor(6000);
      await expect(regionOf(page).locator('[data-state="open"]')).toHaveCount(2);
      await end(page);
      await page.clock.runFor(2999);
      await expect(regionOf(page).locator('[data-state="open"]')).toHaveCount(2);
      await page.clock.runFor(1);
      await expect(regionOf(page).locator('[data-state="closed"]')).toHaveCount(2);
    });

  await test.step('until neither pointer nor focus is there', async () => {
    await clearToasts(page, gallery);
    await addToasts(page, gallery, { title: 'Both' });
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
    await clearToasts(page, gallery);
    await addToasts(page, gallery, { title: 'Closed by hand' });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.clock.runFor(200);
    await expect(toastsOf(page)).toHaveCount(0);
    await page.mouse.move(20, 20);
    await addToasts(page, gallery, { title: 'The next' });
    await page.clock.runFor(5000);
    await expect(toastsOf(page)).toHaveAttribute('data-state', 'closed');
  });
});
