// The workspace of a quest: solved by keyboard alone, saved on the device, safe from endless loops, usable on a phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findViolationsInPart } from '../support/axe-part.ts';
import { expectSource } from '../support/editor.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open as openPage } from '../support/moving.ts';
import { recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const path = '/quests/hello-page';
const folder = join(import.meta.dirname, '../../../content/2.quests/01.hello-page');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const starter = read('starter/index.html');
const solution = read('solution-a/index.html');

const field = (page: Page) => page.getByRole('textbox', { name: 'index.html' });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run checks' });
const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const status = (page: Page) => page.locator('.quest').getByRole('status').first();

async function open(page: Page, address = path): Promise<void> {
  await openPage(page, address);
  await expect(runButton(page)).toBeEnabled();
}

/** Presses a key until an element has the focus, as a reader without a mouse does. */
async function pressUntil(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}.`);
}

/** Everything that the status announces from now on, in order. */
async function listenTo(live: Locator): Promise<() => Promise<string[]>> {
  const said = await live.evaluateHandle((element) => {
    const sentences: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) sentences.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return sentences;
  });
  return () => said.jsonValue();
}

test('a quest is solved by keyboard alone, and each run of the checks is announced once', async ({
  page,
}) => {
  await open(page);
  const said = await listenTo(status(page));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.quest-bar')).toMatchAriaSnapshot(`
    - link "All quests":
      - /url: /quests
    - heading "Hello, page" [level=1]
    - paragraph: /Beginner \\d+ min/
  `);
  await expect(checks(page)).toMatchAriaSnapshot(`
    - region "Checks":
      - heading "Checks" [level=2]
      - paragraph
      - list:
        - listitem: Title Waiting
        - listitem: Language Waiting
        - listitem: Encoding Waiting
        - listitem: Main heading Waiting
        - listitem: Paragraphs Waiting
        - listitem: No parse errors Waiting
        - listitem: Standards mode Waiting
  `);

  await pressUntil(page, 'Tab', field(page));
  await expectSource(field(page), starter);
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toHaveText('0 of 7 checks pass');
  await expect(field(page)).toBeFocused();
  await expect(checks(page)).toMatchAriaSnapshot(`
    - region "Checks":
      - heading "Checks" [level=2]
      - paragraph: /Last run \\d+:\\d+/
      - list:
        - listitem:
          - text: Title Not yet
          - paragraph:
            - text: The page has no title, so people can’t find it among their tabs, in bookmarks or in search results. Look up the
            - code: title
            - text: element.
        - listitem:
          - text: Language Not yet
          - paragraph:
            - text: The page doesn’t say which language it is in, so a screen reader may read it in the wrong voice. Look up the
            - code: lang
            - text: attribute.
        - listitem:
          - text: Encoding Not yet
          - paragraph:
            - text: The page doesn’t declare its encoding, so on some devices the “é” of “Café” turns into two wrong characters. Look up
            - code: meta charset
            - text: .
        - listitem:
          - text: Main heading Not yet
          - paragraph:
            - text: The page has no heading of level 1, so people who move from heading to heading can’t tell what it is about. Look up the
            - code: h1
            - text: element.
        - listitem:
          - text: Paragraphs Not yet
          - paragraph:
            - text: The notice doesn’t have two paragraphs, so screen reader users get one long block of text. Look up the
            - code: p
            - text: element.
        - listitem:
          - text: No parse errors Not yet
          - paragraph: "The browser had to correct line 1: The page does not begin with <!doctype html>."
        - listitem:
          - text: Standards mode Not yet
          - paragraph:
            - text: The page doesn’t begin with a doctype, so browsers lay it out by the rules of the 1990s (quirks mode). Look up
            - code: doctype
            - text: .
  `);

  await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: 'Show hint 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Hints' })).toMatchAriaSnapshot(`
    - region "Hints":
      - 'heading "Hint 1 of 3: two halves" [level=3]'
      - paragraph:
        - text: A page has two halves. The
        - link "head":
          - /url: /cs/html/elements/head
          - code: head
        - text: element contains facts about the page, such as its title, while the
        - link "body":
          - /url: /cs/html/elements/body
          - code: body
        - text: "element contains what people read. Sort the checks: which ones are about facts, and which are about content?"
      - button "Show hint 2"
  `);

  await pressUntil(page, 'Tab', field(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(solution);
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toHaveText('7 of 7 checks pass. The quest is done.');
  await expect(field(page)).toBeFocused();
  await expect(checks(page)).toMatchAriaSnapshot(`
    - region "Checks":
      - heading "Checks" [level=2]
      - paragraph: /Last run \\d+:\\d+/
      - list:
        - listitem:
          - text: Title Passed
          - paragraph: The page has a title that says what it is about.
        - listitem:
          - text: Language Passed
          - paragraph: The page says that it is in English.
        - listitem:
          - text: Encoding Passed
          - paragraph: The page declares that it is UTF-8.
        - listitem:
          - text: Main heading Passed
          - paragraph: One main heading says what the page is.
        - listitem:
          - text: Paragraphs Passed
          - paragraph: The two paragraphs are paragraphs, with every word of the notice.
        - listitem:
          - text: No parse errors Passed
          - paragraph: The browser reads the page without correcting it.
        - listitem:
          - text: Standards mode Passed
          - paragraph: The browser uses today’s layout rules.
  `);
  await expect(page.locator('.quest-bar')).toMatchAriaSnapshot(`
    - link "All quests":
      - /url: /quests
    - heading "Hello, page" [level=1]
    - paragraph: /Beginner \\d+ min Done/
  `);
  expect(await said()).toEqual(['0 of 7 checks pass', '7 of 7 checks pass. The quest is done.']);

  await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: 'Show a solution' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Solutions' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show a solution' })).toBeFocused();
});

test('nothing is lost by a reload or by starting again, and the list of quests shows what is done', async ({
  page,
}) => {
  await test.step('the script and the files of a quest are fetched on its own page only', async () => {
    const fetched = recordRequests(page, /_quest\.json|\/assets\/workspace-[^/]*\.js/);
    await openPage(page, '/quests');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    expect(fetched).toEqual([]);
    await page.getByRole('link', { name: 'Hello, page' }).click();
    await expect(runButton(page)).toBeEnabled();
    expect(fetched.length).toBe(2);
  });

  await test.step('files survive a reload and a new start, even what was typed just before', async () => {
    await field(page).fill(solution);
    await page.reload();
    await expectSource(field(page), solution);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await runButton(page).click();
    await expect(page.locator('.quest-is-done')).toBeVisible();
    await expectSource(field(page), solution);

    await page.getByRole('button', { name: 'Start again' }).click();
    await expectSource(field(page), starter);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.reload();
    await expectSource(field(page), starter);
    await expect(page.locator('.quest-is-done')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSource(field(page), solution);
  });

  await test.step('a version from another device can be opened, and the own one again', async () => {
    await openPage(page, '/progress');
    const files = [{ name: 'index.html', text: '<p>Elsewhere</p>' }];
    const entries = [{ kind: 'draft', path, id: '', at: Date.UTC(2023, 10, 14, 12), files }];
    await page.locator('[data-action="import"] input').setInputFiles({
      name: 'kept.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ application: 'plinth-progress', version: 2, entries })),
    });
    await expect(page.getByText('kept.json was imported.')).toBeVisible();
    await open(page);
    await page.getByRole('button', { name: 'Open the version of 14 November 2023' }).click();
    await expectSource(field(page), '<p>Elsewhere</p>');
    await expect(field(page)).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: /^Open the version of today/ }).click();
    await expectSource(field(page), solution);
  });

  await test.step('the list of quests shows what is done and what is started, and filters by it', async () => {
    await open(page, '/quests/heading-outline');
    await field(page).fill('<h1>Greenbank</h1>');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await openPage(page, '/quests');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Hello, page')).toContainText('Done');
    await expect(row('Fix the outline')).toHaveAttribute('data-here', '');
    const counted = page.getByRole('main').getByRole('status');
    await expect(counted).toHaveText(/^\d+ quests, 1 done, 1 started$/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(counted).toHaveText(/^1 of \d+ quests$/);
    await expect(row('Fix the outline')).toBeHidden();
    await page.getByRole('button', { name: 'To do' }).click();
    await expect(row('Hello, page')).toBeHidden();
  });
});

test('a draft that crashed the tab is not run at the next visit until the reader runs it', async ({
  context,
}) => {
  const page = await context.newPage();
  const draft = `${solution}\n<p id="ran">waits</p><script>document.querySelector('#ran').textContent = 'ran'</script>`;
  const ran = (visit: Page) => visit.frameLocator('.bench-paper iframe').locator('#ran');
  const paused = (visit: Page) =>
    visit.getByText('The last run of this page did not end. Its scripts are paused.');

  await test.step('a draft runs when its page is opened', async () => {
    await open(page);
    await field(page).fill(draft);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(ran(page)).toHaveText('ran');
  });

  const next = await context.newPage();
  await test.step('after a crash it is not run, however often the page is opened', async () => {
    const crash = page.waitForEvent('crash');
    await Promise.all([crash, page.goto('chrome://crash').catch(() => {})]);
    await open(next);
    for (let visits = 0; visits < 2; visits++) {
      await expectSource(field(next), draft);
      await expect(paused(next)).toBeVisible();
      await expect(next.locator('.bench-paper iframe')).toHaveCount(0);
      await next.reload();
    }
  });

  await test.step('"Run anyway" runs it, and the visit after that runs it by itself', async () => {
    await next.getByRole('button', { name: 'Run anyway' }).click();
    await expect(ran(next)).toHaveText('ran');
    await expect(paused(next)).toHaveCount(0);
    await next.reload();
    await expect(ran(next)).toHaveText('ran');
  });
});

test('the preview applies the style sheet of a quest from the start and while it is typed', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  // A page, a page with scripts, and a page that is not called index.html.
  for (const name of ['straight-to-content', 'ten-thousand-rows', 'the-audit'])
    await test.step(name, async () => {
      await open(page, `/quests/${name}`);
      const body = page.frameLocator('.bench-paper iframe').locator('body');
      await expect(body).toHaveCSS('font-family', 'sans-serif');
      await page.getByRole('tab', { name: 'style.css' }).click();
      const sheet = page.getByRole('textbox', { name: 'style.css' });
      await sheet.fill('body { font-family: monospace; }');
      await expect(body).toHaveCSS('font-family', 'monospace');
      expect(refused).toEqual([]);
    });
});

test('an endless loop in the learner’s code stops neither the page nor the checks', async ({ page }) => {
  // In frames time runs ten times as fast, so that a loop is stopped after a tenth of a second.
  await page.addInitScript(() => {
    if (window === window.top) return;
    const now = performance.now.bind(performance);
    performance.now = () => now() * 10;
  });
  await open(page);
  await field(page).fill(solution.replace('</body>', '<script>for (;;);</script></body>'));
  await field(page).press('Control+Enter');
  await expect(status(page)).toHaveText(/ of 7 checks pass/, { timeout: 50_000 });
  await expect(checks(page).getByText('Waiting')).toHaveCount(0);
  await field(page).fill(solution);
  await field(page).press('Control+Enter');
  await expect(status(page)).toHaveText('7 of 7 checks pass. The quest is done.');
});

test('an answer cannot pass by force, and messages in any form or number leave the page as it is', async ({
  page,
}) => {
  await open(page);
  const runWith = async (script: string) => {
    await field(page).fill(`${starter}<script>${script}</script>`);
    await field(page).press('Control+Enter');
    await expect(status(page)).toHaveText('0 of 7 checks pass');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, page' })).toBeVisible();
  };
  const ids = [
    'title',
    'language',
    'encoding',
    'main-heading',
    'paragraphs',
    'no-parse-errors',
    'standards-mode',
  ];

  await test.step('forged results', () =>
    runWith(`for (const id of ${JSON.stringify(ids)}) for (const to of [parent, top])
      to.postMessage({ quest: 'done', result: { id, state: 'passed', words: 'Forged.' }, isUsed: true }, '*')`));

  await test.step('messages that cannot be read', () =>
    runWith(`const bare = { toString: 1, valueOf: 1 };
      for (const one of [{ quest: 'done' }, { quest: 'done', result: { state: bare, words: bare } },
        { quest: 'size', width: bare, height: bare }, { example: 'size', height: bare },
        { example: 'contained', what: bare, detail: bare }, { example: 'contained', what: 'alert', detail: bare }])
        parent.postMessage(one, '*')`));

  await test.step('functions of the browser that are replaced', () =>
    runWith(`const send = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (news) { if (news?.result) news.result.state = 'passed'; send.call(this, news) };
      Array.prototype.push = Array.prototype.includes = () => false;
      JSON.stringify = () => '{"state":"passed"}';
      Promise.prototype.constructor = null;
      Promise.prototype.then = (done) => done(true);
      dispatchEvent(new MessageEvent('message', { data: { quest: 'done' }, source: parent }))`));

  await test.step('too many messages stop the answer, and every check says why', async () => {
    await runWith(`for (let sent = 0; sent < 5000; sent++) top.postMessage({ quest: 'done' }, '*')`);
    await expect(checks(page).getByText('The page sent more than 1,000 messages')).toHaveCount(ids.length);
  });

  await field(page).fill(solution);
  await field(page).press('Control+Enter');
  await expect(status(page)).toHaveText('7 of 7 checks pass. The quest is done.');
});

test('on a phone there are three tabs and a bar at the bottom, and nothing moves while the page loads', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A title of two lines leaves a margin.
  await open(page, '/quests/four-languages');
  const facts = await page.locator('.quest-facts').boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThanOrEqual(370);
  await open(page);
  expect(await shifts()).toEqual([]);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(panel('Task')).toBeVisible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(panel('Task')).toBeHidden();
  await field(page).fill('<p>Mine</p>');
  await expect(runButton(page)).toBeInViewport({ ratio: 1 });
  await runButton(page).click();
  await expect(panel('Result')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Result \d to fix/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolationsInPart(page, '.quest')).toEqual([]);
});
