// Overlays: how they come and leave, how modal ones keep the reader inside, and how programs open and close them.
import type { Locator, Page } from '@playwright/test';
import { type GalleryHandle, openGallery } from '../support/gallery.ts';
import { expectHeading, expectScroll, scrollTo } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });
test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 600 }));

const kinds = [
  { kind: 'modal', animation: 200, coming: [200] },
  { kind: 'slideover', animation: 200, coming: [200] },
  // A panel that is open when it is first rendered does not unfold; one that its button opens does.
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

const probe = (page: Page) => page.locator('[data-overlay-probe]');

/** The element that carries the state of the overlay that was opened last. */
const overlayOf = (page: Page) => page.locator('[data-state]:has([data-overlay-probe])').last();

/** Opens an overlay and waits until it has come. Returns the durations of its animations in milliseconds. */
async function openOverlay(page: Page, gallery: GalleryHandle, kind: Kind): Promise<unknown[]> {
  const durations = await gallery.evaluate(async ({ overlays }, kind) => {
    const before = new Set(document.querySelectorAll('[data-overlay-probe]'));
    const isShown = Promise.withResolvers<Element>();
    const observer = new MutationObserver(() => {
      const all = [...document.querySelectorAll('[data-overlay-probe]')];
      const overlay = all.find((element) => !before.has(element))?.closest<HTMLElement>('[data-state]');
      // Radix suppresses the animation of a menu until it has been positioned.
      if (overlay?.style.animation === '') isShown.resolve(overlay);
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    void overlays.open(kind);
    const overlay = await isShown.promise;
    observer.disconnect();
    const animations = overlay.getAnimations();
    await Promise.all(animations.map((animation) => animation.finished));
    // Radix prevents the animation of a panel that is open at first until the next frame. No reader closes it sooner.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return animations.map(({ effect }) => effect?.getTiming().duration);
  }, kind);
  await expect(overlayOf(page)).toHaveAttribute('data-state', 'open');
  return durations;
}

/**
 * Closes the overlay that was opened last and follows it until it is gone. Observed by mutations, not by frames: on a
 * busy machine a whole animation fits between two frames.
 */
async function watchLeave(page: Page, gallery: GalleryHandle) {
  const overlay = await overlayOf(page).elementHandle();
  if (!overlay) throw new Error('There is no overlay.');
  return gallery.evaluate(async ({ overlays }, overlay) => {
    const hasClosed = Promise.withResolvers<Animation[]>();
    const observer = new MutationObserver(() => {
      if (!overlay.isConnected) hasClosed.resolve([]);
      else if (overlay.getAttribute('data-state') === 'closed') hasClosed.resolve(overlay.getAnimations());
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    overlays.close();
    const animations = await hasClosed.promise;
    observer.disconnect();
    const isGoneAtOnce = !overlay.isConnected;
    const effects = animations.map(({ effect }) => effect as KeyframeEffect);
    // An animation that is cut short, because its element is removed, rejects its promise.
    const areFinished = await Promise.all(
      animations.map(({ finished }) =>
        finished.then(
          () => true,
          () => false,
        ),
      ),
    );
    for (let frame = 0; frame < 10 && overlay.isConnected; frame++) await new Promise(requestAnimationFrame);
    return {
      durations: effects.map((effect) => effect.getTiming().duration),
      lastFrames: effects.map((effect) => effect.getKeyframes().at(-1)),
      areFinished,
      isGoneAtOnce,
      isGoneAfterwards: !overlay.isConnected,
    };
  }, overlay);
}

/** Everything that moves from now on takes a hundred times as long. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

const isInside = (overlay: Locator) =>
  overlay.evaluate((element) => element.contains(document.activeElement));

test('overlays come and leave by an animation, and at once with reduced motion', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const gallery = await openGallery(page);

  for (const { kind, animation, coming } of kinds)
    await test.step(`the ${kind} is closed while it leaves, for ${animation} ms, and is gone afterwards`, async () => {
      expect(await openOverlay(page, gallery, kind)).toEqual(coming);
      const leave = await watchLeave(page, gallery);
      expect(leave).toMatchObject({
        durations: [animation],
        areFinished: [true],
        isGoneAtOnce: false,
        isGoneAfterwards: true,
      });
      // The modal fades, and shrinks to 95 % of its size.
      if (kind === 'modal') expect(leave.lastFrames).toMatchObject([{ opacity: '0', scale: '0.95' }]);
      await expect(probe(page)).toHaveCount(0);
    });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { kind } of kinds)
    await test.step(`with reduced motion the ${kind} comes and leaves at once`, async () => {
      expect(await openOverlay(page, gallery, kind)).toEqual([]);
      expect(await watchLeave(page, gallery)).toMatchObject({ durations: [], isGoneAtOnce: true });
      await expect(probe(page)).toHaveCount(0);
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('the page can be used again while the modal is still leaving', async () => {
    await openOverlay(page, gallery, 'modal');
    await slowDown(page);
    await gallery.evaluate(({ overlays }) => overlays.close());
    await expect(overlayOf(page)).toHaveAttribute('data-state', 'closed');
    // Not by role: until the modal is gone, it is all that screen readers find.
    await page.getByText('warning', { exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Toast: warning');
    await expect(overlayOf(page)).toHaveAttribute('data-state', 'closed');
  });

  // Nothing was refused by the Content-Security-Policy either.
  expect(complaints).toEqual([]);
});

test('modal overlays keep the focus inside; Escape, a click outside and their Close button close them', async ({
  page,
}) => {
  const gallery = await openGallery(page);
  for (const { kind, name } of dialogs) {
    const dialog = page.getByRole('dialog', { name, exact: true });

    await test.step(`the ${kind} has a name and a description and keeps the focus; Escape returns it`, async () => {
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

    await test.step(`a click outside closes the ${kind} and does nothing else`, async () => {
      await scrollTo(page, 0);
      await openOverlay(page, gallery, kind);
      expect(await isInside(dialog)).toBe(true);
      // A link of the header is there, below the backdrop.
      const home = await page.locator('.home-link').boundingBox();
      await page.mouse.click((home?.x ?? 0) + 10, (home?.y ?? 0) + 10);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/_gallery$/);
    });
  }

  await test.step('of two overlays each Escape closes one, the newer first', async () => {
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
  });

  await test.step('the Close button closes one overlay, closeAll() all of them', async () => {
    for (const kind of ['modal', 'slideover'] as const) {
      await openOverlay(page, gallery, kind);
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await openOverlay(page, gallery, 'slideover');
    await openOverlay(page, gallery, 'modal');
    await gallery.evaluate(({ overlays }) => overlays.manager.closeAll());
    await expect(probe(page)).toHaveCount(0);
  });

  await test.step('content that does not fit scrolls inside the overlay', async () => {
    await page.setViewportSize({ width: 320, height: 200 });
    for (const { kind } of dialogs) {
      await openOverlay(page, gallery, kind);
      const { top, left, right, bottom } = await overlayOf(page).evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      expect({ kind, isIn: top >= 0 && left >= 0 && right <= 320 && bottom <= 200 }).toEqual({
        kind,
        isIn: true,
      });
      await probe(page).scrollIntoViewIfNeeded();
      await expect(probe(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(probe(page)).toHaveCount(0);
    }
  });
});

test('the page behind an overlay does not scroll, and scrolls again from where it was', {
  tag: '@nightly',
}, async ({ page }) => {
  const gallery = await openGallery(page);
  for (const kind of ['modal', 'slideover', 'drawer', 'menu'] as const)
    await test.step(`behind the ${kind}`, async () => {
      await scrollTo(page, 60);
      await openOverlay(page, gallery, kind);
      await page.mouse.move(300, 200);
      await page.mouse.wheel(0, 300);
      await expectScroll(page, 60);
      await page.keyboard.press('Escape');
      await expect(probe(page)).toHaveCount(0);
      await expectScroll(page, 60);
      await page.mouse.wheel(0, 100);
      await expectScroll(page, 160);
      // The lock leaves nothing behind.
      await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
      expect(await page.locator('body').evaluate((body) => body.style.pointerEvents)).not.toBe('none');
    });
});

test('programs open overlays of every kind, get a value when they close, and change their props', {
  tag: '@nightly',
}, async ({ page }) => {
  const gallery = await openGallery(page);

  await test.step('open() resolves to the value of close(), for each kind', async () => {
    for (const { kind } of kinds) {
      const answer = await gallery.evaluateHandle(
        ({ overlays }, kind) => ({ value: overlays.open(kind) }),
        kind,
      );
      await expect(page.locator('[data-state="open"]:has([data-overlay-probe])').first(), kind).toBeVisible();
      await gallery.evaluate(({ overlays }, kind) => overlays.close(`value of ${kind}`), kind);
      expect(await answer.evaluate(({ value }) => value)).toBe(`value of ${kind}`);
      await expect(probe(page), kind).toHaveCount(0);
    }
  });

  await test.step('it resolves to the value of a button, and to undefined after Escape or a click outside', async () => {
    const answerTo = async (close: () => Promise<unknown>) => {
      const answer = await gallery.evaluateHandle(({ overlays }) => ({ promise: overlays.open('modal') }));
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      const value = await answer.evaluate(({ promise }) => promise);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return value;
    };
    expect(await answerTo(() => gallery.evaluate(({ overlays }) => overlays.close(7)))).toBe(7);
    expect(await answerTo(() => page.getByRole('button', { name: 'Done' }).click())).toBe('done');
    expect(await answerTo(() => page.keyboard.press('Escape'))).toBeUndefined();
    expect(await answerTo(() => page.mouse.click(5, 5))).toBeUndefined();
  });

  await test.step('an unknown kind throws; closing an overlay that the reader has closed does nothing', async () => {
    const message = await gallery.evaluate(({ overlays }) => {
      try {
        void overlays.open('curtain' as never);
        return 'nothing thrown';
      } catch (error) {
        return String(error);
      }
    });
    expect(message).toContain('curtain');

    await gallery.evaluate(({ overlays }) => overlays.close());
    await gallery.evaluate(({ overlays }) => void overlays.open('modal'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'close', exact: true }).click();
    await gallery.evaluate(({ overlays }) => overlays.close());
    await expectHeading(page, 'Gallery');
  });

  await test.step('a component is rendered with its props; patch() changes them until the next open()', async () => {
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
