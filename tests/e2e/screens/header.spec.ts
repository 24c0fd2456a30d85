// The sections in the header of a wide screen: their panels by pointer and keyboard, and the tooltips of icon buttons.
import type { Page } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, pagesOf, readOnlyTest, test } from '../support/test.ts';

const dialogPage = '/cs/html/elements/dialog';

const openPanels = (page: Page) => page.locator('.section-panel:visible');

/** Records the name of every section whose panel opens. */
async function recordOpened(page: Page): Promise<string[]> {
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
  return opened;
}

test('panels and tooltips open when the pointer rests, close when it leaves, and survive a slanted path', async ({
  page,
}) => {
  // The window is higher than the tallest panel, and time passes only by `page.clock.runFor`.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.clock.install();
  await open(page, dialogPage);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const triggers = page.locator('header nav button[aria-expanded]');
  await expect(triggers).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
  const [subjects, quests] = [triggers.first(), triggers.nth(1)];
  const leave = () => page.mouse.move(640, 1590);
  /** Moves the pointer away, for longer than any delay. */
  const startOver = async () => {
    await leave();
    await page.clock.runFor(1000);
    await expect(openPanels(page)).toHaveCount(0);
  };

  await test.step('a panel of three columns opens after 200 ms and closes 150 ms after the pointer has left', async () => {
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
    await leave();
    await page.clock.runFor(149);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(quests).toHaveAttribute('aria-expanded', 'false');
    await expect(openPanels(page)).toHaveCount(0);

    // For 300 ms after one has closed, the next opens at once.
    await page.clock.runFor(299);
    await subjects.hover();
    await expect(panel).toBeVisible();
    await leave();
    await page.clock.runFor(150);
    await expect(panel).toBeHidden();
    await page.clock.runFor(300);
    await subjects.hover();
    await page.clock.runFor(199);
    await expect(panel).toBeHidden();
  });

  await test.step('a click keeps a panel that the pointer has opened, and the next click closes it', async () => {
    await startOver();
    await quests.hover();
    await page.clock.runFor(200 + 300);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await quests.click();
    await page.clock.runFor(1000);
    await expect(quests).toHaveAttribute('aria-expanded', 'true');
    await expect(openPanels(page)).toHaveCount(1);
    await quests.click();
    await expect(quests).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1000);
    await expect(openPanels(page)).toHaveCount(0);
  });

  await test.step('a slanted path from a section to its first card crosses another section and keeps the panel', async () => {
    await startOver();
    const opened = await recordOpened(page);
    const blog = page.getByRole('button', { name: 'Blog' });
    const other = page.getByRole('button', { name: 'Build Own' });
    await blog.hover();
    await page.clock.runFor(200);
    const card = openPanels(page).locator('li').first();
    await expect(card).toBeVisible();
    const [from, crossed, to] = await Promise.all([
      blog.boundingBox(),
      other.boundingBox(),
      card.boundingBox(),
    ]);
    if (!from || !crossed || !to) throw new Error('A section or the card is not shown.');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + 60, y: to.y + to.height / 2 };
    // The path has to cross the other section.
    const yAtCrossing =
      start.y + ((start.x - crossed.x - crossed.width) / (start.x - end.x)) * (end.y - start.y);
    expect(yAtCrossing).toBeLessThan(crossed.y + crossed.height);
    await page.mouse.move(end.x, end.y, { steps: 60 });
    await page.clock.runFor(1000);
    await expect(blog).toHaveAttribute('aria-expanded', 'true');
    expect([...new Set(opened)]).toEqual(['Blog']);

    // A level path along the sections changes the panel at once.
    await page.mouse.move(start.x, start.y);
    await page.mouse.move(crossed.x + 20, start.y, { steps: 20 });
    await expect(other).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the tooltip of an icon button shows its name after 700 ms, without describing it twice', async () => {
    await startOver();
    const tooltip = page.getByRole('tooltip');
    const toggle = page.getByRole('button', { name: 'Switch to dark mode' });
    await toggle.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Switch to dark mode');
    await expect(toggle).not.toHaveAttribute('aria-describedby');
    await page.getByRole('button', { name: 'Reading preferences' }).hover();
    await expect(tooltip).toHaveText('Reading preferences');
    // It closes when the focus moves on, although the pointer still rests there.
    await page.getByRole('main').getByRole('link').first().focus();
    await page.clock.runFor(100);
    await expect(tooltip).toHaveCount(0);
  });
});

readOnlyTest(
  'a panel lists the parts or pages of its section, counts them, and leads to them',
  async ({ page }) => {
    await open(page, dialogPage);

    await test.step('the only subject shows its parts, each with a count and three pages', async () => {
      await page.getByRole('button', { name: 'CS Subjects' }).click();
      const list = page.getByRole('list', { name: 'CS Subjects' });
      const cells = list.locator(':scope > li');
      await expect(cells.locator('.panel-title')).toHaveText([
        'Getting started 27 lessons',
        'Elements 114 elements',
        'Attributes 100 attributes',
        'Accessibility 58 pages',
        'Final exam 6 pages',
        'This site',
        'New here?',
      ]);
      const pages = await cells.evaluateAll((all) =>
        all.map((cell) => [...cell.querySelectorAll('.panel-pages a')].map((link) => link.textContent)),
      );
      expect(pages).toEqual([
        ['What HTML is for', 'Your first page', 'How a browser reads HTML'],
        ['dialog', 'img', 'table'],
        ['alt', 'autocomplete', 'accept'],
        ['Keyboard and focus', 'Why accessibility', 'Assistive technologies'],
        ['Text and structure', 'Links, images and media', 'Tables and forms'],
        ['Playground', 'Review', 'Your progress', 'Read offline', 'How good this site is', 'Licences'],
        [],
      ]);
      const boxes = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.slice(0, -1).map(({ width }) => Math.round(width))).size).toBe(1);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
      await expect(list.locator('[data-here]')).toHaveText(['Elements 114 elements']);
      await expect(list.locator('[aria-current]')).toHaveText(['dialog']);
      await page.getByRole('link', { name: 'Start with lesson 1' }).click();
      await expect(page).toHaveURL('/cs/html/getting-started/what-is-html');
      await expect(openPanels(page)).toHaveCount(0);
    });

    await test.step('the other panels count what they list, and the newest post is first', async () => {
      /** How many pages are directly in a section. */
      const countIn = (section: string) =>
        pagesOf('real').filter((path) => new RegExp(`^${section}/[^/]+$`).test(path)).length;
      const counts: [name: string, count: number, noun: string][] = [
        ['Quests', countIn('/quests'), 'quests'],
        ['Projects', countIn('/projects'), 'projects'],
        ['Build Own', countIn('/build-own'), 'guides'],
        ['Blog', countIn('/blog'), 'posts'],
      ];
      for (const [name, count, noun] of counts) {
        await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
        const foot = page.locator('.section-panel-foot > span').filter({ visible: true });
        await expect(foot).toHaveText([`${count} ${noun}`]);
        // More than 24 would not fit below the header of a laptop.
        await expect(openPanels(page).locator('li')).toHaveCount(Math.min(count, 24));
      }
      const titles = await page.getByRole('list', { name: 'Blog' }).locator('.panel-title').allTextContents();
      await page.getByRole('link', { name: 'All of Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('region', { name: 'Pages in Blog' }).getByRole('heading')).toHaveText(
        titles.map((title) => title.trim()),
      );
    });
  },
);

readOnlyTest('panels work by keyboard, and sections and panels mark the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await open(page, dialogPage);
  const subjects = page.getByRole('button', { name: 'CS Subjects' });
  const sectionsMarked = page.locator('.section-trigger.is-here');
  const pagesMarked = page.locator('.section-panel [aria-current="page"]');
  await expect(sectionsMarked).toHaveText(['CS Subjects']);

  await test.step('Enter opens, arrow down enters, Escape returns, a link closes', async () => {
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
    await expect(openPanels(page)).toHaveCount(0);
    await expect(subjects).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the current page is marked, and a click elsewhere closes the panel', async () => {
    await expect(sectionsMarked).toHaveText(['CS Subjects']);
    await subjects.click();
    await expect(pagesMarked).toHaveText([/^HTML/]);
    await page.getByRole('link', { name: 'All of CS Subjects' }).click();
    await expect(page).toHaveURL('/cs');
    await subjects.click();
    await expect(pagesMarked).toHaveText(['All of CS Subjects']);
    await page.mouse.click(640, 1590);
    await expect(openPanels(page)).toHaveCount(0);
  });
});
