// A small site of another author: no logo, folders without a page, addresses of every kind, one very long section.
import type { Page } from '@playwright/test';
import { expectHeading } from '../support/moving.ts';
import { layoutsSiteUrl, longSectionPages } from '../support/sites.ts';
import { expect, pagesOf, test } from '../support/test.ts';

test.use({ site: 'layouts' });

const layoutByPath = {
  '/': 'default',
  '/cs': 'default',
  '/cs/html': 'default',
  '/cs/html/elements': 'cs-html-els',
  '/cs/html/elements/a': 'cs-html-els',
  '/cs/html/elements/forms/input': 'cs-html-els',
  '/cs/html/elements-old': 'default',
  '/cs/html/attributes/lang': 'cs-html-attrs',
  '/cs/html/accessibility/focus': 'cs-html-acc',
  '/cs/html/getting-started/first-steps': 'cs-html-gs',
  '/cs/html/history/one/two/three/four': 'default',
  '/quests/first-quest': 'quests',
  '/projects/first-project': 'projects',
  '/build-own/first-guide': 'own',
  '/blog/first-post': 'blog',
  '/blogging': 'default',
  '/notes/plain': 'default',
  '/notes/as-post': 'blog',
  '/notes/poster': 'default',
  '/notes/größe': 'default',
};

test('every address gets its layout; a page may choose another, and an unknown one becomes default', async ({
  request,
}) => {
  const found: Record<string, string | undefined> = {};
  for (const path of Object.keys(layoutByPath)) {
    const source = await (await request.get(encodeURI(path))).text();
    found[path] = source.match(/<body data-layout="([^"]*)">/)?.[1];
  }
  expect(found).toEqual(layoutByPath);
});

test('a page without a title is named after its address, the first page after the site', async ({ page }) => {
  await page.goto('/cs/html/getting-started/first-steps');
  await expect(page).toHaveTitle('First Steps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['First Steps']);
  await page.goto('/');
  await expect(page).toHaveTitle('Nine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Nine']);
});

test('the site has its own name, header and footer', async ({ page }) => {
  await page.goto('/notes/plain');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Nine', exact: true })).toHaveAttribute('href', '/');
  await expect(banner.locator('img')).toHaveCount(0);
  await expect(page.locator('nav[aria-label="Main"] a.section-link')).toHaveText([
    'Subjects',
    'Quests',
    'Projects',
    'Build Own',
    'Blog',
    'Notes',
    'Blogging',
    'Long',
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'The Nine Layouts' })).toHaveAttribute('href', '/');
  await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('listitem')).toHaveText([
    'Quests',
    'Words without a link',
  ]);
  await expect(footer.getByRole('link')).toHaveText(['The Nine Layouts', 'Quests', '']);
  await expect(footer.getByRole('link', { name: 'Films' })).toHaveAttribute(
    'href',
    'https://films.example/nine',
  );
});

test('a folder without a page is named, and has one that lists what is in it', async ({ page }) => {
  await page.goto('/cs/html/elements/forms/input');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Subjects', 'HTML', 'Elements', 'Forms', 'input']);
  await expect(crumbs.getByRole('link')).toHaveText(['Subjects', 'HTML', 'Elements', 'Forms']);
  const sidebar = page.getByRole('navigation', { name: 'Elements' });
  await expect(sidebar.getByRole('link')).toHaveText(['Elements', 'a', 'input']);
  await expect(sidebar.getByText('Forms', { exact: true })).toBeVisible();
  await crumbs.getByRole('link', { name: 'Forms' }).click();
  await expectHeading(page, 'Forms');
  await expect(page).toHaveURL('/cs/html/elements/forms');
  await expect(page.getByRole('main').locator('.page-list').getByRole('link')).toHaveText(['input']);
});

test('the header leads into a folder without a page by its first page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(/\/notes\/plain$/);
});

test('previous and next follow the order of the files', async ({ page }) => {
  expect(await neighbours(page, '/cs/html/elements')).toEqual([null, '/cs/html/elements/a']);
  expect(await neighbours(page, '/cs/html/elements/a')).toEqual([
    '/cs/html/elements',
    '/cs/html/elements/forms/input',
  ]);
  expect(await neighbours(page, '/cs/html/elements/forms/input')).toEqual(['/cs/html/elements/a', null]);
  expect(await neighbours(page, '/notes/plain')).toEqual([null, '/notes/as-post']);
  expect(await neighbours(page, '/cs/html/history/one/two/three/four')).toEqual([null, null]);
});

test('posts are read from the newest to the oldest', async ({ page }) => {
  expect(await neighbours(page, '/blog/second-post')).toEqual([null, '/blog/first-post']);
  expect(await neighbours(page, '/blog/first-post')).toEqual(['/blog/second-post', null]);
});

test('a hidden page can be read, and is in no list', async ({ page, request }) => {
  const response = await page.goto('/notes/hidden');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Hidden']);
  await expect(page.locator('[href="/notes/hidden"]')).toHaveCount(0);
  for (const path of ['/', '/notes/plain', '/notes/as-post'])
    expect(await (await request.get(path)).text()).not.toContain('notes/hidden');
});

test('an address may have letters beyond ASCII, and so may a heading', async ({ page }) => {
  await page.goto('/notes/poster');
  await page.getByRole('link', { name: /^Next / }).click();
  await expect(page).toHaveURL(/\/notes\/gr%C3%B6%C3%9Fe$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Größe']);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '日本語' }).click();
  const japanese = page.getByRole('heading', { level: 2, name: '日本語' });
  await expect(japanese).toBeInViewport();
  expect(decodeURI(new URL(page.url()).hash)).toBe(`#${await japanese.getAttribute('id')}`);
  await page.getByRole('main').getByRole('link', { name: 'Zum Überblick' }).click();
  const overview = page.getByRole('heading', { level: 2, name: 'Überblick' });
  await expect(overview).toBeInViewport();
  expect(decodeURI(new URL(page.url()).hash)).toBe(`#${await overview.getAttribute('id')}`);
});

test('a section of 400 pages shows the neighbourhood of the page, and says how much it leaves out', async ({
  page,
}) => {
  await page.goto('/long/entry-200');
  const sidebar = page.getByRole('navigation', { name: 'Long' });
  const titles = await sidebar.getByRole('link').allTextContents();
  expect(titles).toEqual(['Long', ...Array.from({ length: 100 }, (_, index) => `Entry ${150 + index}`)]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Entry 200');
  await expect(sidebar.getByText('and 300 more')).toBeAttached();
  expect(await neighbours(page, '/long/entry-200')).toEqual(['/long/entry-199', '/long/entry-201']);
  expect(await neighbours(page, `/long/entry-${longSectionPages}`)).toEqual(['/long/entry-399', null]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Entry 400');
  expect(await neighbours(page, '/long')).toEqual([null, '/long/entry-1']);
  await expect(sidebar.getByRole('link').nth(1)).toHaveText('Entry 1');
});

test('a site that knows its address names it once on every page', async ({ request }) => {
  for (const path of ['/', '/cs/html/elements/a', '/notes/größe']) {
    const source = await (await request.get(encodeURI(path))).text();
    const canonical = [...source.matchAll(/<link rel="canonical" href="([^"]*)"[^>]*>/g)].map(
      (match) => match[1],
    );
    expect(canonical).toEqual([layoutsSiteUrl + encodeURI(path)]);
  }
  expect(await (await request.get('/cs/')).text()).toContain(`href="${layoutsSiteUrl}/cs"`);
  expect(await (await request.get('/nope')).text()).not.toContain('canonical');
});

test('every page of the site was built', () => {
  expect(pagesOf('layouts').filter((path) => path.startsWith('/long/'))).toHaveLength(longSectionPages);
  for (const path of Object.keys(layoutByPath)) expect(pagesOf('layouts')).toContain(path);
});

async function neighbours(page: Page, path: string): Promise<(string | null)[]> {
  await page.goto(path);
  return Promise.all(
    ['prev', 'next'].map(async (rel) => {
      const link = page.locator(`a[rel="${rel}"]`);
      return (await link.count()) === 1 ? link.getAttribute('href') : null;
    }),
  );
}
