// What a reader has done: marked, saved on the device, shown again, exported to another device.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolationsInPart } from '../support/axe-part.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const course = '/cs/html/getting-started';
const lesson = `${course}/lists`;

const doneBar = (page: Page) => page.locator('.done-bar');
const markAsDone = (page: Page) => doneBar(page).getByRole('button');

/** An export file with these entries. */
const exported = (entries: object[], version = 2) => ({
  name: 'kept.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ application: 'plinth-progress', version, entries })),
});

async function importFile(page: Page, file: ReturnType<typeof exported>): Promise<void> {
  await page.locator('[data-action="import"] input').setInputFiles(file);
}

test('a lesson marked as done shows everywhere, and an export brings it to another device', async ({
  page,
  browser,
}) => {
  const shifts = await watchShifts(page);
  const requests: { method: string; url: string; body: string | null }[] = [];
  page.on('request', (request) =>
    requests.push({ method: request.method(), url: request.url(), body: request.postData() }),
  );

  await test.step('without saved progress, nothing that shows it is fetched', async () => {
    await open(page, lesson);
    await doneBar(page).scrollIntoViewIfNeeded();
    await expect(markAsDone(page)).toHaveText('Mark as done', { useInnerText: true });
    await expect(page.locator('.sidebar .branch-count').first()).toHaveText('27 lessons');
    expect(requests.filter(({ url }) => /outline|show-done/.test(url))).toEqual([]);
  });

  await test.step('the lesson and the list beside it show that it is done', async () => {
    const before = await doneBar(page).boundingBox();
    await markAsDone(page).click();
    await expect(markAsDone(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(doneBar(page)).toContainText(/Done on \d+ \w+/);
    expect((await doneBar(page).boundingBox())?.height).toBe(before?.height);
    await expect(page.locator('.sidebar .branch-count').first()).toHaveText('1 of 27 done');
    await expect(page.locator('.sidebar li[data-done]')).toHaveText([/, done$/]);
    await expect(page.locator('.sidebar .course-blocks > [data-done]')).toHaveCount(1);
  });

  await test.step('the home page and the subject show it, and nothing moves', async () => {
    await open(page, '/');
    await expect(page.locator('.beginnings li').first()).toContainText('1 of 27 done');
    await expect(page.getByRole('link', { name: 'Continue lesson 7' })).toHaveAttribute(
      'href',
      `${course}/links-and-addresses`,
    );
    expect(await shifts()).toEqual([]);
    await open(page, '/cs/html');
    await expect(page.locator('.beginnings li').first()).toContainText('1 of 27 done');
    await expect(page.locator('.landing-section .course-blocks > [data-done]')).toHaveCount(1);
    expect(await shifts()).toEqual([]);
  });

  const text =
    await test.step('the progress page counts it and exports a file; nothing leaves the device', async () => {
      await open(page, '/progress');
      await expect(page.locator('.ledger > li').first()).toContainText('1 of 27 lessons done');
      // The five questions of the lesson are due for review from tomorrow on.
      await expect(page.locator('.ledger')).toContainText('5 questions in rotation');
      expect(await shifts()).toEqual([]);
      expect(await findViolationsInPart(page, 'main')).toEqual([]);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^plinth-progress-\d{4}-\d\d-\d\d\.json$/);
      expect(requests.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([]);
      const { origin } = new URL(page.url());
      expect(requests.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([]);
      return readFile(await download.path(), 'utf8');
    });

  const other = await browser.newContext();
  const there = await other.newPage();
  const nothingSaved = there.getByRole('heading', { name: 'Nothing saved yet' });
  const lessons = there.locator('.ledger > li').first();

  await test.step('on another device, files that are no complete export change nothing', async () => {
    await open(there, new URL('/progress', page.url()).href);
    await expect(nothingSaved).toBeVisible();
    await expect(there.getByRole('button', { name: 'Export' })).toBeDisabled();
    await importFile(there, { ...exported([]), name: 'notes.json', buffer: Buffer.from('{"notes":[]}') });
    await expect(there.getByRole('status').filter({ hasText: 'notes.json' })).toHaveText(
      'notes.json is not a Plinth export. It has no version. Nothing was changed.',
    );
    await importFile(there, { ...exported([]), buffer: Buffer.from(text.slice(0, -40)) });
    await expect(there.getByText('kept.json is not a Plinth export.')).toBeVisible();
    await expect(nothingSaved).toBeVisible();
  });

  await test.step('the export is imported there, and can be deleted and restored', async () => {
    await importFile(there, { ...exported([]), buffer: Buffer.from(text) });
    await expect(lessons).toContainText('1 of 27 lessons done');
    await there.getByRole('button', { name: 'Delete all' }).click();
    await expect(nothingSaved).toBeVisible();
    await there.getByRole('button', { name: 'Undo' }).click();
    await expect(lessons).toContainText('1 of 27 lessons done');
  });
  await other.close();
});

test('a file brings in no foreign links and no endless tables, and what is kept can always be deleted', async ({
  page,
}) => {
  const hostile = [
    { kind: 'draft', path: 'javascript:alert(1)', id: '', at: 1, files: [{ name: 'index.html', text: '' }] },
    { kind: 'checks', path: '/quests/hello-page', id: '', at: 1, passed: 1, total: 5_000_000 },
  ];
  const status = page.locator('[data-action="import"]').getByRole('status');
  const deleteAll = page.getByRole('button', { name: 'Delete all' });
  await open(page, '/progress');

  await test.step('such a file is refused', async () => {
    for (const [entry, reason] of [
      [hostile[0], 'has "javascript:alert(1)" as a path, which is not a path of this site.'],
      [hostile[1], 'has 5,000,000 checks. A page has at most 1,000.'],
    ] as const) {
      await importFile(page, exported([entry ?? {}]));
      await expect(status).toHaveText(`kept.json is damaged. Entry 1 of 1 ${reason} Nothing was changed.`);
    }
    await expect(deleteAll).toBeDisabled();
  });

  await test.step('one that was imported before is shown without them, and can be deleted', async () => {
    await importFile(page, exported([{ kind: 'done', path: lesson, id: '', at: 1, isDone: true }]));
    await expect(status).toHaveText('kept.json was imported.');
    await page.evaluate(
      (entries) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('plinth-progress');
          request.onsuccess = () => {
            const transaction = request.result.transaction(['entries', 'pages'], 'readwrite');
            for (const entry of entries) {
              transaction.objectStore('entries').put(entry);
              transaction.objectStore('pages').put({ path: entry.path });
            }
            transaction.oncomplete = () => resolve();
          };
        }),
      hostile,
    );
    await page.reload();
    await expect(page.locator('.ledger > li').first()).toContainText('1 of 27 lessons done');
    await expect(page.locator('.ledger a[href^="javascript:"]')).toHaveCount(0);
    await deleteAll.click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });
});

test('ticks of a project show in both tabs, survive a reload, and count in the list of projects', async ({
  page,
  context,
}) => {
  const project = '/projects/recipe-book';
  const other = await context.newPage();
  await open(page, project);
  await open(other, project);
  const boxes = page.locator('.task-list-item').getByRole('checkbox');
  await boxes.first().scrollIntoViewIfNeeded();
  await expect(boxes.first()).toBeEnabled();
  await other.locator('.task-list-item').first().scrollIntoViewIfNeeded();
  const theirs = other.locator('.task-list-item').getByRole('checkbox');
  await expect(theirs.nth(1)).toBeEnabled();
  await boxes.first().check();
  await expect(theirs.first()).toBeChecked();
  await theirs.nth(1).check();
  await expect(boxes.nth(1)).toBeChecked();
  // The text of an item is its label.
  const words = await page.locator('.task-list-item').nth(2).textContent();
  await page.getByRole('checkbox', { name: words?.trim() ?? '' }).check();
  await page.reload();
  await page.locator('.task-list-item').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.task-list-item').getByRole('checkbox', { checked: true })).toHaveCount(3);

  const total = await page.locator('.task-list-item').count();
  await open(page, '/projects');
  const card = page.locator('.card').filter({ has: page.locator(`a[href="${project}"]`) });
  await expect(card).toContainText(`3 of ${total} items`);
  // The status of the filter counts it, too.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/, 1 started$/);
  await page.getByRole('button', { name: 'Started' }).click();
  await expect(page.locator('.card:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.locator('.card:visible')).toHaveCount(0);
});

test('with storage blocked, marks last as long as the page, and a message says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
  });
  await open(page, lesson);
  await doneBar(page).scrollIntoViewIfNeeded();
  await markAsDone(page).click();
  await expect(page.getByText('Your progress can’t be saved').first()).toBeVisible();
  await expect(markAsDone(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.sidebar .branch-count').first()).toHaveText('1 of 27 done');
});

test('the questions that are due today are reviewed by keyboard alone, and come to an end', async ({
  page,
}) => {
  const day = 86_400_000;
  const past = Date.now() - 2 * day;
  const card = (id: string) => ({
    ...{ kind: 'card', path: lesson, id, at: past, due: past, stability: 0, difficulty: 0 },
    ...{ days: 0, reps: 0, lapses: 0, state: 0, reviewed: 0 },
  });
  await open(page, '/progress');
  await importFile(
    page,
    exported([
      { kind: 'done', path: lesson, id: '', at: past, isDone: true },
      // This page has moved since; its mark is saved under the new path.
      { kind: 'done', path: '/cs/html/elements/h1', id: '', at: past, isDone: true },
      card('Where in the code does an inner list go?'),
      card('Which elements are allowed directly inside a ul element?'),
      card('A question that the lesson no longer asks'),
    ]),
  );
  await expect(page.getByText('kept.json was imported.')).toBeVisible();
  const moved = page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('plinth-progress');
        request.onsuccess = () => {
          const keys = request.result.transaction('entries').objectStore('entries').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );
  expect(await moved).toContain('done,/cs/html/elements/h1-h6,');

  // Questions that cannot be loaded stay due.
  const payloads = `**${lesson}/_payload.json*`;
  await page.route(payloads, (route) => route.abort());
  await open(page, '/review');
  await expect(page.getByRole('heading', { name: '3 questions could not be loaded' })).toBeFocused();
  await page.unroute(payloads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.review-left')).toContainText(/[23] left of [23] due today/);
  expect(await findViolationsInPart(page, 'main')).toEqual([]);
  // The hint names the keys of this question.
  const choices = await page.locator('.review .choice').count();
  await expect(page.locator('.review-keys')).toContainText(`1 to ${choices} choose`);
  const foot = page.locator('.review-foot').getByRole('status');
  await page.keyboard.press('Enter');
  await expect(foot).toHaveText('Choose an answer first.');
  await page.keyboard.press('?');
  await expect(foot).toHaveText('Not this time. Comes again tomorrow.');
  await expect(page.locator('.choice[data-verdict="right"] + .question-why')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  const right = await page
    .locator('.review .choice input')
    .evaluateAll((all) => all.findIndex((input) => 'right' in (input as HTMLElement).dataset) + 1);
  await page.keyboard.press(String(right));
  await page.keyboard.press('Enter');
  await expect(foot).toHaveText(/^Right\. Comes again in \d+ days, on \d+ \w+\.$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeFocused();
  await expect(page.locator('.review-end')).toContainText('2 questions, 1 right.');
  expect(await findViolationsInPart(page, 'main')).toEqual([]);
  // Later on the same day nothing is due.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeVisible();
});
