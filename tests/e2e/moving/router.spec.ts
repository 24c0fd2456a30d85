// Moving within the site: the page is swapped, and everything around it follows. What is not the site's is left alone.
import { expectHeading, isSameWindow, open, ready } from '../support/moving.ts';
import { shapeOf } from '../support/page-shape.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a site of tall pages', () => {
  test.use({ site: 'moving' });

  test('a click swaps the page without loading a document', async ({ page }) => {
    await open(page, '/alpha');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('link', { name: 'Beta', exact: true }).first().click();
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta$/);
    await expect(page).toHaveTitle('Beta');
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'The page Beta.');
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    expect(await isSameWindow(page)).toBe(true);
    expect(documents).toEqual([]);
  });

  test('the focus goes to the new heading, and the title is announced', async ({ page }) => {
    await open(page, '/alpha');
    await expect(page.locator('[data-announcer]')).toHaveText('');
    await page.getByRole('link', { name: 'Beta', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beta' })).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText('Beta');
    await expect(page.locator('[data-announcer]')).toHaveAttribute('aria-live', 'polite');
  });

  test('after moving by keyboard, Tab goes on from the new heading', async ({ page }) => {
    await open(page, '/alpha');
    await page.getByRole('link', { name: 'Beta', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Beta' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Alpha', exact: true }).first(),
    ).toBeFocused();
  });

  test('a form is left to the browser', async ({ page }) => {
    await open(page, '/alpha');
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<form action="/beta"><button id="probe">x</button></form>'),
    );
    const outcome = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('#probe').click();
    await outcome;
  });

  test('a link to a file of the site loads it', async ({ page }) => {
    await open(page, '/alpha');
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<a id="probe" href="/mark.svg">x</a>'),
    );
    await page.locator('#probe').click();
    await expect(page).toHaveURL(/\/mark\.svg$/);
    expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
  });

  test('a page that does not exist is looked up on the server', async ({ page }) => {
    await open(page, '/alpha');
    await page.evaluate(() => void navigation.navigate('/nope?x=1'));
    await expect(page).toHaveTitle('404 - Page not found: /nope?x=1');
    await expect(page.getByText('Page not found: /nope?x=1', { exact: true })).toBeVisible();
    await page.goBack();
    await expectHeading(page, 'Alpha');
    await expect(page).toHaveTitle('Alpha');
  });

  test('an overtaken navigation is given up and never shown', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/beta/_payload.json*', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await open(page, '/alpha');
    await page.evaluate(() => {
      const headings: (string | null)[] = [];
      Object.assign(window, { headings });
      new MutationObserver(() => headings.push(document.querySelector('h1')?.textContent ?? null)).observe(
        document.body,
        { childList: true, subtree: true },
      );
      void navigation.navigate('/beta');
    });
    await page.evaluate(() => void navigation.navigate('/gamma'));
    await expectHeading(page, 'Gamma');
    const answered = page.waitForResponse('**/beta/_payload.json*');
    release();
    await answered;
    await expect(page).toHaveURL(/\/gamma$/);
    const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(headings).not.toContain('Beta');
    expect(
      await page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname)),
    ).toEqual(expect.not.arrayContaining(['/beta']));
  });

  test('the address changes together with the page', async ({ page }) => {
    let release = () => {};
    await page.route('**/beta/_payload.json*', (route) => {
      release = () => void route.continue();
    });
    // Perhaps it is fetched ahead; it does not come in any case.
    const asked = page.waitForRequest('**/beta/_payload.json*');
    await open(page, '/alpha');
    await page.evaluate(() => void navigation.navigate('/beta'));
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-loading', '');
    expect(new URL(page.url()).pathname).toBe('/alpha');
    await expectHeading(page, 'Alpha');
    release();
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });

  test('what a reader did before the script came stays: typed text, an open detail, the place', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry.app-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/alpha', { waitUntil: 'load' });
    await page.evaluate(() => {
      const html = '<input id="probe"><details id="more"><summary>More</summary>Text</details>';
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
    });
    await page.locator('#probe').pressSequentially('half a sen');
    await page.locator('summary').click();
    await page.locator('#probe').focus();
    release();
    await ready(page);
    await page.keyboard.type('tence');
    await expect(page.locator('#probe')).toHaveValue('half a sentence');
    await expect(page.locator('#more')).toHaveAttribute('open', '');
    await expect(page.locator('#probe')).toBeFocused();
  });

  test('a click made while the script is on its way is followed', async ({ page }) => {
    await page.route('**/assets/entry.app-*.js', () => {});
    await page.goto('/alpha', { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Beta', exact: true }).first().click();
    await expect(page).toHaveURL(/\/beta$/);
    await expectHeading(page, 'Beta');
  });
});

test('the layout, the header and the list of the section follow', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'CS Subjects' }).click();
  await main.getByRole('link', { name: 'All of CS Subjects' }).click();
  await expect(page).toHaveURL(/\/cs$/);
  const current = main.locator('[aria-current]');
  await expect(current).toHaveText(['CS Subjects']);
  await page.evaluate(() => void navigation.navigate('/cs/html/elements/img'));
  await expectHeading(page, '<img>');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'cs-html-els');
  await expect(current).toHaveCount(0);
  const list = page.getByRole('navigation', { name: 'Elements' });
  await expect(list.getByRole('link', { name: 'img', exact: true })).toHaveAttribute('aria-current', 'page');
  await list.evaluate((element) => Object.assign(element, { isTheSame: true }));
  await list.getByRole('link', { name: 'video', exact: true }).click();
  await expectHeading(page, '<video>');
  expect(await list.evaluate((element) => 'isTheSame' in element)).toBe(true);
  // Asked from outside the page, the browser may not have heard of the last step yet.
  await page.evaluate(() => history.back());
  await expectHeading(page, '<img>');
  await page.evaluate(() => history.back());
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
  expect(await isSameWindow(page)).toBe(true);
});

test('the header and footer stay the same elements from page to page', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const name of ['header', 'footer'])
      Object.assign(document.querySelector(`.site-${name}`) ?? {}, { isTheSame: true });
  });
  await page.evaluate(() => void navigation.navigate('/blog'));
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'blog');
  expect(
    await page.evaluate(() =>
      ['header', 'footer'].map((name) => 'isTheSame' in (document.querySelector(`.site-${name}`) ?? {})),
    ),
  ).toEqual([true, true]);
});

test('a page drawn by the script is the page that the server sends', async ({ page, request }) => {
  for (const path of ['/cs/html/elements/img', '/cs/html', '/blog/first-rule-of-aria', '/quests', '/']) {
    await open(page, path === '/' ? '/cs' : '/');
    const sent = await page.evaluate(shapeOf, await (await request.get(path)).text());
    await page.evaluate((to) => void navigation.navigate(to), path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate(shapeOf, null), { message: path }).toBe(sent);
  }
});

test('a document of an older build gets the present header, and its page stays as it is', async ({
  page,
}) => {
  await page.route('**/builds/current.json', async (route) => {
    const response = await route.fetch();
    const build = await response.json();
    build.shell.sections[0].title = 'Renamed subjects';
    await route.fulfill({ response, json: build });
  });
  await page.goto('/cs/html', { waitUntil: 'commit' });
  await page.getByRole('main').evaluate((main) => {
    Object.assign(main, { isTheSame: true });
    main.insertAdjacentHTML('afterbegin', '<input id="probe" value="typed">');
  });
  await ready(page);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Renamed subjects' }),
  ).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => 'isTheSame' in main)).toBe(true);
  await expect(page.locator('#probe')).toHaveValue('typed');
  await expectHeading(page, 'HTML');
});
