// The page for engineers: readers do not come across it, programs find the site's parts there, and it is held to the
// same rules as every other page.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { galleryOf, openGallery, openGalleryInStillTime } from '../support/gallery.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, pagesOf, test } from '../support/test.ts';

const script = /\/assets\/gallery-[^/]+\.js$/;

test.describe('who comes across it', () => {
  test('no page links to it, and no list of pages names it', async ({ request, baseURL }) => {
    expect(pagesOf('real')).not.toContain('/_gallery');
    const folder = join(outDirOf('real'), 'static');
    const speakers = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      // Its own files, and the rules of the routes.
      .filter((file) => !/^(?:_gallery|builds.meta)\b/.test(file))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('/_gallery'));
    expect(speakers).toEqual([]);
    const sitemap = await request.get(`${baseURL}/sitemap.xml`);
    expect(await sitemap.text()).not.toContain('/_gallery');
  });

  test('search engines are told to leave it, in the document and after the script has started', async ({
    page,
    request,
    baseURL,
  }) => {
    const raw = await (await request.get(`${baseURL}/_gallery`)).text();
    expect(raw.match(/<meta name="robots"[^>]*>/g)).toEqual([
      expect.stringMatching(/^<meta name="robots" content="noindex"/),
    ]);
    await openGallery(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Its layout is the plain one, and its title its name.
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
    await expect(page).toHaveTitle(/^Gallery/);
    await expectHeading(page, 'Gallery');
  });

  test('after moving there too, and on no page that is left or returned to', async ({ page }) => {
    const robots = page.locator('meta[name="robots"]');
    await open(page, '/');
    await expect(robots).toHaveCount(0);
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await expectHeading(page, 'Gallery');
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(robots).toHaveCount(0);
  });

  test('its script is loaded only there, by a visit or on the way to it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (script.test(sent.url())) asked.push(sent.url());
    });
    await open(page, '/');
    await page.evaluate(() => void navigation.navigate('/cs'));
    await expect(page).toHaveURL(/\/cs$/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'gallery' in window)).toBe(false);

    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await galleryOf(page);
    expect(asked).toHaveLength(1);
    expect(await isSameWindow(page)).toBe(true);

    await openGallery(page);
    expect(asked.length).toBeGreaterThan(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('it says what it needs', async ({ page }) => {
      await page.goto('/_gallery');
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText('The gallery shows parts that need JavaScript.');
    });
  });
});

test.describe('what programs find there', () => {
  test('every part that is promised; toasts: the store of the site', async ({ page }) => {
    const gallery = await openGallery(page);
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

    const id = await gallery.evaluate(({ toasts }) => toasts.add({ title: 'Here', duration: 0 }).id);
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect(toast).toContainText(['Here']);
    await gallery.evaluate(({ toasts }, id) => toasts.update(id, { title: 'Changed' }), id);
    await expect(toast).toContainText(['Changed']);
    await gallery.evaluate(({ toasts }, id) => toasts.remove(id), id);
    await expect(toast).toHaveCount(0);
  });

  test('overlays: each kind, with its probe inside what has the state; another kind is an error', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
    for (const kind of ['modal', 'slideover', 'accordion', 'collapsible', 'menu', 'drawer'] as const) {
      const answer = await gallery.evaluateHandle(
        ({ overlays }, kind) => ({ value: overlays.open(kind) }),
        kind,
      );
      const overlay = page.locator('[data-state="open"]:has([data-overlay-probe])');
      await expect(overlay.first(), kind).toBeVisible();
      await gallery.evaluate(({ overlays }, kind) => overlays.close(`value of ${kind}`), kind);
      expect(await answer.evaluate(({ value }) => value)).toBe(`value of ${kind}`);
      await expect(page.locator('[data-overlay-probe]'), kind).toHaveCount(0);
    }
    const message = await gallery.evaluate(({ overlays }) => {
      try {
        void overlays.open('curtain' as never);
        return 'nothing thrown';
      } catch (error) {
        return String(error);
      }
    });
    expect(message).toContain('curtain');
  });

  test('overlays: closing what the reader has closed does nothing', async ({ page }) => {
    const gallery = await openGallery(page);
    await gallery.evaluate(({ overlays }) => overlays.close());
    await gallery.evaluate(({ overlays }) => void overlays.open('modal'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'close', exact: true }).click();
    await gallery.evaluate(({ overlays }) => overlays.close());
    await expectHeading(page, 'Gallery');
  });

  test('navigate: within the site without a load, and not outside', async ({ page }) => {
    const gallery = await openGallery(page);
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
  });

  test('fail: the error page', async ({ page }) => {
    const gallery = await openGallery(page);
    await gallery.evaluate(({ fail }) => fail({}));
    await expectHeading(page, 'Internal Server Error');
    await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('500 - Internal Server Error');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('icon: drawn by the loader, once it has come', async ({ page }) => {
    const gallery = await openGallery(page);
    const asked = page.waitForRequest(/\/api\/_nuxt_icon\/lucide\.json\?icons=volleyball$/);
    await gallery.evaluate(({ icon }) => icon('i-lucide-volleyball'));
    await asked;
    await expect(page.locator('[data-mounted] svg.icon')).toHaveClass(/(^| )i-lucide:volleyball( |$)/);
    await expect(page.locator('[data-mounted] svg.icon > *')).not.toHaveCount(0);
  });

  test('island: a fragment, another after a patch, the fallback where there is none', async ({ page }) => {
    const gallery = await openGallery(page);
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

  test('lazy: a placeholder, then the part', async ({ page }) => {
    const gallery = await openGalleryInStillTime(page);
    await gallery.evaluate(({ lazy }) => lazy(1500));
    await page.clock.runFor(1499);
    await expect(page.locator('[data-lazy="placeholder"]')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.locator('[data-lazy="ready"]')).toBeVisible();
  });

  test('http: answers with data, and throws on an error', async ({ page, request, baseURL }) => {
    const gallery = await openGallery(page);
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
});

async function expectNoViolations(page: Page, what: string): Promise<void> {
  // A control that has scrolled half behind the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await findViolations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

for (const width of [390, 1280])
  test.describe(`at ${width} px it breaks no rule of accessibility`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('with every panel open and toasts of all colours', async ({ page }) => {
      const gallery = await openGallery(page);
      for (const name of ['Collapsible', 'First panel'])
        await page.getByRole('button', { name, exact: true }).click();
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
        await expectNoViolations(page, `toasts: ${colors}`);
      }
    });

    test('with toasts and a modal, a slideover, a drawer open', async ({ page }) => {
      const gallery = await openGallery(page);
      for (const kind of ['modal', 'slideover', 'drawer'] as const) {
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
      }
    });

    test('with the tooltip and the menu open', async ({ page }) => {
      await openGallery(page);
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
      }
    });
  });

test('on 320 px nothing sticks out, whatever is open', async ({ page }) => {
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

test.describe('by keyboard only', () => {
  test.use({ site: 'moving' });

  test('Tab leads through every control in its order, and each shows that it has the focus', async ({
    page,
  }) => {
    await openGallery(page);
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

  test('a toast and a modal are opened, reached and left', async ({ page }) => {
    await openGallery(page);
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

    const modal = page.getByRole('button', { name: 'modal', exact: true });
    await modal.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: 'A modal' })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(modal).toBeFocused();
  });

  test('Escape closes what came last: first the toast on top of a modal, then the modal', async ({
    page,
  }) => {
    const gallery = await openGallery(page);
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
});
