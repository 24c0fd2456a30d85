// Which scripts load when: with the page, at the reader's first action, and for the search. Requests and amounts of work
// are counted, which don't depend on the machine. Times are measured by `npm run bench`.
import {
  countReactRoots,
  listFetched,
  openAndLeaveAlone,
  sumBytes,
} from '#scripts/weights/untouched-page.ts';
import { idleMoment } from '../support/idle.ts';
import { openUntouched } from '../support/moving.ts';
import { recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test('the first scripts are requested together, and React loads in six files when the reader moves', async ({
  page,
}) => {
  const imports = recordRequests(page, /\/assets\/constants-/);
  let wasRequestedBefore = false;
  await page.route(/\/assets\/entry\.app-/, async (route) => {
    await expect.poll(() => imports.length).toBe(1);
    wasRequestedBefore = true;
    await route.continue();
  });
  const { fetched, untilQuiet } = await openAndLeaveAlone(page, '/blog');

  await test.step('what the entry script imports is requested before the script has arrived', () => {
    expect(wasRequestedBefore).toBe(true);
  });

  await test.step('React hydrates one part at the first move of the pointer', async () => {
    await page.mouse.move(300, 300);
    await expect.poll(() => countReactRoots(page)).toBe(1);
    const pageView = /\/assets\/page-view-/;
    await expect.poll(async () => sumBytes(await listFetched(page), pageView)).toBeGreaterThan(0);
  });

  await test.step('scripts that need each other are bundled: six files in all', async () => {
    await untilQuiet();
    const paths = (await listFetched(page)).slice(fetched.length).map(({ path }) => path);
    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect(scripts.map((path) => path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '')).sort()).toEqual([
      'drawing',
      'formats',
      'page-view',
      'react',
      'rolldown-runtime',
      'take-over',
    ]);
  });
});

test('the search loads at most 80 KiB, works without React, and renders only new rows', async ({ page }) => {
  const { fetched, untilQuiet } = await openAndLeaveAlone(page, '/blog');
  // A key press also lets the page prefetch links in view, which is not the search's doing.
  const notPrefetched = /^(?!.*_payload)/;
  const before = sumBytes(fetched, notPrefetched);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('group', { name: 'Quests' })).toBeAttached();
  await untilQuiet();

  /** How many rows a key adds that were not on the page before, and how many elements there are in all. */
  async function type(key: string, term: string) {
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('.palette-row')) Object.assign(row, { isOld: true });
    });
    await page.keyboard.press(key);
    await expect(dialog.locator('.palette-row mark').first()).toHaveText(new RegExp(`^${term}$`, 'i'));
    return page.evaluate(() => ({
      added: [...document.querySelectorAll('.palette-row')].filter((row) => !('isOld' in row)).length,
      elements: document.querySelectorAll('.palette *').length,
    }));
  }
  for (const [key, term] of [
    ['t', 't'],
    ['a', 'ta'],
    ['b', 'tab'],
  ] as const) {
    const { added, elements } = await type(key, term);
    expect(added).toBeLessThanOrEqual(42);
    expect(elements).toBeLessThanOrEqual(900);
  }
  await untilQuiet();
  const after = await listFetched(page);
  expect(sumBytes(after, notPrefetched) - before).toBeLessThanOrEqual(80 * 1024);
  expect(sumBytes(after, /\/_data\/search\./)).toBeGreaterThan(0);
  expect(await countReactRoots(page)).toBe(0);
});

test('everything that the search needs is requested at once, and only once', async ({ page }) => {
  const held = new Map<string, () => void>();
  for (const ending of ['js', 'css']) {
    const isFree = new Promise<void>((resolve) => held.set(ending, resolve));
    await page.route(new RegExp(`/assets/site-search-[^/]+\\.${ending}$`), async (route) => {
      await isFree;
      await route.continue();
    });
  }
  const requested = recordRequests(page, /\/_data\/(search|text)\./);
  await openUntouched(page, '/blog');
  await page.locator('[data-open-search]:visible').first().hover();
  await expect.poll(() => requested.length).toBe(2);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('table');
  // The script arrives before its styles: opening the search must not request again what pointing at it requested.
  const script = page.waitForResponse(/\/assets\/site-search-[^/]+\.js$/);
  held.get('js')?.();
  await (await script).finished();
  await idleMoment(page);
  held.get('css')?.();
  await expect(page.getByRole('option', { name: 'table' }).first()).toBeVisible();
  expect(requested).toHaveLength(2);
  expect(page.workers()).toHaveLength(1);
});
