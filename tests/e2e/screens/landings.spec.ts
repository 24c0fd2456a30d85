// Pages that lead to others: what they count and list, how a list is narrowed, and what is left of that without script.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathFromFile } from '#lib/address/content-path.ts';
import { expectHeading, expectScroll, isSameWindow, open, scrollTo } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const content = join(import.meta.dirname, '../../../content');

/** The paths of all documents in the content folder. */
const paths = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !/(^|\/)README\.md$/.test(file))
  .map((file) => pathFromFile(file.replaceAll('\\', '/')));

function pagesBelow(section: string): string[] {
  // The pages of tags lead to posts and are none.
  return paths.filter((path) => path.startsWith(`${section}/`) && !path.startsWith('/blog/tags/'));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const list = (page: Page) => page.getByRole('region', { name: 'Pages in Quests' });
const cards = (page: Page) => list(page).getByRole('listitem');
const skill = (page: Page) => page.getByRole('combobox', { name: 'Skill' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

const quests = pagesBelow('/quests').length;

/** A skill that some quests train and others do not, with their number. */
async function chooseSkill(page: Page): Promise<{ value: string; count: number }> {
  const values = await skill(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const value = values.find((each) => each !== '') ?? '';
  return { value, count: await page.locator(`[data-skill~="${value}"]`).count() };
}

test('the home page counts what there is, and leads to it', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const subjects = pagesBelow('/cs').filter((path) => path.split('/').length === 3);
  const counts = [
    `${counted(subjects.length, 'subject')}, ${counted(pagesBelow('/cs').length + 1, 'page')}`,
    counted(quests, 'quest'),
    counted(pagesBelow('/projects').length, 'project'),
    // A guide has its steps below it.
    counted(pagesBelow('/build-own').filter((path) => path.split('/').length === 3).length, 'guide'),
    counted(pagesBelow('/blog').length, 'post'),
  ];
  const shown = await main.locator('.wall-counts').allTextContents();
  expect(shown.map((text) => text.replace(/, \d levels$/, ''))).toEqual(counts);
  const areas = main.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(areas.filter({ visible: true }).first()).toHaveText('CS Subjects');
  await expect(main.getByRole('link', { name: 'Browse the subjects' })).toHaveAttribute('href', '/cs');
  await main.getByRole('link', { name: 'Start with lesson 1' }).click();
  await expect(page).toHaveURL(/\/cs\/html\/getting-started\/what-is-html$/);
});

test('a list is narrowed by keyboard, in place and in the address, and Back leaves it', async ({ page }) => {
  await open(page, '/cs');
  await page.evaluate(() => void navigation.navigate('/quests'));
  await expectHeading(page, 'Quests');
  // The focus follows a frame later, and would be taken from what is focused before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(status(page)).toHaveText(counted(quests, 'quest'));
  const { value, count } = await chooseSkill(page);
  expect(count).toBeLessThan(quests);

  const entries = await page.evaluate(() => navigation.entries().length);
  await skill(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await expect(status(page)).toHaveText(`${count} of ${counted(quests, 'quest')}`);
  await expect(cards(page)).toHaveCount(count);
  await expect(skill(page)).toBeFocused();
  await expect(skill(page)).toHaveValue(value);
  await expectHeading(page, 'Quests');
  expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);

  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL('/quests');
  await expect(cards(page)).toHaveCount(quests);
  await expect(status(page)).toHaveText(counted(quests, 'quest'));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await page.goBack();
  await expectHeading(page, 'Computer science subjects');
  await page.goForward();
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await expect(cards(page)).toHaveCount(count);
  expect(await isSameWindow(page)).toBe(true);
});

test('a choice is not lost: neither one of many in quick succession, nor one made before anything listens', async ({
  page,
}) => {
  await open(page, '/cs');
  await page.evaluate(() => void navigation.navigate('/quests'));
  await expectHeading(page, 'Quests');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { value, count } = await chooseSkill(page);
  await skill(page).focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await expect(skill(page)).toHaveValue(value);
  await expect(cards(page)).toHaveCount(count);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/listing-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/quests');
  await skill(page).selectOption(value);
  release();
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await expect(skill(page)).toHaveValue(value);
  await expect(cards(page)).toHaveCount(count);
});

test('a link to a narrowed list shows it narrowed; words that it does not know are ignored', async ({
  page,
}) => {
  await page.goto('/quests');
  const { value, count } = await chooseSkill(page);
  await open(page, `/quests?skill=${value}&difficulty=easy&from=mail`);
  await expect(cards(page)).toHaveCount(count);
  await expect(skill(page)).toHaveValue(value);
  await open(page, '/quests?skill=juggling');
  await expect(status(page)).toHaveText(counted(quests, 'quest'));
  await expect(cards(page)).toHaveCount(quests);
  await expect(skill(page)).toHaveValue('');
});

test('a filter changed at an anchor takes the anchor away and leaves the page where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/quests#four-levels');
  await scrollTo(page, 150);
  const { value, count } = await chooseSkill(page);
  await skill(page).selectOption(value);
  await expect(page).toHaveURL(`/quests?skill=${value}`);
  await expect(cards(page)).toHaveCount(count);
  await expectScroll(page, 150);
});

test('a list narrowed to nothing says so, and has a way out', async ({ page }) => {
  await page.goto('/quests');
  const { value } = await chooseSkill(page);
  // Every choice fits something, so the test takes away what one of them fits.
  await page.route('**/quests?skill=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`data-skill="${value}"`, 'data-skill=""');
    await route.fulfill({ response, body });
  });
  await open(page, `/quests?skill=${value}`);
  await expect(status(page)).toHaveText(`0 of ${counted(quests, 'quest')}`);
  await expect(page.getByText('Nothing here matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL('/quests');
  await expect(cards(page)).toHaveCount(quests);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  // The first of the filters.
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
});

test('the elements are narrowed while the reader types', async ({ page }) => {
  await open(page, '/cs/html');
  const elements = 113;
  const names = page.locator('[data-name]').filter({ visible: true });
  const field = page.getByRole('searchbox', { name: 'Filter elements' });
  await expect(names).toHaveCount(elements);
  await expect(status(page)).toHaveText(counted(elements, 'element'));
  await field.fill('<Dialog>');
  await expect(names).toHaveText(['dialog']);
  await expect(status(page)).toHaveText(`1 of ${counted(elements, 'element')}`);
  await expect(page.getByRole('heading', { level: 3, name: 'D', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'A', exact: true })).toBeHidden();
  await field.fill('xyzzy');
  await expect(page.getByText('No element has a name like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(field).toBeFocused();
  await expect(names).toHaveCount(elements);
  await field.fill('img');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(names).toHaveCount(elements);
});

test('the index of a reference is narrowed by name, and so are its families', async ({ page }) => {
  await open(page, '/cs/html/elements');
  const list = page.getByRole('region', { name: 'All elements' });
  const rows = list.getByRole('term').filter({ visible: true });
  const families = list.locator('.directory-family > h3').filter({ visible: true });
  await expect(list.getByRole('status')).toHaveText('113 elements');
  await expect(families).toHaveText([
    'Document and metadata',
    'Page sections',
    'Blocks of content',
    'Text-level meaning',
    'Edits',
    'Images, media and embedding',
    'Tables',
    'Forms',
    'Interactive elements',
    'Scripting and components',
    'Obsolete elements',
    'Concepts',
  ]);
  // One page is about six names.
  await list.getByRole('searchbox', { name: 'Filter elements' }).fill('h3');
  await expect(rows).toHaveText(['h1 to h6']);
  await expect(families).toHaveText(['Page sections']);
  await expect(list.getByRole('status')).toHaveText('1 of 113 elements');
});

test('the index of a reference has one field, and its contents begin with its own lists', async ({
  page,
}) => {
  await open(page, '/cs/html/elements');
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText([
    'A to Z',
    'By family',
    'How to read an element page',
    'Tags and elements are not the same',
    'Content categories in brief',
    'Every element takes attributes',
  ]);
  const current = page.locator('.page-contents [aria-current]');
  await expect(current).toHaveText(['A to Z']);
  await contents.nth(1).click();
  await expect(page.getByRole('heading', { name: 'By family' })).toBeInViewport();
  await expect(current).toHaveText(['By family']);

  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Nothing has a name like that.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By family' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page.getByRole('heading', { name: 'By family' })).toBeVisible();

  await open(page, '/cs/html/attributes');
  await expect(page.getByRole('searchbox')).toHaveCount(1);
});

test('a post takes as long on the home page and in the list as on its own page', async ({ page }) => {
  await page.goto('/');
  const latest = page.locator('.latest-posts');
  const minutes = (await latest.locator('.post-end').first().textContent())?.match(/^(\d+) min$/)?.[1];
  await latest.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  const row = page.getByRole('region', { name: 'Pages in Blog' }).getByRole('listitem').first();
  await expect(row).toHaveText(new RegExp(`(?<!\\d)${minutes} min$`));
  await row.getByRole('link').click();
  await expect(page.locator('[data-island^="PageMeta_"]')).toContainText(`${minutes} min`);
});

test('a post says in one line who wrote it and when it was checked, and leads to others about the same', async ({
  page,
  request,
}) => {
  await page.goto('/blog/first-rule-of-aria');
  const byline = page.locator('.byline');
  await expect(byline.locator('p > span')).toHaveText([
    'Plinth editors',
    '12 November 2026',
    'Checked 16 November 2026',
    '6 minutes',
  ]);
  const drawing = page.getByRole('figure', { name: /^From left to right:/ }).getByRole('img');
  await expect(drawing).toHaveAttribute('alt', /^Five rows of blocks/);
  const tags = byline.getByRole('list', { name: 'Tags' }).getByRole('link');
  await expect(tags).toHaveText(['Accessibility', 'Browsers']);
  await tags.nth(1).click();
  await expect(page).toHaveURL('/blog/tags/browsers');
  const posts = page.getByRole('region', { name: 'Pages in Posts about browsers' });
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText([
    'The first rule of ARIA, with receipts',
    'Baseline in plain words',
  ]);
  const blog = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' });
  await blog.click();
  await expect(page.getByRole('navigation', { name: 'Posts by tag' }).getByRole('link')).toHaveText([
    'Accessibility 1',
    'Browsers 2',
    'HTML 1',
  ]);
  expect((await request.get('/blog/tags/juggling')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/blog/tags/browsers</loc>');
});

test('every page in a list shows what one will make, with nothing that moves when it comes', async ({
  page,
}) => {
  for (const [path, count] of Object.entries({
    '/quests': quests,
    '/projects': pagesBelow('/projects').length,
    '/build-own': pagesBelow('/build-own').filter((path) => path.split('/').length === 3).length,
    '/blog': pagesBelow('/blog').length,
  })) {
    await page.goto(path);
    const pictures = page.locator('.entry-picture');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('width', '320');
      await expect(picture).toHaveAttribute('height', '180');
      await expect(picture).toHaveAttribute('alt', '');
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    }
  }
});

test('the blog leads to its feeds', async ({ page, request }) => {
  await page.goto('/blog');
  const note = page.locator('.feed-note');
  await expect(note).toHaveText('New posts as RSS, Atom or JSON');
  const types = [];
  for (const feed of await note.getByRole('link').all())
    types.push((await request.get((await feed.getAttribute('href')) ?? '')).headers()['content-type']);
  expect(types.map((type) => type?.split(';')[0])).toEqual([
    'application/xml',
    'application/xml',
    'application/json',
  ]);
});

test('a project says how long the work takes, not the reading', async ({ page }) => {
  await page.goto('/projects/recipe-book');
  await expect(page.locator('.page-facts > li').nth(1)).toHaveText('about 5 hours');
  await page.goto('/projects/one-page-about-you');
  await expect(page.locator('.page-facts > li').nth(1)).toHaveText('about 3 hours');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is listed, and nothing is offered that does not answer', async ({ page }) => {
    await page.goto('/quests?skill=headings');
    await expect(cards(page)).toHaveCount(quests);
    await expect(skill(page)).toBeHidden();
    await page.goto('/cs/html');
    await expect(page.locator('[data-name]').filter({ visible: true })).toHaveCount(113);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeHidden();
  });
});
