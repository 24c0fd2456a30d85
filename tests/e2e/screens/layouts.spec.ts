// One page of each of the nine layouts: landmarks and the skip link, and how the text fits the window.
// tests/built/layouts.test.ts checks the links and titles of the same pages in their HTML.
import type { Page } from '@playwright/test';
import { type LayoutPage, layoutPages } from '#tests/support/layout-pages.ts';
import { recordRequests } from '../support/requests.ts';
import { expect, readOnlyTest, test } from '../support/test.ts';

async function checkSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}

/** The landmarks that assistive technology gets; their names are checked in the HTML. */
async function checkLandmarks(page: Page, layoutPage: LayoutPage): Promise<void> {
  const { layout, heading, title, sidebar, hasContents, hasNeighbours } = layoutPage;
  await expect(page.locator('body')).toHaveAttribute('data-layout', layout);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  const navigations = ['Main', 'Breadcrumb', 'Footer'];
  if (hasNeighbours !== false) navigations.push('Previous and next page');
  if (sidebar) navigations.push(sidebar);
  if (hasContents) navigations.push('On this page');
  await expect(page.getByRole('navigation')).toHaveCount(navigations.length);
}

/** The logo is visible. It is drawn from data in the document, so no file is requested for it. */
async function checkLogo(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true }).getByRole('img');
  await expect(logo).toHaveAttribute('alt', 'A letter P standing on a block');
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
}

async function followLastContentsLink(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

async function checkLayout(page: Page, layoutPage: LayoutPage): Promise<void> {
  await page.goto(layoutPage.path);
  await checkSkipLink(page);
  await checkLandmarks(page, layoutPage);
  await checkLogo(page);
  if (layoutPage.hasContents) await followLastContentsLink(page);
}

readOnlyTest(
  'every layout has its landmarks, a skip link that works, and contents that lead to their headings',
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const logoFiles = recordRequests(page, /^\/mark-/);
    for (const layoutPage of layoutPages.filter(({ isWorkspace }) => !isWorkspace))
      await test.step(layoutPage.layout, () => checkLayout(page, layoutPage));

    await test.step('a quest without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const plainPage = await context.newPage();
      for (const quest of layoutPages.filter(({ isWorkspace }) => isWorkspace)) {
        await plainPage.goto(quest.path);
        await checkSkipLink(plainPage);
        await checkLandmarks(plainPage, quest);
        await followLastContentsLink(plainPage);
      }
      await context.close();
    });

    await test.step('a quest with its script is a workspace that links to the list and to its neighbours', async () => {
      await page.goto('/quests/heading-outline');
      const named = (name: string) => page.getByRole('navigation', { name, exact: true });
      for (const name of ['Main', 'Footer', 'Previous and next page'])
        await expect(named(name)).toHaveCount(1);
      await expect(page.getByRole('navigation')).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'All quests', exact: true })).toHaveAttribute(
        'href',
        '/quests',
      );
      for (const name of ['Task', 'Code', 'Result'])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    });
    expect(logoFiles).toEqual([]);
  },
);

/** How wide the document is, from left to right and from right to left. */
function widthsInBothDirections(): [number, number] {
  const root = document.documentElement;
  const first = root.scrollWidth;
  root.dir = 'rtl';
  const mirrored = root.scrollWidth;
  root.dir = 'ltr';
  return [first, mirrored];
}

/** The preferences with which the page is wider than the window, or a block is wider than the text column. */
function preferencesThatOverflow(): string[] {
  const root = document.documentElement;
  const right = (element: Element) => element.getBoundingClientRect().right;
  const prose = document.querySelector('.prose') as Element;
  return [
    ['narrow', 'large'],
    ['wide', 'small'],
    ['wide', 'large'],
  ]
    .filter(([lineWidth, textSize]) => {
      Object.assign(root.dataset, { lineWidth, textSize });
      const isWider = [...prose.children].some((block) => right(block) > right(prose) + 1);
      return isWider || root.scrollWidth > root.clientWidth;
    })
    .map((choice) => choice.join(' '));
}

/** Turns the writing direction round: where the columns are then, and how the current page and the text are drawn. */
function mirrorColumns() {
  const root = document.documentElement;
  for (const name of ['lineWidth', 'textSize']) delete root.dataset[name];
  root.dir = 'rtl';
  const left = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
  const current = document.querySelector('.sidebar [aria-current="page"]') as Element;
  const paragraph = document.querySelector('.prose > p') as Element;
  const mirrored = {
    contentsLeft: left('.contents-column'),
    mainLeft: left('main'),
    sidebarLeft: left('.sidebar'),
    markerRight: getComputedStyle(current, '::after').right,
    direction: getComputedStyle(paragraph).direction,
  };
  root.dir = 'ltr';
  return mirrored;
}

/** Replaces the text by one long paragraph: characters per line, and width, for each line width and text size. */
function measureLines(): Record<string, { width: number; characters: number }> {
  const prose = document.querySelector('.prose') as Element;
  const texts = [...prose.querySelectorAll(':scope > p')].map(({ textContent }) => textContent.trim());
  const paragraph = document.createElement('p');
  const text = `${texts.join(' ')} `.repeat(10).slice(0, 3000);
  paragraph.textContent = text;
  prose.replaceChildren(paragraph);
  const choices = ['narrow', 'wide'].flatMap((lineWidth) =>
    ['small', 'medium', 'large'].map((textSize) => ({ lineWidth, textSize })),
  );
  const measured = choices.map((choice) => {
    Object.assign(document.documentElement.dataset, choice);
    const { width, height } = paragraph.getBoundingClientRect();
    const lines = Math.round(height / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
    return [`${choice.lineWidth} ${choice.textSize}`, { width, characters: text.length / lines }];
  });
  return Object.fromEntries(measured);
}

test.describe('without script', () => {
  // Style sheets decide all of this, so scripts would only take time.
  test.use({ javaScriptEnabled: false });

  test('every layout fits the window in both writing directions, and its lines are as long as the reader chose', {
    tag: '@nightly',
  }, async ({ page }) => {
    // A busy machine takes a second for each layout of a long page.
    test.setTimeout(180_000);
    for (const { layout, path, sidebar, hasContents } of layoutPages) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(widthsInBothDirections), path).toEqual([320, 320]);
      for (const width of [320, 820, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(preferencesThatOverflow), `${path} at ${width}`).toEqual([]);
        if (width !== 1280 || !sidebar || !hasContents) continue;
        const { contentsLeft, mainLeft, sidebarLeft, markerRight, direction } =
          await page.evaluate(mirrorColumns);
        expect(contentsLeft, path).toBeLessThan(mainLeft);
        expect(mainLeft, path).toBeLessThan(sidebarLeft);
        expect(direction, path).toBe('rtl');
        if (layout === 'cs-html-els') expect(markerRight).toBe('0px');
      }

      const large = await page.evaluate(measureLines);
      // With large text there is no room for wide lines between two columns.
      for (const choice of ['narrow small', 'narrow medium', 'narrow large', 'wide small', 'wide medium']) {
        const [least, most] = choice.startsWith('narrow') ? [60, 70] : [85, 95];
        expect.soft(large[choice]?.characters, `${path} ${choice}`).toBeGreaterThanOrEqual(least);
        expect.soft(large[choice]?.characters, `${path} ${choice}`).toBeLessThanOrEqual(most);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      const { 'narrow medium': narrow, 'wide medium': wide } = await page.evaluate(measureLines);
      expect.soft((wide?.width ?? 0) / (narrow?.width ?? 0), path).toBeGreaterThanOrEqual(1.2);
    }
  });
});
