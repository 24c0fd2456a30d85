// The site with JavaScript off: every page can be read, every link leads somewhere.
import { readHtml } from '../support/read-html.ts';
import { expect, isEveryPage, pagesOf, sampleOf, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a reader walks from the first page through the site', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(heading).toHaveText(['Computing, from the ground up.']);

  await main.getByRole('link', { name: 'Quests', exact: true }).first().click();
  await expect(page).toHaveURL(/\/quests$/);
  await expect(heading).toHaveText(['Quests']);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CS Subjects' }).click();
  await expect(page).toHaveURL(/\/cs$/);

  await page.goto('/cs/html');
  await main.getByRole('link', { name: 'What HTML is for' }).first().click();
  await expect(page).toHaveURL(/\/cs\/html\/getting-started\/what-is-html$/);

  await page.getByRole('link', { name: /^Next / }).click();
  await expect(page).toHaveURL(/\/cs\/html\/getting-started\/your-first-page$/);
  await expect(heading).toHaveText(['Your first page']);
  await expect(main.locator('p').nth(3)).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'HTML' }).click();
  await expect(page).toHaveURL(/\/cs\/html$/);
  await expect(heading).toHaveText(['HTML']);

  await page.getByRole('link', { name: 'Plinth', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('on a phone the sections are a list that opens, whole and in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cs/html/elements/dialog');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(0);
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await expect(links).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
  for (const section of await links.all()) {
    await expect(section).toBeInViewport({ ratio: 1 });
    expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await links.nth(4).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByText('Menu', { exact: true })).toBeHidden();
  await expect(links).toHaveCount(5);
});

test('all questions are there, and the answer to each opens on demand', async ({ page }) => {
  await page.goto('/cs/html/getting-started/what-is-html');
  await expect(page.locator('.question').filter({ visible: true })).toHaveCount(5);
  await expect(page.locator('.quiz-head, .question-check').filter({ visible: true })).toHaveCount(0);
  const answer = page.locator('.question details').first();
  await expect(answer.locator('.answer')).toBeHidden();
  await answer.getByText('The answer', { exact: true }).click();
  await expect(answer.locator('.answer')).toBeVisible();
  await answer.getByText('The answer', { exact: true }).press('Enter');
  await expect(answer.locator('.answer')).toBeHidden();
});

test('a page shows its heading and its text', async ({ page }) => {
  test.setTimeout(isEveryPage ? 1_800_000 : 180_000);
  for (const path of sampleOf(pagesOf('real'))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').locator('.prose > *').first(), path).toBeVisible();
  }
});

// The links of the project's own content are checked by `npm run check:site`, which reads the files.
test.describe('the site layouts', () => {
  test.use({ site: 'layouts' });

  test('every link answers, every anchor exists, and no id is used twice', async ({ request }) => {
    const documents = new Map<string, ReturnType<typeof readHtml>>();
    for (const path of pagesOf('layouts')) {
      const response = await request.get(encodeURI(path));
      expect(response.status(), path).toBe(200);
      documents.set(path, readHtml(await response.text()));
    }
    const broken: string[] = [];
    const others = new Set<string>();
    for (const [path, { links, ids }] of documents) {
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      for (const id of repeated) broken.push(`${path}: the id "${id}" is used twice`);
      for (const href of links) {
        const url = new URL(href, `http://here${encodeURI(path)}`);
        if (url.host !== 'here') continue;
        const target = documents.get(decodeURI(url.pathname));
        if (!target) others.add(url.pathname);
        else if (url.hash && !target.ids.includes(decodeURIComponent(url.hash.slice(1))))
          broken.push(`${path}: there is no ${url.hash} on ${url.pathname}`);
      }
    }
    for (const path of others) {
      const status = (await request.get(path)).status();
      if (status !== 200) broken.push(`${path} answers ${status}`);
    }
    expect(broken).toEqual([]);
  });
});
