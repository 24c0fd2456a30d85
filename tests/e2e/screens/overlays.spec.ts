// Overlays: they come and go by an animation and are not on the page when closed; modal ones keep the reader inside.
import type { Locator, Page } from '@playwright/test';
import { type GalleryHandle, openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expectScroll, scrollTo } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 600 } });

const kinds = [
  { kind: 'modal', animation: 200, coming: [200] },
  { kind: 'slideover', animation: 200, coming: [200] },
  // What is on the page as open from the first does not unfold; by its button it does.
  { kind: 'accordion', animation: 200, coming: [] },
  { kind: 'collapsible', animation: 200, coming: [] },
  { kind: 'menu', animation: 200, coming: [200] },
  { kind: 'drawer', animation: 500, coming: [500] },
] as const;

type Kind = (typeof kinds)[number]['kind'];

const dialogs = [
  { kind: 'modal', name: 'A modal' },
  { kind: 'slideover', name: 'A slide-over' },
  { kind: 'drawer', name: 'A drawer' },
] as const;

/** The element that carries the state of what was opened last. */
const overlayOf = (page: Page) => page.locator('[data-state]:has([data-overlay-probe])').last();

/** Opens one and waits until it has come. Answers how long its animations take, in milliseconds. */
async function openOverlay(page: Page, gallery: GalleryHandle, kind: Kind): Promise<unknown[]> {
  const durations = await gallery.evaluate(async ({ overlays }, kind) => {
    const before = new Set(document.querySelectorAll('[data-overlay-probe]'));
    const findNew = () =>
      [...document.querySelectorAll('[data-overlay-probe]')].find((probe) => !before.has(probe));
    void overlays.open(kind);
    while (!findNew()) await new Promise(requestAnimationFrame);
    const animations = findNew()?.closest('[data-state]')?.getAnimations() ?? [];
    await Promise.all(animations.map((animation) => animation.finished));
    return animations.map(({ effect }) => effect?.getTiming().duration);
  }, kind);
  await expect(overlayOf(page)).toHaveAttribute('data-state', 'open');
  return durations;
}

/** Closes what was opened last and looks at it in every frame until it is gone. */
async function watchLeave(page: Page, gallery: GalleryHandle) {
  const overlay = await overlayOf(page).elementHandle();
  if (!overlay) throw new Error('There is no overlay.');
  return gallery.evaluate(async ({ overlays }, overlay) => {
    const durations = new Set<unknown>();
    const states: (string | null)[] = [];
    let leaving: Animation | undefined;
    let framesTooMany = 0;
    overlays.close();
    for (let frame = 0; frame < 1000; frame++) {
      await new Promise(requestAnimationFrame);
      if (!overlay.isConnected) break;
      states.push(overlay.getAttribute('data-state'));
      for (const animation of overlay.getAnimations()) {
        leaving ??= animation;
        durations.add(animation.effect?.getTiming().duration);
      }
      if (leaving?.playState === 'finished') framesTooMany++;
    }
    // In the time of animations, which a busy machine does not stretch.
    const after = Number(document.timeline.currentTime) - Number(leaving?.startTime);
    return { states: [...new Set(states)], durations: [...durations], after, framesTooMany };
  }, overlay);
}

test.describe('coming and going', () => {
  test('without a word in the console, and nothing refused by the policy', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const gallery = await openGallery(page);
    for (const { kind, animation, coming } of kinds)
      await test.step(`the ${kind} leaves in ${animation} ms, closed on the way, and is gone then; with reduced motion it comes and leaves at once`, async () => {
        // The code that draws it has been fetched by then, so that nothing else takes time.
        await openOverlay(page, gallery, kind);
        await watchLeave(page, gallery);
        await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);

        expect(await openOverlay(page, gallery, kind)).toEqual(coming);
        const { states, durations, after, framesTooMany } = await watchLeave(page, gallery);
        expect(states).toEqual(['closed']);
        expect(durations).toEqual([animation]);
        expect(after).toBeGreaterThanOrEqual(animation);
        expect(framesTooMany).toBeLessThanOrEqual(2);
        await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);

        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(await openOverlay(page, gallery, kind)).toEqual([]);
        const still = await watchLeave(page, gallery);
        expect([still.states, still.durations]).toEqual([[], []]);
        await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      });
    expect(complaints).toEqual([]);
  });

  test('the modal fades, and grows from 95 % of its size', async ({ page }) => {
    const gallery = await openGallery(page);
    await openOverlay(page, gallery, 'modal');
    // A busy machine draws the next frame when all is over.
    await slowDown(page);
    const last = await gallery.evaluate(async ({ overlays }) => {
      const modal = document.querySelector('[role="dialog"][data-state]');
      overlays.close();
      while (!modal?.getAnimations().length) await new Promise(requestAnimationFrame);
      const effect = modal.getAnimations()[0]?.effect as KeyframeEffect;
      const last = effect.getKeyframes().at(-1);
      return { opacity: last?.opacity, scale: last?.scale };
    });
    expect(last).toEqual({ opacity: '0', scale: '0.95' });
  });

  test('the page can be used again while the modal still leaves', async ({ page }) => {
    const gallery = await openGallery(page);
    await openOverlay(page, gallery, 'modal');
    await slowDown(page);
    await gallery.evaluate(({ overlays }) => overlays.close());
    await expect(overlayOf(page)).toHaveAttribute('data-state', 'closed');
    // Not by role: until the modal is gone, it alone is there for a screen reader.
    await page.getByText('warning', { exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Toast: warning');
    await expect(overlayOf(page)).toHaveAttribute('data-state', 'closed');
  });
});

/** Everything that moves from now on takes a hundred times as long. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

const isInside = (overlay: Locator) =>
  overlay.evaluate((element) => element.contains(document.activeElement));

test.describe('what is modal', () => {
  for (const { kind, name } of dialogs)
    test(`the ${kind}`, async ({ page }) => {
      const gallery = await openGallery(page);
      const dialog = page.getByRole('dialog', { name, exact: true });

      await test.step(`the ${kind} has a name and a description, takes the focus and keeps it; Escape leads back to where the reader was`, async () => {
        const origin = page.getByRole('button', { name: kind, exact: true });
        await origin.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(dialog).toHaveAccessibleDescription(/\w/);
        await expect.poll(() => isInside(dialog)).toBe(true);
        for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await isInside(dialog), key).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(origin).toBeFocused();
      });

      await test.step('a click outside closes it, and nothing else', async () => {
        await scrollTo(page, 0);
        await openOverlay(page, gallery, kind);
        expect(await isInside(dialog)).toBe(true);
        // There is a link of the header below.
        const home = await page.locator('.home-link').boundingBox();
        await page.mouse.click((home?.x ?? 0) + 10, (home?.y ?? 0) + 10);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(/\/_gallery$/);
      });

      await test.step('the page behind does not scroll; afterwards it does, from where it was', () =>
        expectScrollLock(page, gallery, kind));
    });

  async function expectScrollLock(page: Page, gallery: GalleryHandle, kind: Kind): Promise<void> {
    await scrollTo(page, 60);
    await openOverlay(page, gallery, kind);
    await page.mouse.move(300, 200);
    await page.mouse.wheel(0, 300);
    await expectScroll(page, 60);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);
    await expectScroll(page, 60);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    // Nothing of the lock is left behind.
    await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
    expect(await page.locator('body').evaluate((body) => body.style.pointerEvents)).not.toBe('none');
  }

  test('behind a menu the page does not scroll either', async ({ page }) => {
    await expectScrollLock(page, await openGallery(page), 'menu');
  });

  test('of two, one closes at each Escape, the newer first; the Close button closes one, a call all', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    await openOverlay(page, gallery, 'slideover');
    await openOverlay(page, gallery, 'modal');
    const slideOver = page.locator('[role="dialog"]', { hasText: 'A slide-over' });
    const modal = page.locator('[role="dialog"]', { hasText: 'A modal' });
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(slideOver).toHaveAttribute('data-state', 'open');
    expect(await isInside(slideOver)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(slideOver).toHaveCount(0);

    for (const kind of ['modal', 'slideover'] as const) {
      await openOverlay(page, gallery, kind);
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    await openOverlay(page, gallery, 'slideover');
    await openOverlay(page, gallery, 'modal');
    await gallery.evaluate(({ overlays }) => overlays.manager.closeAll());
    await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);
  });

  test('what does not fit scrolls inside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    const gallery = await openGallery(page);
    for (const { kind } of dialogs) {
      await openOverlay(page, gallery, kind);
      const { top, left, right, bottom } = await overlayOf(page).evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      expect({ kind, isIn: top >= 0 && left >= 0 && right <= 320 && bottom <= 200 }).toEqual({
        kind,
        isIn: true,
      });
      await page.locator('[data-overlay-probe]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-overlay-probe]')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);
    }
  });
});

test.describe('what is not modal', () => {
  test('a menu is opened, walked through and left by keyboard; a click outside closes it, and a choice does', async ({
    page,
  }) => {
    await openGallery(page);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Small' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Large' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('a panel is on the page only while it is open; two of an accordion may be', async ({ page }) => {
    await openGallery(page);
    for (const { name, text } of [
      { name: 'First panel', text: 'What the first says.' },
      { name: 'Collapsible', text: 'What is inside.' },
    ]) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(text)).toHaveCount(0);
      const unfolding = await button.evaluate(async (element: HTMLElement, text) => {
        element.click();
        while (!document.body.textContent?.includes(text)) await new Promise(requestAnimationFrame);
        const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
        return panel?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      }, text);
      expect(unfolding).toEqual([200]);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toContainText(text);
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(text)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'First panel' }).click();
    await page.getByRole('button', { name: 'Second panel' }).click();
    await expect(page.getByText('What the first says.')).toBeVisible();
    await expect(page.getByText('What the second says.')).toBeVisible();
  });

  test('a tooltip comes after 700 ms of rest, at once on focus, and goes at Escape', async ({ page }) => {
    await openGalleryInStillTime(page);
    const button = page.getByRole('button', { name: 'Tooltip', exact: true });
    await button.hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip', { name: 'Said after 700 ms' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('tooltip', { name: 'Said after 700 ms' })).toHaveCount(1);
    await expect(button).toHaveAccessibleDescription('Said after 700 ms');
  });
});

test.describe('the drawer under the finger', () => {
  /** A drawer that has risen, with the clock standing still. */
  async function openDrawer(page: Page) {
    const gallery = await openGalleryInStillTime(page);
    await gallery.evaluate(({ overlays }) => void overlays.open('drawer'));
    const drawer = page.getByRole('dialog', { name: 'A drawer' });
    await expect(drawer).toBeVisible();
    const box = await rest(drawer);
    // Within half a second of its opening it cannot be dragged.
    await page.clock.runFor(600);
    const handle = await drawer.locator('.drawer-handle').boundingBox();
    if (!handle) throw new Error('The drawer has no handle.');
    return {
      drawer,
      box,
      /** Presses on the handle, moves by pixels within milliseconds, and lets go. */
      async drag(pixels: number, milliseconds: number): Promise<void> {
        const x = Math.round(handle.x + handle.width / 2);
        const y = Math.round(handle.y + handle.height / 2);
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (const part of [0.25, 0.5, 0.75, 1]) {
          await page.clock.runFor(milliseconds / 4);
          await page.mouse.move(x, y + pixels * part);
        }
        await page.mouse.up();
      },
    };
  }

  /** Where it is once nothing moves. */
  function rest(drawer: Locator): Promise<{ top: number; height: number }> {
    return drawer.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
      const { top, height } = element.getBoundingClientRect();
      return { top, height };
    });
  }

  test('it lies on the lower edge; pulled down by less than a quarter, or up, it comes back; by a quarter it closes', async ({
    page,
  }) => {
    const { drawer, box, drag } = await openDrawer(page);
    const place = await drawer.boundingBox();
    expect(place).toMatchObject({ x: 0, width: 1280 });
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(600);

    await drag(Math.ceil(box.height * 0.25) - 1, 2000);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');

    // Upwards it gives a little and comes back, however fast.
    await drag(-100, 40);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');

    await drag(Math.ceil(box.height * 0.25), 2000);
    await expect(drawer).toHaveCount(0);
  });

  test('pulled by 20 % in 600 ms it stays, by 30 % it closes', async ({ page }) => {
    const { drawer, box, drag } = await openDrawer(page);
    await drag(Math.round(box.height * 0.2), 600);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await drag(Math.round(box.height * 0.3), 600);
    await expect(drawer).toHaveCount(0);
  });

  test('thrown down faster than 0.4 px/ms it closes, however short the way; at 0.4 it springs back', async ({
    page,
  }) => {
    const { drawer, box, drag } = await openDrawer(page);
    expect(box.height * 0.25).toBeGreaterThan(17);
    await drag(16, 40);
    await expect.poll(() => rest(drawer)).toEqual(box);
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await drag(17, 40);
    await expect(drawer).toHaveCount(0);
  });

  test('for 100 ms after its content has scrolled it is not dragged', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 160 });
    const { drawer, box } = await openDrawer(page);
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

test.describe('by program', () => {
  test('opening is answered by the value that closes, and by nothing after Escape', async ({ page }) => {
    const gallery = await openGallery(page);
    const answers = async (close: () => Promise<unknown>) => {
      const answer = await gallery.evaluateHandle(({ overlays }) => ({ promise: overlays.open('modal') }));
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      const value = await answer.evaluate(({ promise }) => promise);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return value;
    };
    expect(await answers(() => gallery.evaluate(({ overlays }) => overlays.close(7)))).toBe(7);
    expect(await answers(() => page.getByRole('button', { name: 'Done' }).click())).toBe('done');
    expect(await answers(() => page.keyboard.press('Escape'))).toBeUndefined();
    expect(await answers(() => page.mouse.click(5, 5))).toBeUndefined();
  });

  test('an overlay that does not exist, or no longer, is an error', async ({ page }) => {
    const gallery = await openGallery(page);
    const said = await gallery.evaluate(async ({ overlays: { manager } }) => {
      const messages: string[] = [];
      const note = (call: () => unknown) => {
        try {
          call();
          messages.push('nothing thrown');
        } catch (error) {
          messages.push(String(error));
        }
      };
      const unknown = Symbol('nobody');
      note(() => manager.open(unknown));
      note(() => manager.close(unknown));
      note(() => manager.patch(unknown, {}));
      note(() => manager.unmount(unknown));
      note(() => manager.isOpen(unknown));
      const gone = manager.create(() => 'Gone soon', { destroyOnClose: true });
      void gone.open();
      gone.close();
      manager.unmount(gone.id);
      note(() => gone.open());
      return messages;
    });
    expect(said).toEqual(Array(6).fill('Error: Overlay not found'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  });

  test('a component is drawn with its props; a patch changes them until it is opened anew', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    const handle = await gallery.evaluateHandle(({ overlays: { manager } }) =>
      manager.create(
        ({
          open,
          who,
          where,
        }: { open: boolean; who: string; where: string } & Record<'onClose' | 'onAfterLeave', () => void>) =>
          open ? `${who} in ${where}` : null,
        { props: { who: 'Ada', where: 'London' } },
      ),
    );
    await expect(page.getByText('Ada in')).toHaveCount(0);
    await handle.evaluate((overlay) => void overlay.open({ where: 'Paris' }));
    await expect(page.getByText('Ada in Paris')).toBeVisible();
    await handle.evaluate((overlay) => overlay.patch({ who: 'Grace' }));
    await expect(page.getByText('Grace in Paris')).toBeVisible();
    await handle.evaluate((overlay) => overlay.close());
    await expect(page.getByText(' in Paris')).toHaveCount(0);
    await handle.evaluate((overlay) => void overlay.open());
    await expect(page.getByText('Ada in London')).toBeVisible();
  });
});
