// The gallery, a page for engineers: readers do not come across it, programs find the site's parts there, and it follows
// the same accessibility rules as every other page. `tests/built/gallery.test.ts` tests what is published about it.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { galleryOf, openGallery } from '../support/gallery.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { resize } from '../support/resize.ts';
import { expect, isEveryPage, readOnlyTest, test } from '../support/test.ts';

const script = /\/assets\/gallery-[^/]+\.js$/;

test('only the gallery itself loads its script and asks search engines not to index it', async ({
  page,
  browser,
  baseURL,
}) => {
  const robots = page.locator('meta[name="robots"]');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) requests.push(request.url());
  });

  await test.step('other pages neither load the script nor have the robots tag', async () => {
    await open(page, '/');
    await expect(robots).toHaveCount(0);
    await page.evaluate(() => void navigation.navigate('/cs'));
    await expect(page).toHaveURL(/\/cs$/);
    await page.waitForLoadState('networkidle');
    await expect(robots).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'gallery' in window)).toBe(false);
  });

  await test.step('navigating there loads the script once and sets the robots tag', async () => {
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await expectHeading(page, 'Gallery');
    await galleryOf(page);
    expect(requests).toHaveLength(1);
    expect(await isSameWindow(page)).toBe(true);
    await expect(robots).toHaveAttribute('content', 'noindex');
  });

  await test.step('going back removes the robots tag', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/cs$/);
    await expect(robots).toHaveCount(0);
  });

  await test.step('opened directly, the gallery has the tag, its title and the default layout', async () => {
    requests.length = 0;
    await openGallery(page);
    expect(requests.length).toBeGreaterThan(0);
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
    await expect(page).toHaveTitle(/^Gallery/);
    await expectHeading(page, 'Gallery');
  });

  await test.step('without JavaScript it says that it needs it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await context.newPage();
    await plainPage.goto(`${baseURL}/_gallery`);
    await expect(plainPage.locator('noscript p')).toBeVisible();
    await expect(plainPage.locator('noscript p')).toHaveText('The gallery shows parts that need JavaScript.');
    await context.close();
  });
});

test('programs find the parts of the site in the gallery', async ({ page, request, baseURL }) => {
  await page.clock.install();
  const gallery = await openGallery(page);

  await test.step('every part that is promised', async () => {
    const members = await gallery.evaluate(({ overlays, toasts, ...rest }) => ({
      gallery: Object.keys(rest).toSorted(),
      overlays: Object.keys(overlays).toSorted(),
      toasts: (['add', 'update', 'remove', 'clear'] as const).map((name) => typeof toasts[name]),
    }));
    expect(members.gallery).toEqual(
      expect.arrayContaining(['fail', 'http', 'icon', 'island', 'lazy', 'navigate', 'palette']),
    );
    expect(members.overlays).toEqual(['close', 'manager', 'open']);
    expect(members.toasts).toEqual(Array(4).fill('function'));
  });

  await test.step('toasts: the store of the site', async () => {
    const id = await gallery.evaluate(({ toasts }) => toasts.add({ title: 'Here', duration: 0 }).id);
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect(toast).toContainText(['Here']);
    await gallery.evaluate(({ toasts }, id) => toasts.update(id, { title: 'Changed' }), id);
    await expect(toast).toContainText(['Changed']);
    await gallery.evaluate(({ toasts }, id) => toasts.remove(id), id);
    await expect(toast).toHaveCount(0);
  });

  await test.step('icon: drawn as soon as it is loaded', async () => {
    const asked = page.waitForRequest(/\/api\/_nuxt_icon\/lucide\.json\?icons=volleyball$/);
    await gallery.evaluate(({ icon }) => icon('i-lucide-volleyball'));
    await asked;
    await expect(page.locator('[data-mounted] svg.icon')).toHaveClass(/(^| )i-lucide:volleyball( |$)/);
    await expect(page.locator('[data-mounted] svg.icon > *')).not.toHaveCount(0);
  });

  await test.step('island: rendered for its props and for changed ones; a fallback if it does not exist', async () => {
    const island = await gallery.evaluateHandle(({ island }) =>
      island({ name: 'LatestPosts', props: { count: 1 } }),
    );
    const root = page.locator('[data-mounted] [data-island^="LatestPosts_"]');
    await expect(root.getByRole('listitem')).toHaveCount(1);
    const before = await root.getAttribute('data-island');
    await island.evaluate(({ patch }) => patch({ props: { count: 2 } }));
    await expect(root.getByRole('listitem')).toHaveCount(2);
    expect(await root.getAttribute('data-island')).not.toBe(before);

    await gallery.evaluate(({ island }) => void island({ name: 'Nope', fallback: 'Nothing here.' }));
    await expect(page.locator('[data-mounted]').getByText('Nothing here.')).toBeVisible();
    await expectHeading(page, 'Gallery');
  });

  await test.step('lazy: a placeholder, then the part', async () => {
    const minute = 60_000;
    await gallery.evaluate(({ lazy }, ms) => lazy(ms), minute);
    await expect(page.locator('[data-lazy="placeholder"]')).toBeVisible();
    await page.clock.runFor(minute);
    await expect(page.locator('[data-lazy="ready"]')).toBeVisible();
    await expect(page.locator('[data-lazy="placeholder"]')).toHaveCount(0);
  });

  await test.step('http: resolves to data, and throws on an error status', async () => {
    const latest = await (await request.get(`${baseURL}/builds/latest.json`)).json();
    expect(await gallery.evaluate(({ http }) => http('/builds/latest.json'))).toEqual(latest);
    const error = await gallery.evaluate(({ http }) =>
      http('/builds/nothing.json').catch(({ name, statusCode, message }) => ({ name, statusCode, message })),
    );
    expect(error).toEqual({
      name: 'FetchError',
      statusCode: 404,
      message: expect.stringContaining('[GET] "/builds/nothing.json": 404'),
    });
  });

  await test.step('navigate: within the site without a document load, and not to other sites', async () => {
    const refused = await gallery.evaluate(({ navigate }) => {
      try {
        void navigate('https://example.com/');
        return 'nothing thrown';
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(refused).toMatch(/^Navigating to an external URL is not allowed by default/);
    await gallery.evaluate(({ navigate }) => navigate('/cs'));
    await expect(page).toHaveURL(/\/cs$/);
    await expect(page.locator('.page-area')).toHaveAttribute('data-page', '/cs');
    expect(await isSameWindow(page)).toBe(true);
    await gallery.evaluate(({ navigate }) => navigate('/_gallery'));
    await expectHeading(page, 'Gallery');
  });

  await test.step('fail: the error page', async () => {
    await gallery.evaluate(({ fail }) => fail({}));
    await expectHeading(page, 'Internal Server Error');
    await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('500 - Internal Server Error');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

readOnlyTest.describe('it breaks no accessibility rule in either colour mode, on phones and desktops', () => {
  const widths = [390, 1280];

  async function expectNoViolations(page: Page, scene: string): Promise<void> {
    // A control that has scrolled half behind the sticky header would count as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      // Only colours differ between the modes, so only the nightly run checks the other rules twice.
      const rules = colorScheme === 'light' || isEveryPage ? 'usual' : 'colours';
      expect(await findViolations(page, { rules }), `${scene}, ${colorScheme}`).toEqual([]);
    }
  }

  // Each test runs axe many times.
  readOnlyTest.slow();
  readOnlyTest.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  readOnlyTest(
    'with open panels, toasts of all colours, a tooltip or a menu',
    { tag: '@nightly' },
    async ({ page }) => {
      const gallery = await openGallery(page);
      // By keyboard: after a click, focus() below would not count as visible and would show no tooltip.
      for (const name of ['Collapsible', 'First panel'])
        await page.getByRole('button', { name, exact: true }).press('Enter');
      for (const text of ['What is inside.', 'What the first says.'])
        await expect(page.getByText(text)).toBeVisible();

      for (const width of widths)
        await test.step(`at ${width} px`, async () => {
          await resize(page, width, 800);
          for (const colors of [
            ['primary', 'secondary', 'success'],
            ['info', 'warning', 'error', 'neutral'],
          ] as const) {
            await gallery.evaluate(({ toasts }, colors) => {
              toasts.clear();
              for (const color of colors)
                toasts.add({
                  title: `A ${color} toast`,
                  description: 'With words.',
                  icon: 'i-lucide-x',
                  color,
                  duration: 0,
                  actions: [{ label: 'Undo' }],
                });
            }, colors);
            await expect(page.locator('.toast')).toHaveCount(colors.length);
            await expect(page.locator('.toast-title').last()).toHaveText(`A ${colors.at(-1)} toast`);
            await expectNoViolations(page, `toasts: ${colors}`);
          }
          await gallery.evaluate(({ toasts }) => toasts.clear());
          await expect(page.locator('.toast')).toHaveCount(0);

          for (const { name, role } of [
            { name: 'Tooltip', role: 'tooltip' },
            { name: 'Menu', role: 'menu' },
          ] as const) {
            const button = page.getByRole('button', { name, exact: true });
            await button.scrollIntoViewIfNeeded();
            await button.focus();
            if (role === 'menu') await page.keyboard.press('Enter');
            await expect(page.locator(`.${role}`)).toBeVisible();
            await expectNoViolations(page, role);
            await page.keyboard.press('Escape');
            await expect(page.locator(`.${role}`)).toHaveCount(0);
          }
        });
    },
  );

  readOnlyTest('with toasts and a modal, a slide-over or a drawer', { tag: '@nightly' }, async ({ page }) => {
    const gallery = await openGallery(page);
    for (const width of widths)
      for (const kind of ['modal', 'slideover', 'drawer'] as const)
        await test.step(`${kind} at ${width} px`, async () => {
          await resize(page, width, 800);
          await gallery.evaluate(({ toasts }) => toasts.add({ title: 'Before', duration: 0 }).id);
          await expect(page.locator('.toast')).toHaveCount(1);
          await gallery.evaluate(({ overlays }, kind) => void overlays.open(kind), kind);
          await expect(page.locator('[data-overlay-probe]')).toBeVisible();
          await gallery.evaluate(({ toasts }) => toasts.add({ title: 'After', duration: 0 }).id);
          await expect(page.locator('.toast')).toHaveCount(2);
          await expectNoViolations(page, kind);
          await gallery.evaluate(({ overlays, toasts }) => {
            toasts.clear();
            overlays.close();
          });
          await expect(page.locator('.toast, [data-overlay-probe]')).toHaveCount(0);
        });
  });
});

readOnlyTest('on 320 px nothing sticks out, whatever is open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const gallery = await openGallery(page);
  for (const name of ['Collapsible', 'First panel', 'load data', 'island', 'with an action'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('.toast')).toBeVisible();
  for (const kind of ['modal', 'slideover', 'drawer', 'menu'] as const) {
    await gallery.evaluate(({ overlays }, kind) => void overlays.open(kind), kind);
    await expect(page.locator('[data-overlay-probe]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(320);
    await gallery.evaluate(({ overlays }) => overlays.close());
    await expect(page.locator('[data-overlay-probe]')).toHaveCount(0);
  }
});

readOnlyTest.describe('by keyboard', () => {
  readOnlyTest.use({ site: 'moving' });

  readOnlyTest(
    'Tab reaches every control, and toasts and modals are opened, reached and closed',
    async ({ page }) => {
      const gallery = await openGallery(page);

      await test.step('Tab goes through all controls in their order, each with an outline', async () => {
        const controls = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')]
            .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
            .map((element) => element.textContent),
        );
        expect(controls.length).toBeGreaterThan(30);
        expect(controls[0]).toBe('Skip to content');
        const walked: (string | null)[] = [];
        for (const name of controls) {
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus'), `${name}`).toBeInViewport({ ratio: 0.9 });
          const { text, outline } = await page.locator(':focus').evaluate((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            return {
              text: element.textContent,
              outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
            };
          });
          walked.push(text);
          expect(outline, `${name}`).toBeGreaterThanOrEqual(2);
        }
        expect(walked).toEqual(controls);
      });

      await test.step('F8 reaches a toast, Escape closes it and returns the focus', async () => {
        const error = page.getByRole('button', { name: 'error', exact: true });
        await error.focus();
        await page.keyboard.press('Enter');
        const toast = page.getByRole('listitem').filter({ hasText: 'Toast: error' });
        await expect(toast).toBeVisible();
        await page.keyboard.press('F8');
        await expect(page.locator('.toast-list')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(toast).toHaveCount(0);
        await expect(error).toBeFocused();
      });

      await test.step('a modal takes the focus, Escape closes it and returns the focus', async () => {
        const modal = page.getByRole('button', { name: 'modal', exact: true });
        await modal.focus();
        await page.keyboard.press('Space');
        await expect(page.getByRole('dialog', { name: 'A modal' })).toBeVisible();
        await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(modal).toBeFocused();
      });

      await test.step('Escape closes a toast above a modal first, then the modal', async () => {
        await gallery.evaluate(({ overlays }) => void overlays.open('modal'));
        await expect(page.getByRole('dialog')).toBeVisible();
        await gallery.evaluate(({ toasts }) => toasts.add({ title: 'On top', duration: 0 }).id);
        await expect(page.locator('.toast')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('.toast')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    },
  );
});
