// A page of each of the nine layouts: what stands around the text, and that it leads where it says.
import type { Page } from '@playwright/test';
import { layoutPages } from '../support/layout-pages.ts';
import { expect, test } from '../support/test.ts';

for (const {
  layout,
  path,
  heading,
  title,
  crumbs,
  sidebar,
  hasContents,
  hasNeighbours,
  isWorkspace,
} of layoutPages) {
  test.describe(() => {
    test.use({ javaScriptEnabled: !isWorkspace });

    test(`the layout ${layout}`, async ({ page }) => {
      const order = sidebar || hasNeighbours === false ? null : await listedPages(page, path);
      const source = (await (await page.goto(path))?.text()) ?? '';

      await test.step('skips to the text with the first key', async () => {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      });

      await test.step('is named in its source; landmarks, heading and title are there once', async () => {
        expect(source.match(/<body data-layout="([^"]*)">/)?.[1]).toBe(layout);
        expect(source.match(/<html[^>]*>/)?.[0]).toBe('<html lang="en" dir="ltr">');
        expect(source.match(/<title>/g)).toEqual(['<title>']);
        await expect(page.locator('body')).toHaveAttribute('data-layout', layout);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page).toHaveTitle(title);
        await expect(page.locator('head > title')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);

        for (const role of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(role)).toHaveCount(1);
        const names = ['Main', 'Breadcrumb', 'Footer'];
        if (hasNeighbours !== false) names.push('Previous and next page');
        if (sidebar) names.push(sidebar);
        if (hasContents) names.push('On this page');
        for (const name of names)
          await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
        await expect(page.getByRole('navigation')).toHaveCount(names.length);
      });

      await test.step('leads up, sideways and down the page', async () => {
        const up = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
        await expect(up).toHaveText(crumbs);
        const segments = path.split('/').slice(1, -1);
        expect(await hrefs(up)).toEqual(segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`));

        if (sidebar) {
          const current = page
            .getByRole('navigation', { name: sidebar, exact: true })
            .locator('[aria-current]');
          await expect(current).toHaveCount(1);
          await expect(current).toHaveAttribute('aria-current', 'page');
          await expect(current).toHaveAttribute('href', path);
        }
        if (hasNeighbours === false) return;
        const list =
          order ??
          (await hrefs(page.getByRole('navigation', { name: sidebar ?? '', exact: true }).locator('a')));
        const here = list.indexOf(path);
        const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
        await expectLink(neighbours.getByRole('link', { name: /^Previous / }), list[here - 1]);
        await expectLink(neighbours.getByRole('link', { name: /^Next / }), list[here + 1]);

        if (!hasContents) return;
        const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const texts = await contents.allTextContents();
        const targets = (await hrefs(contents)).map((href) => decodeURIComponent(href.slice(1)));
        const headings = new Map(
          await page.getByRole('main').locator(':is(h2, h3)[id]').evaluateAll(idsAndTexts),
        );
        expect(targets.length).toBeGreaterThan(1);
        expect(targets.map((id) => headings.get(id))).toEqual(texts);
        await contents.last().click();
        await expect(page).toHaveURL(new RegExp(`#${targets.at(-1)}$`));
        await expect(page.locator(`[id="${targets.at(-1)}"]`)).toBeInViewport();
      });
    });
  });
}

test('with its script a quest is a workspace, which leads up and sideways', async ({ page }) => {
  await page.goto('/quests/heading-outline');
  const named = (name: string) => page.getByRole('navigation', { name, exact: true });
  for (const name of ['Main', 'Footer', 'Previous and next page']) await expect(named(name)).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'All quests', exact: true })).toHaveAttribute(
    'href',
    '/quests',
  );
  for (const name of ['Task', 'Code', 'Result'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
});

for (const path of ['/', '/cs/html', '/nope']) {
  test(`the header and the footer of ${path}`, async ({ page }) => {
    await page.goto(path);
    const home = page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true });
    await expect(home).toHaveAttribute('href', '/');
    const logo = home.getByRole('img');
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
  return links.evaluateAll(hrefsOf);
}

function hrefsOf(links: { getAttribute(name: string): string | null }[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

function idsAndTexts(headings: { id: string; textContent: string | null }[]): [string, string][] {
  return headings.map(({ id, textContent }) => [id, textContent ?? '']);
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
