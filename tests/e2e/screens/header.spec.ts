// The header: sections with their panels, the menu of small screens, and that nothing asked of it early is lost.
import type { Page } from '@playwright/test';
import { expectHeading, open } from '../support/moving.ts';
import { expect, pagesOf, test } from '../support/test.ts';

const dialogPage = '/cs/html/elements/dialog';

/** A ready page whose clock stands still; `page.clock.runFor` moves it. */
async function openInStillTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test.describe('on a wide screen', () => {
  test('resting on a section opens its panel of three columns, and leaving closes it', async ({ page }) => {
    // Room below the tallest panel.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await openInStillTime(page, dialogPage);
    const triggers = page.locator('header nav button[aria-expanded]');
    await expect(triggers).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
    const [subjects, quests] = [triggers.first(), triggers.nth(1)];
    const panel = page.locator(`[id="${await subjects.getAttribute('aria-controls')}"]`);

    await subjects.hover();
    await page.clock.runFor(199);
    await expect(panel).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel).toBeVisible();
    await expect(subjects).toHaveAttribute('aria-expanded', 'true');
    const list = panel.getByRole('list', { name: 'CS Subjects' });
    const columns = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(3);
    await expect(panel.getByRole('link', { name: /^HTML \d+ pages/ })).toHaveAttribute('href', '/cs/html');

    await quests.hover();
    await expect(panel).toBeHidden();
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 1590);
    await page.clock.runFor(149);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(quests).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.section-panel:visible')).toHaveCount(0);

    // Shortly after one has closed the next opens without a rest.
    await page.clock.runFor(299);
    await subjects.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 1590);
    await page.clock.runFor(150);
    await expect(panel).toBeHidden();
    await page.clock.runFor(300);
    await subjects.hover();
    await page.clock.runFor(199);
    await expect(panel).toBeHidden();
  });

  test('the only subject shows its parts, each with what is in it and three pages', async ({ page }) => {
    await open(page, dialogPage);
    await page.getByRole('button', { name: 'CS Subjects' }).click();
    const list = page.getByRole('list', { name: 'CS Subjects' });
    const cells = list.locator(':scope > li');
    await expect(cells.locator('.panel-title')).toHaveText([
      'Getting started 25 lessons',
      'Elements 113 elements',
      'Attributes 88 attributes',
      'Accessibility 29 pages',
      'This site',
      'New here?',
    ]);
    const pages = await cells.evaluateAll((all) =>
      all.map((cell) => [...cell.querySelectorAll('.panel-pages a')].map((link) => link.textContent)),
    );
    expect(pages).toEqual([
      ['What HTML is for', 'Your first page', 'How a browser reads HTML'],
      ['dialog', 'img', 'table'],
      ['alt', 'autocomplete', 'accesskey'],
      ['Keyboard and focus', 'Why accessibility', 'Assistive technologies'],
      ['Playground', 'Review', 'Your progress', 'Read offline', 'How good this site is', 'Licences'],
      [],
    ]);
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    await expect(list.locator('[data-here]')).toHaveText(['Elements 113 elements']);
    await expect(list.locator('[aria-current]')).toHaveText(['dialog']);
    await page.getByRole('link', { name: 'Start with lesson 1' }).click();
    await expect(page).toHaveURL('/cs/html/getting-started/what-is-html');
    await expect(page.locator('.section-panel:visible')).toHaveCount(0);
  });

  test('a panel counts what it lists, and has the newest post first', async ({ page }) => {
    await open(page, dialogPage);
    const quests = pagesOf('real').filter((path) => path.startsWith('/quests/')).length;
    const counts: [name: string, count: number, noun: string][] = [
      ['Quests', quests, 'quests'],
      ['Projects', 2, 'projects'],
      ['Build Own', 2, 'guides'],
      ['Blog', 2, 'posts'],
    ];
    for (const [name, count, noun] of counts) {
      await page.getByRole('button', { name, exact: true }).click();
      const foot = page.locator('.section-panel-foot > span').filter({ visible: true });
      await expect(foot).toHaveText([`${count} ${noun}`]);
      // More would not fit below the header of a laptop.
      await expect(page.locator('.section-panel:visible li')).toHaveCount(Math.min(count, 24));
    }
    const posts = page.getByRole('list', { name: 'Blog' }).locator('.panel-title');
    const inPanel = await posts.allTextContents();
    await page.goto('/blog');
    await expect(page.getByRole('region', { name: 'Pages in Blog' }).getByRole('heading')).toHaveText(
      inPanel.map((title) => title.trim()),
    );
  });

  test('a press keeps the panel that pointing has opened, and the next one closes it', async ({ page }) => {
    await openInStillTime(page, dialogPage);
    const quests = page.getByRole('button', { name: 'Quests' });
    await quests.hover();
    await page.clock.runFor(200 + 300);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await quests.click();
    await page.clock.runFor(1000);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.section-panel:visible')).toHaveCount(1);
    await quests.click();
    await expect(quests).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1000);
    await expect(page.locator('.section-panel:visible')).toHaveCount(0);
  });

  test('a slant from a section to its first card crosses another section and keeps the panel', async ({
    page,
  }) => {
    await openInStillTime(page, dialogPage);
    const blog = page.getByRole('button', { name: 'Blog' });
    const other = page.getByRole('button', { name: 'Build Own' });
    const opened: string[] = [];
    await page.exposeFunction('noteOpened', (name: string) => opened.push(name));
    await page.evaluate(() =>
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.getAttribute('aria-expanded') === 'true')
            (window as unknown as { noteOpened(name: string | null): void }).noteOpened(target.textContent);
      }).observe(document.querySelector('.sections') as Element, {
        attributes: true,
        attributeFilter: ['aria-expanded'],
        subtree: true,
      }),
    );
    await blog.hover();
    await page.clock.runFor(200);
    const card = page.locator('.section-panel:visible li').first();
    await expect(card).toBeVisible();
    const [from, crossed, to] = await Promise.all([
      blog.boundingBox(),
      other.boundingBox(),
      card.boundingBox(),
    ]);
    if (!from || !crossed || !to) throw new Error('Something has no place.');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + 60, y: to.y + to.height / 2 };
    // The way would be no test if it missed the other section.
    const fallen = start.y + ((start.x - crossed.x - crossed.width) / (start.x - end.x)) * (end.y - start.y);
    expect(fallen).toBeLessThan(crossed.y + crossed.height);
    await page.mouse.move(end.x, end.y, { steps: 60 });
    await page.clock.runFor(1000);
    await expect(blog).toHaveAttribute('aria-expanded', 'true');
    expect([...new Set(opened)]).toEqual(['Blog']);

    // A way along the sections changes the panel at once.
    await page.mouse.move(start.x, start.y);
    await page.mouse.move(crossed.x + 20, start.y, { steps: 20 });
    await expect(other).toHaveAttribute('aria-expanded', 'true');
  });

  test('by keyboard: Enter opens, arrow down enters, Escape returns, a link closes', async ({ page }) => {
    await open(page, dialogPage);
    const subjects = page.getByRole('button', { name: 'CS Subjects' });
    await subjects.focus();
    await page.keyboard.press('Enter');
    await expect(subjects).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const html = page.getByRole('banner').getByRole('link', { name: /^HTML/ });
    await expect(html).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(subjects).toBeFocused();
    await expect(subjects).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Quests' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(html).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cs/html');
    await expect(page.locator('.section-panel:visible')).toHaveCount(0);
    await expect(subjects).toHaveAttribute('aria-expanded', 'false');
  });

  test('where the reader is shows in the sections and in the panel', async ({ page }) => {
    await open(page, '/cs/html');
    const subjects = page.getByRole('button', { name: 'CS Subjects' });
    await expect(page.locator('.section-trigger.is-here')).toHaveText(['CS Subjects']);
    await subjects.click();
    await expect(page.locator('.section-panel [aria-current="page"]')).toHaveText([/^HTML/]);
    await page.getByRole('link', { name: 'All of CS Subjects' }).click();
    await expect(page).toHaveURL('/cs');
    await subjects.click();
    await expect(page.locator('.section-panel [aria-current="page"]')).toHaveText(['All of CS Subjects']);
    await page.mouse.click(640, 790);
    await expect(page.locator('.section-panel:visible')).toHaveCount(0);
  });

  test('an icon button says its name after 700 ms, and without words of its own twice', async ({ page }) => {
    await openInStillTime(page, '/blog');
    const toggle = page.getByRole('button', { name: 'Switch to dark mode' });
    await toggle.hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip')).toHaveText('Switch to dark mode');
    await expect(toggle).not.toHaveAttribute('aria-describedby');
    await page.getByRole('button', { name: 'Reading preferences' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Reading preferences');
    // The pointer still rests there when the focus goes elsewhere.
    await page.getByRole('main').getByRole('link').first().focus();
    await page.clock.runFor(100);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  async function openMenu(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu(page)).toBeVisible();
  }

  test('the menu rises from the bottom with the branch of the page open, and holds the focus', async ({
    page,
  }) => {
    await open(page, dialogPage);
    await openMenu(page);
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-label', 'Close menu');
    await expect(menu(page)).toHaveAccessibleDescription('All sections and pages of this site.');
    await expect
      .poll(async () => {
        const box = await menu(page).boundingBox();
        return box && [box.x, box.width, Math.round(box.y + box.height), box.height <= 844 * 0.96];
      })
      .toEqual([0, 390, 844, true]);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('dialog');
    await expect(menu(page).getByRole('link', { name: 'lang', exact: true })).toHaveCount(0);
    const attributes = menu(page).getByRole('button', { name: '88 attributes in Attributes', exact: true });
    await expect(attributes).toHaveAttribute('aria-expanded', 'false');
    await attributes.click();
    await expect(menu(page).getByRole('link', { name: 'lang', exact: true })).toBeVisible();

    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeVisible();
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect(menu(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('deep in a long list the menu shows the sections, the way to the page and the colours in one view', async ({
    page,
  }) => {
    await open(page, dialogPage);
    await openMenu(page);
    await expect(menu(page).getByRole('link')).toHaveText([
      'Plinth',
      'CS Subjects',
      'HTML',
      'Getting started',
      'Elements',
      'dialog',
      'Attributes',
      'Accessibility',
      'Quests',
      'Projects',
      'Build Own',
      'Blog',
    ]);
    for (const link of await menu(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    const list = menu(page).getByRole('navigation', { name: 'Menu' });
    const colour = menu(page).getByRole('radio', { name: 'Dark' });
    await expect(colour).toBeInViewport();

    const all = menu(page).getByRole('button', { name: 'All 113 elements' });
    await all.click();
    await expect(all).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'a', exact: true })).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'table', exact: true })).toBeVisible();
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeInViewport({ ratio: 1 });
    await expect(colour).toBeInViewport();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  });

  test('every change of the address closes it: a page, a query, the page itself; and a wide window', async ({
    page,
  }) => {
    await open(page, dialogPage);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'All 113 elements' }).click();
    await menu(page).getByRole('link', { name: 'table', exact: true }).click();
    await expect(page).toHaveURL('/cs/html/elements/table');
    await expect(menu(page)).toHaveCount(0);
    await expectHeading(page, '<table>');

    await openMenu(page);
    await page.evaluate(() => void navigation.navigate('?x=1'));
    await expect(menu(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/cs/html/elements/table');
    await expect(menu(page)).toHaveCount(0);

    await openMenu(page);
    await menu(page).getByRole('link', { name: 'table', exact: true }).click();
    await expect(menu(page)).toHaveCount(0);

    await openMenu(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  });

  test('a menu that cannot be loaded says so, and the next press tries again', async ({ page }) => {
    await open(page, '/blog');
    const script = '**/assets/menu-drawer-*.js';
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText('The menu could not be loaded', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(script);
    await openMenu(page);
  });

  test('what is asked for before the script is there is done when it has come', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/builds/current.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(dialogPage);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(menu(page)).toHaveCount(0);
    release();
    await expect(menu(page)).toBeVisible();
  });
});

test('where what draws the menu cannot come, the sections are links as soon as it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(/\/assets\/take-over-/, (route) => route.abort());
  await open(page, '/blog');
  const sections = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(sections).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sections).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
  await expect(page.locator('.menu-button')).toBeHidden();
});

test('where the script cannot come, the sections are links', async ({ page }) => {
  await page.route('**/builds/current.json', (route) => route.abort());
  await page.goto('/blog');
  await expect(page.locator('html[data-failed]')).toBeAttached();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'CS Subjects',
      'Quests',
      'Projects',
      'Build Own',
      'Blog',
    ]);
  }
});
