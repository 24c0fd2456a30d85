// A page of each of the nine layouts: what stands around the text, and that it leads where it says.
import type { Page } from '@playwright/test';
import { layoutPages } from './layout-pages.ts';
import { expect, test } from './test.ts';

for (const { layout, path, heading, title, crumbs, sidebar, hasContents } of layoutPages) {
  test.describe(`the layout ${layout}`, () => {
    test('is named in the source and in the page', async ({ page, request }) => {
      const source = await (await request.get(path)).text();
      expect(source.match(/<body data-layout="([^"]*)">/)?.[1]).toBe(layout);
      expect(source.match(/<html[^>]*>/)?.[0]).toBe('<html lang="en" dir="ltr">');
      expect(source.match(/<title>/g)).toEqual(['<title>']);
      await page.goto(path);
      await expect(page.locator('body')).toHaveAttribute('data-layout', layout);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page).toHaveTitle(title);
      await expect(page.locator('head > title')).toHaveCount(1);
    });

    test('has one of each landmark, and a name on every navigation', async ({ page }) => {
      await page.goto(path);
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      const names = ['Main', 'Breadcrumb', 'Previous and next page', 'Footer'];
      if (sidebar) names.push(sidebar);
      if (hasContents) names.push('On this page');
      for (const name of names)
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
      await expect(page.getByRole('navigation')).toHaveCount(names.length);
    });

    test('has one first-level heading, and the way to it above', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
      await expect(links).toHaveText(crumbs);
      const segments = path.split('/').slice(1, -1);
      expect(await hrefs(links)).toEqual(
        segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`),
      );
    });

    test('marks the page in the list of its section, and leads on in that order', async ({ page }) => {
      let order: string[];
      if (sidebar) {
        await page.goto(path);
        const list = page.getByRole('navigation', { name: sidebar, exact: true });
        await expect(list.locator('[aria-current="page"]')).toHaveCount(1);
        await expect(list.locator('[aria-current="page"]')).toHaveAttribute('href', path);
        order = await hrefs(list.getByRole('link'));
      } else {
        order = await listedPages(page, path);
        await page.goto(path);
      }
      const here = order.indexOf(path);
      const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
      await expectLink(neighbours.getByRole('link', { name: /^Previous / }), order[here - 1]);
      await expectLink(neighbours.getByRole('link', { name: /^Next / }), order[here + 1]);
    });

    test('skips to the text with the first key', async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });

    if (hasContents) {
      test('lists its own headings, each with an address', async ({ page }) => {
        await page.goto(path);
        const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const targets = await hrefs(links);
        const texts = await links.allTextContents();
        expect(targets.length).toBeGreaterThan(1);
        expect(new Set(targets).size).toBe(targets.length);
        for (const [index, target] of targets.entries()) {
          const id = decodeURIComponent(target.slice(1));
          const found = page.locator(`[id="${id}"]`);
          await expect(found).toHaveCount(1);
          await expect(found).toHaveText(`${texts[index]}#`);
        }
        await links.last().click();
        await expect(page).toHaveURL(new RegExp(`${targets.at(-1)}$`));
        await expect(page.locator(`[id="${targets.at(-1)?.slice(1)}"]`)).toBeInViewport();
      });
    }
  });
}

for (const path of ['/', '/cs/html', '/nope']) {
  test(`the header and the footer of ${path}`, async ({ page }) => {
    await page.goto(path);
    const home = page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true });
    await expect(home).toHaveAttribute('href', '/');
    const logo = home.locator('img');
    await expect(logo).toHaveAttribute('alt', 'A letter P standing on a block');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);

    const footer = page.getByRole('contentinfo');
    const full = footer.getByRole('link', { name: 'Plinth Institute of Computing', exact: true });
    await expect(full).toHaveAttribute('href', '/');
    const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(links).toHaveText(['Quests', 'Projects', 'Build Own']);
    expect(await hrefs(links)).toEqual(['/quests', '/projects', '/build-own']);
    const social = footer.getByRole('link', { name: 'YouTube', exact: true });
    await expect(social).toHaveAttribute('target', '_blank');
    await expect(social).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(social.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(footer.getByRole('link')).toHaveCount(5);
  });
}

test('the footer marks the page that it links to', async ({ page }) => {
  await page.goto('/projects');
  const current = page.getByRole('contentinfo').locator('[aria-current="page"]');
  await expect(current).toHaveText(['Projects']);
});

test('the header marks the page that it links to, and only that one', async ({ page }) => {
  await page.goto('/blog');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Blog']);
  await page.goto('/blog/first-rule-of-aria');
  await expect(current).toHaveCount(0);
});

async function hrefs(links: ReturnType<Page['getByRole']>): Promise<string[]> {
  const all = await links.all();
  return Promise.all(all.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

async function expectLink(link: ReturnType<Page['getByRole']>, target: string | undefined): Promise<void> {
  if (target === undefined) await expect(link).toHaveCount(0);
  else await expect(link).toHaveAttribute('href', target);
}

/** The section's index and the pages that it lists, in order. */
async function listedPages(page: Page, path: string): Promise<string[]> {
  const index = path.slice(0, path.lastIndexOf('/'));
  await page.goto(index);
  const list = page.getByRole('region', { name: /^Pages in / });
  return [index, ...(await hrefs(list.getByRole('link')))];
}
