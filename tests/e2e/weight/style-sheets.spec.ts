// Documents carry the styles that they need. The other sheets are only named there, and come when a script may need them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesIn, sheetsOf } from '../support/carried-styles.ts';
import { recordDocuments, recordRequests } from '../support/requests.ts';
import { outDirOf, type SiteName } from '../support/sites.ts';
import { expect, pagesOf, sampleOf, test } from '../support/test.ts';

const readDocument = (site: SiteName, path: string) =>
  readFileSync(join(outDirOf(site), 'static', path), 'utf8');

for (const site of ['real', 'layouts'] satisfies SiteName[])
  test(`nothing in a document of the site "${site}" needs a style sheet that it only names`, async ({
    page,
  }) => {
    await page.goto('/');
    const paths = [...sampleOf(pagesOf(site)), '/_gallery'].map((path) => join(path, 'index.html'));
    for (const path of [...paths, '404.html', '500.html']) {
      const html = readDocument(site, path);
      const named = sheetsOf(site, html).filter(({ isCarried }) => !isCarried);
      const matches = await matchesIn(
        page,
        html,
        named.map(({ css }) => css),
      );
      expect(matches, path).toEqual([]);
    }
  });

test('whatever a document carries, its sheets stand in one order', () => {
  const sheets = Object.fromEntries(
    [
      '',
      'blog',
      'blog/first-rule-of-aria',
      'build-own/lisp/1-reader',
      'cs/html/elements/img',
      'cs/html/getting-started/your-first-page',
      'quests/hello-page',
    ].map((path) => [`/${path}`, sheetsOf('real', readDocument('real', join(path, 'index.html')))]),
  );
  for (const [path, found] of Object.entries(sheets))
    expect(
      found.map(({ name }) => name),
      path,
    ).toEqual(
      [
        ...['every-page', 'columns', 'variants', 'guides', 'reference', 'blocks', 'lessons'],
        ...['landings', 'listings', 'play', 'quests', 'device', 'extras'],
      ].filter(
        (name) =>
          // Those that few pages need are named by none; the others fetch them on the way to one.
          !['guides', 'lessons', 'listings', 'play', 'quests', 'device', 'extras'].includes(name) ||
          found.some((sheet) => sheet.name === name),
      ),
    );
  const carried = Object.entries(sheets).map(([path, found]) => [
    path,
    found.filter(({ isCarried }) => isCarried).map(({ name }) => name),
  ]);
  expect(Object.fromEntries(carried)).toEqual({
    '/': ['every-page', 'reference', 'blocks', 'landings'],
    '/blog': ['every-page', 'columns', 'blocks', 'landings', 'listings', 'extras'],
    '/blog/first-rule-of-aria': ['every-page', 'columns', 'reference', 'extras'],
    '/build-own/lisp/1-reader': ['every-page', 'columns', 'variants', 'guides', 'blocks'],
    '/cs/html/elements/img': ['every-page', 'columns', 'reference'],
    '/cs/html/getting-started/your-first-page': [
      'every-page',
      'columns',
      'variants',
      'reference',
      'blocks',
      'lessons',
    ],
    '/quests/hello-page': ['every-page', 'columns', 'reference', 'blocks', 'quests'],
  });
});

test('what a page only names is fetched while it is read, and switched on when the reader is about to go on', async ({
  page,
}) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')].map(({ href, disabled }) => ({
        isFetched: performance.getEntriesByName(href).length > 0,
        isOn: !disabled,
      })),
    );
  await page.goto('/cs/html/elements/img');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect.poll(sheets).toEqual(Array(3).fill({ isFetched: true, isOn: false }));
  // More than one event, as a hand gives: the first may tell of a pointer that was there before.
  await page.mouse.move(300, 300, { steps: 2 });
  await expect.poll(sheets).toEqual(Array(3).fill({ isFetched: true, isOn: true }));
});

test('nothing that comes after a page makes the browser lay it out again from the beginning', async ({
  page,
  browser,
}) => {
  const reasons = 'disabled-by-default-devtools.timeline.invalidationTracking';
  await page.goto('about:blank');
  await browser.startTracing(page, { categories: ['devtools.timeline', reasons] });
  await page.goto('/cs/html/elements/img');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const trace = (await browser.stopTracing()).toString();
  expect(trace).toContain('LayoutInvalidationTracking');
  // What the browser says of every element when a sheet comes to stand before another.
  expect(trace.split('"Fonts changed"').length - 1).toBe(0);
});

test('a page of another kind has its styles when a link leads to it', async ({ page }) => {
  const documents = recordDocuments(page);
  const lookOf = () =>
    page.locator('.hero').evaluate((hero) => {
      const { backgroundColor, display, padding, position } = getComputedStyle(hero);
      return { backgroundColor, display, padding, position };
    });
  await page.goto('/blog/first-rule-of-aria');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Plinth', exact: true }).first().click();
  await expect(page.locator('.page-area')).toHaveAttribute('data-page', '/');
  const moved = await lookOf();
  expect(documents).toEqual(['/blog/first-rule-of-aria']);
  await page.goto('/');
  expect(await lookOf()).toEqual(moved);
});

test('a sheet that few pages need comes with the way to one of them, once', async ({ page }) => {
  const documents = recordDocuments(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(guides|listings)-[^/]+\.css$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  const follow = async (name: string, path: string) => {
    await page.getByRole('link', { name, exact: true }).last().click();
    await expect(page.locator('.page-area')).toHaveAttribute('data-page', path);
  };
  const displayOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).display);

  await page.goto('/blog/first-rule-of-aria');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await follow('Quests', '/quests');
  expect(await displayOf('.path > li')).toBe('flex');
  await follow('Build Own', '/build-own');
  expect(await displayOf('.cards')).toBe('grid');
  await follow('Build your own Lisp', '/build-own/lisp');
  expect(await displayOf('.step-count')).toBe('flex');
  expect(fetched).toEqual(['listings', 'guides']);
  expect(documents).toEqual(['/blog/first-rule-of-aria']);

  // A document that carries it does not fetch it for the next page.
  await page.goto('/quests');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await follow('Projects', '/projects');
  expect(await displayOf('.cards')).toBe('grid');
  expect(fetched).toEqual(['listings', 'guides']);
});

for (const [from, path, part] of [
  ['/', '/build-own/lisp', '.step-list li'],
  ['/', '/cs/html/getting-started/lists', '.goal'],
  ['/cs/html/getting-started/lists', '/cs/html/getting-started/links-and-addresses', '.lesson-step'],
] as const)
  test(`on the way from ${from} to ${path} comes the sheet that few pages need, once`, async ({ page }) => {
    const sheet = path.startsWith('/build-own') ? 'guides' : 'lessons';
    const documents = recordDocuments(page);
    const asked = recordRequests(page, new RegExp(`/assets/${sheet}-`));
    const lookOf = () =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { borderInlineStartWidth, display, marginTop, paddingInlineStart, position } =
            getComputedStyle(element);
          return { borderInlineStartWidth, display, marginTop, paddingInlineStart, position };
        });
    await page.goto(from);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const isCarried = (await page.locator(`style[data-sheet*="/${sheet}-"]`).count()) === 1;
    for (const target of [path, from, path]) {
      await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.querySelector('main')?.append(link);
        link.click();
      }, target);
      await expect(page.locator('.page-area')).toHaveAttribute('data-page', target);
    }
    const moved = await lookOf();
    expect(documents).toEqual([from]);
    expect(asked).toHaveLength(isCarried ? 0 : 1);
    await page.goto(path);
    expect(await lookOf()).toEqual(moved);
  });

test('the sheet that few pages need is fetched while what draws the page is on its way', async ({ page }) => {
  let bringReact = () => {};
  const react = new Promise<void>((resolve) => {
    bringReact = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await react;
    await route.continue();
  });
  await page.goto('/blog/first-rule-of-aria');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const sheet = page.waitForResponse(/\/assets\/listings-[^/]+\.css$/);
  await page.getByRole('link', { name: 'Quests', exact: true }).last().click();
  expect((await sheet).ok()).toBe(true);
  await expect(page.locator('.page-area')).toHaveAttribute('data-page', '/blog/first-rule-of-aria');
  bringReact();
  await expect(page.locator('.page-area')).toHaveAttribute('data-page', '/quests');
});

test('where a style sheet does not come, a link loads the next document', async ({ page }) => {
  await page.route(/\/assets\/landings-[^/]+\.css$/, (route) => route.abort());
  const documents = recordDocuments(page);
  await page.goto('/blog/first-rule-of-aria');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Plinth', exact: true }).first().click();
  await expect.poll(() => documents).toEqual(['/blog/first-rule-of-aria', '/']);
  await expect(page.locator('.hero')).toBeVisible();
});
